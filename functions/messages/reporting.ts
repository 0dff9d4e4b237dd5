import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import type { MessageReportReason } from '../../shared/rules/messageFields.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { port } from '../runtime/port.ts';
import type { Key } from '../runtime/table.ts';
import { ownThread, type SideOfThread } from './marking.ts';
import { readMessage } from './threadItem.ts';

/** A report as it is sent. */
interface NewReport {
  number: number;
  reason: MessageReportReason;
  note?: string | undefined;
}

/** A message as a report copies it. */
export type CopiedMessage = { number: number; by: Talker; text: string; at: string };

/** A report of a message, with a copy of it and of the two before it. */
export interface MessageReport extends Key {
  threadId: string;
  userId: string;
  vendorId: string;
  propertyId: string;
  /** The side that reports. */
  reportedBy: Talker;
  number: number;
  reason: MessageReportReason;
  note?: string | undefined;
  messages: CopiedMessage[];
  expiresAt: number;
}

/** Partition of the reports of messages. */
export const reportPartition = 'message-reports';

/** Messages before the reported one that its report copies. */
const copiedBefore = 2;

/** Seconds for which a report is kept: a year. */
const keptSeconds = 365 * 24 * 3600;

/** Takes reports of messages for operators. */
export const messageReports = port('messages', ['GetItem', 'PutItem'], (table) => ({
  /** Stores a report of a message of the other side. @throws Failure `thread_not_found` or `message_not_found` */
  add: async (of: SideOfThread, { number, reason, note }: NewReport): Promise<void> => {
    const { id: threadId, userId, vendorId, propertyId } = await ownThread(table, of);
    const numbers = Array.from({ length: copiedBefore + 1 }, (_, before) => number - copiedBefore + before);
    const read = await Promise.all(
      numbers.filter((each) => each > 0).map((each) => readMessage(table, threadId, each)),
    );
    const messages = read.flatMap((each) =>
      each ? [{ number: each.number, by: each.by, text: each.text, at: each.at }] : [],
    );
    const reported = messages.at(-1);
    if (reported?.number !== number || reported.by === of.side) throw fail('message_not_found');
    const key = { pk: reportPartition, sk: `${new Date().toISOString()}#${newId(6)}` };
    const ids = { threadId, userId, vendorId, propertyId, reportedBy: of.side, number };
    const Item = { ...key, ...ids, reason, note, messages, expiresAt: nowSeconds() + keptSeconds };
    await table.client.send(new PutCommand({ TableName: table.name, Item: Item satisfies MessageReport }));
  },
}));
