import { newId } from '../runtime/ids.ts';

/** The token of a link that confirms an address: the account, so that one read finds what was mailed, and a secret. */
export interface LinkToken {
  accountId: string;
  secret: string;
}

/** A new secret of 160 bits. */
export function newLinkSecret(): string {
  return newId(20);
}

/** The token as it stands in the link. */
export function linkTokenOf({ accountId, secret }: LinkToken): string {
  return `${accountId}.${secret}`;
}

/** The parts of a token; those of another text belong to nobody. */
export function readLinkToken(token: string): LinkToken {
  const [accountId = '', secret = ''] = token.split('.');
  return { accountId, secret };
}
