import { newId } from '../runtime/ids.ts';

/** The token of an invitation: the owner, the account that it will open, and a secret. */
export interface InvitationToken {
  ownerId: string;
  staffId: string;
  secret: string;
}

/** A new secret of 160 bits. */
export function newInvitationSecret(): string {
  return newId(20);
}

/** The token as it stands in the link. */
export function invitationTokenOf({ ownerId, staffId, secret }: InvitationToken): string {
  return `${ownerId}.${staffId}.${secret}`;
}

/** The parts of a token; those of another text belong to nobody. */
export function readInvitationToken(token: string): InvitationToken {
  const [ownerId = '', staffId = '', secret = ''] = token.split('.');
  return { ownerId, staffId, secret };
}
