import { recovery } from '../../shared/rules/recovery.ts';
import type { Challenge, Mailbox, Reset } from './recoveryItem.ts';

/** Why a step of a reset is refused; `seconds` is how long it is of no use to try again. */
export type Refusal =
  | { code: 'recovery_ended' | 'code_used' | 'code_expired' | 'link_needed' }
  | { code: 'code_just_sent' | 'too_many_attempts'; seconds: number };

export const hour = 3600;
const { monthSeconds } = recovery;

/** The times of the hour before `now`; all times are seconds since 1970. */
export function withinTheHour(times: readonly number[] = [], now: number): number[] {
  return times.filter((time) => time > now - hour);
}

/** The times of the 30 days before `now`. */
export function withinTheMonth(times: readonly number[] = [], now: number): number[] {
  return times.filter((time) => time > now - monthSeconds);
}

/** Whether so many codes were tried that the mails of a mailbox bring a link alone. */
export function codesRest(mailbox: Mailbox | undefined, now: number): boolean {
  return withinTheMonth(mailbox?.triesAt, now).length >= recovery.triesAMonth;
}

/** Why a mail must wait, if it must. Without a link to bring, a mail that may bring no code is of no use. */
export function mailRefusal(mailbox: Mailbox | undefined, hasLink: boolean, now: number): Refusal | undefined {
  const mails = withinTheHour(mailbox?.codesAt, now);
  if (mails.length >= recovery.mailsAnHour) return tooMany(mails, hour, now);
  if (hasLink || !codesRest(mailbox, now)) return undefined;
  return tooMany(withinTheMonth(mailbox?.triesAt, now), monthSeconds, now);
}

/** Why a challenge gets no further code, if it gets none. */
export function resendRefusal(reset: Reset | undefined, now: number): Refusal | undefined {
  if (!runs(reset) || reset.tries >= recovery.tries) return { code: 'recovery_ended' };
  const again = reset.sentAt + recovery.resendSeconds;
  return again > now ? { code: 'code_just_sent', seconds: again - now } : undefined;
}

/** Why a code cannot be tried, of a reset that allows no try. */
export function tryRefusal(reset: Reset | undefined, now: number): Refusal {
  if (!runs(reset)) return { code: 'recovery_ended' };
  if (reset.passwordUntil !== undefined) return { code: 'code_used' };
  return { code: reset.codeExpiresAt <= now ? 'code_expired' : 'recovery_ended' };
}

/** Whether a reset may set a new password now. */
export function maySetPassword(reset: Reset | undefined, now: number): reset is Reset {
  return reset?.passwordUntil !== undefined && reset.passwordUntil > now && reset.usedAt === undefined;
}

/** Tries that are left after those that were taken. */
export function triesLeft({ tries }: Challenge): number {
  return recovery.tries - tries;
}

/** Whether it is a challenge, and has not set a password yet. */
function runs(reset: Reset | Challenge | undefined): reset is Challenge {
  return reset !== undefined && 'codeHash' in reset && reset.usedAt === undefined;
}

/** The refusal until the first of some times, all within the last so many seconds, is that long ago. */
export function tooMany([first = 0]: readonly number[], lasting: number, now: number): Refusal {
  return { code: 'too_many_attempts', seconds: first + lasting - now };
}
