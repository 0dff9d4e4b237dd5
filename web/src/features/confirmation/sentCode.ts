import type { Role } from '../../../../shared/roles.ts';
import { recovery } from '../../../../shared/rules/recovery.ts';
import { readStoredJson, store } from '../../storage.ts';

/** The newest mail with a code that this browser asked for. It is stored, so that neither a reload nor a second tab sends another. */
export interface SentCode {
  /** Whose it is: `user/<id>` of an account, `user login` or `user newcomer` of whoever logs in by it. */
  owner: string;
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** The opaque id of a login by code. */
  challenge?: string;
}

/** Owner of the mail to a visitor who asks for a room. */
export const newcomerMail = 'user newcomer';

/** Owner of the mail to whoever logs in by its code. */
export function loginMailOf(role: Role): string {
  return `${role} login`;
}

/** How long the mail is of use: its link works for a day. */
const usefulMs = 24 * 3600 * 1000;

/** The mail to an address that is still of use, if there is one. */
export function readSentCode(owner: string, email: string): SentCode | undefined {
  const sent = readStoredJson('sentCode');
  if (!isSentCode(sent) || sent.owner !== owner || sent.email !== email) return undefined;
  return sent.sentAt > Date.now() - usefulMs ? sent : undefined;
}

export function keepSentCode(sent: SentCode): void {
  store({ sentCode: JSON.stringify(sent) });
}

/** The next step sends a mail of its own. */
export function dropSentCode(): void {
  store({ sentCode: null });
}

/** When a mail left, by the seconds after which the API sends another. */
export function sentBefore(secondsLeft: number): number {
  return Date.now() - (recovery.resendSeconds - secondsLeft) * 1000;
}

function isSentCode(stored: unknown): stored is SentCode {
  return typeof stored === 'object' && stored !== null && 'owner' in stored && 'email' in stored && 'sentAt' in stored;
}
