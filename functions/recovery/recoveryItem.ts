import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Failure, fail } from '../../shared/errors.ts';
import { recovery } from '../../shared/rules/recovery.ts';
import { challengeKey, digestOf, recoveryKey } from '../accounts/accountKeys.ts';
import { nowSeconds } from '../runtime/clock.ts';
import type { Table } from '../runtime/table.ts';
import { tooMany } from '../runtime/tooMany.ts';

/**
 * All that is known of an address's resets, in one item, so that every step is one conditional write. It is the same
 * for an address without an account. Times are seconds; `codesAt` and `triesAt` hold the last hour's, which a new code
 * does not shorten.
 */
export interface RecoveryItem {
  /** Digest of the challenge whose turn it is; an older one is dead. */
  challenge: string;
  codeHash: string;
  codeExpiresAt: number;
  codesAt: number[];
  triesAt: number[];
  verifiedAt?: number;
  usedAt?: number;
  /** Counts codes and tries. */
  revision: number;
}

const hour = 3600;

export async function readRecovery({ client, name }: Table, email: string): Promise<RecoveryItem | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: recoveryKey(email), ConsistentRead: true }),
  );
  return Item as RecoveryItem | undefined;
}

/** The address that a challenge was begun for. @throws Failure `recovery_ended` */
export async function addressOf({ client, name }: Table, challenge: string): Promise<string> {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: challengeKey(digestOf(challenge)), ConsistentRead: true }),
  );
  if (!Item || Item.expiresAt <= nowSeconds()) throw fail('recovery_ended');
  return Item.email;
}

export function withinTheHour(times: readonly number[] = []): number[] {
  return times.filter((time) => time > nowSeconds() - hour);
}

/** Why a new code must wait, if it must. */
export function whyNoCode(item: RecoveryItem | undefined): Failure | undefined {
  const codes = withinTheHour(item?.codesAt);
  const tries = withinTheHour(item?.triesAt);
  const again = (codes.at(-1) ?? 0) + recovery.resendSeconds;
  if (again > nowSeconds()) return tooMany(again - nowSeconds(), 'A code was sent just now.');
  if (codes.length >= recovery.codesAnHour) return untilAnHourAfter(codes[0]);
  // A code that nobody may try would be of no use.
  return tries.length >= recovery.triesAnHour ? untilAnHourAfter(tries[0]) : undefined;
}

/** Why a code cannot be tried. */
export function whyNoTry(item: RecoveryItem | undefined, challenge: string): Failure {
  if (item?.challenge !== digestOf(challenge) || item.usedAt !== undefined) return fail('recovery_ended');
  if (item.verifiedAt !== undefined) return fail('code_used');
  if (item.codeExpiresAt <= nowSeconds()) return fail('code_expired');
  return untilAnHourAfter(item.triesAt[0]);
}

function untilAnHourAfter(time = nowSeconds()): Failure {
  return tooMany(time + hour - nowSeconds());
}

/** Whether a challenge may set a new password now. */
export function maySetPassword(item: RecoveryItem | undefined, challenge: string): boolean {
  if (item?.challenge !== digestOf(challenge) || item.usedAt !== undefined) return false;
  return item.verifiedAt !== undefined && item.verifiedAt + recovery.verifiedSeconds > nowSeconds();
}
