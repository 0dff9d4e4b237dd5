import { recovery } from '../../shared/rules/recovery.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import type { RecoveryItem } from './recoveryItem.ts';

/** Why a step of a reset is refused; `seconds` is how long it is of no use to try again. */
export type Refusal =
  | { code: 'recovery_ended' | 'code_used' | 'code_expired' }
  | { code: 'code_just_sent' | 'too_many_attempts'; seconds: number };

const hour = 3600;

/** The times of the hour before `now`; all times are seconds since 1970. */
export function withinTheHour(times: readonly number[] = [], now: number): number[] {
  return times.filter((time) => time > now - hour);
}

/** Why a new code must wait, if it must. */
export function codeRefusal(item: RecoveryItem | undefined, now: number): Refusal | undefined {
  const codes = withinTheHour(item?.codesAt, now);
  const tries = withinTheHour(item?.triesAt, now);
  const again = (codes.at(-1) ?? 0) + recovery.resendSeconds;
  if (again > now) return { code: 'code_just_sent', seconds: again - now };
  if (codes.length >= recovery.codesAnHour) return untilAnHourAfter(codes[0], now);
  // A code that nobody may try would be of no use.
  return tries.length >= recovery.triesAnHour ? untilAnHourAfter(tries[0], now) : undefined;
}

/** Why a code cannot be tried, of an item that allows no try. */
export function tryRefusal(item: RecoveryItem | undefined, challenge: string, now: number): Refusal {
  if (!isCurrent(item, challenge)) return { code: 'recovery_ended' };
  if (item.verifiedAt !== undefined) return { code: 'code_used' };
  if (item.codeExpiresAt <= now) return { code: 'code_expired' };
  return untilAnHourAfter(item.triesAt[0], now);
}

/** Whether a challenge is the current one of its address, and has not set a password yet. */
export function isCurrent(item: RecoveryItem | undefined, challenge: string): item is RecoveryItem {
  return item?.challenge === digestOf(challenge) && item.usedAt === undefined;
}

/** Whether a challenge may set a new password now. */
export function maySetPassword(item: RecoveryItem | undefined, challenge: string, now: number): boolean {
  if (!isCurrent(item, challenge) || item.verifiedAt === undefined) return false;
  return item.verifiedAt + recovery.verifiedSeconds > now;
}

/** Tries that are left after those that were taken. */
export function triesLeft({ triesAt }: RecoveryItem): number {
  return recovery.triesAnHour - triesAt.length;
}

function untilAnHourAfter(time: number | undefined, now: number): Refusal {
  return { code: 'too_many_attempts', seconds: (time ?? now) + hour - now };
}
