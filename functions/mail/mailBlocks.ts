import { createHash } from 'node:crypto';
import { type Failure, fail } from '../../shared/errors.ts';
import type { MailBlockReason } from '../../shared/rules/email.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { setting, updateItem } from '../runtime/conflict.ts';
import { portByRole } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/** Answer of SES about mails to an address, and its ISO instant. */
export interface Feedback {
  reason: MailBlockReason;
  at: string;
}

/** With a `reason` the address is blocked, until `expiresAt`; without one it was lifted. Times to live are seconds. */
interface MailBlockItem extends Partial<Feedback> {
  liftedAt?: string;
  expiresAt: number;
}

/** A block as an operator is told of it. */
export type MailBlock = Feedback & { expiresAt: number };

const daySeconds = 24 * 3600;

/** A mailbox may be mended; whoever complained should hear nothing of us for long. */
const blockedSeconds: Record<MailBlockReason, number> = { bounce: 180 * daySeconds, complaint: 365 * daySeconds };

/** Feedback that was given up can be replayed for two weeks: so long a lifted block is known as one. */
const liftedSeconds = 15 * daySeconds;

/** Key of the block of an address, in the table of each role. The address stands nowhere in it. */
export function mailBlockKey(address: string) {
  return { pk: `mail-block#${createHash('sha256').update(address).digest('hex')}`, sk: 'mail-block' };
}

/** The block of an address at this moment; undefined where mails may go to it. */
export async function readMailBlock(table: Table, address: string): Promise<MailBlock | undefined> {
  const item = await readItem<MailBlockItem>(table, mailBlockKey(address));
  const { reason, at = '', expiresAt = 0 } = item ?? {};
  return reason && expiresAt > nowSeconds() ? { reason, at, expiresAt } : undefined;
}

/** Tells whether mails may go to an address, by role. Whoever sends one asks first. */
export const mailBlocks = portByRole(['GetItem'], (table) => ({
  /** Why no mail may go to an address; undefined where it may. */
  reasonFor: async (address: string) => (await readMailBlock(table, address))?.reason,
}));

/** The failure of somebody who needs a mail to an own address that takes none. */
export function mailBlocked(): Failure {
  return fail('mail_unavailable', {
    message: 'We do not send mails to this email any more. Your profile says why, and how to get them again.',
  });
}

/** Blocks addresses, by role. */
export const mailBlocking = portByRole(['UpdateItem'], (table) => ({
  /** Blocks an address, and answers whether it did: not where it is blocked as long already, or was lifted since then. */
  block: (address: string, feedback: Feedback) => block(table, address, feedback),
}));

/** The conditions make feedback that comes twice, late or in another order harmless. */
async function block(table: Table, address: string, { reason, at }: Feedback): Promise<boolean> {
  const expiresAt = Math.floor(Date.parse(at) / 1000) + blockedSeconds[reason];
  const blocked = await updateItem(table, {
    Key: mailBlockKey(address),
    ConditionExpression:
      '(attribute_not_exists(liftedAt) OR liftedAt < :at) AND (attribute_not_exists(#reason) OR expiresAt < :expiresAt)',
    ...setting({ reason, at, expiresAt }),
  });
  return blocked !== undefined;
}

/** The write that lifts the block of an address, for a transaction in which its owner proves to read its mails. */
export function liftWrite(TableName: string, address: string): Write & Required<Pick<Write, 'Update'>> {
  return {
    Update: {
      TableName,
      Key: mailBlockKey(address),
      UpdateExpression: 'SET liftedAt = :now, expiresAt = :ends REMOVE #reason, #at',
      ExpressionAttributeNames: { '#reason': 'reason', '#at': 'at' },
      ExpressionAttributeValues: { ':now': new Date().toISOString(), ':ends': nowSeconds() + liftedSeconds },
    },
  };
}
