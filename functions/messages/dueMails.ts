import type { Talker } from '../../shared/rules/messages.ts';
import { deleteItem, updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import { readBelow } from '../runtime/read.ts';
import type { Key, Table } from '../runtime/table.ts';
import { duePartition } from './inboxItem.ts';

import { hasBlocked, readPair } from './pairs.ts';
import type { Thread } from './thread.ts';
import { readThread, threadKey } from './threadItem.ts';

/** A mail that is due about what is unread in a thread for a side. */
export interface DueMail extends Key {
  threadId: string;
  side: Talker;
}

/** Seconds for which a run has a mail for itself. */
const claimSeconds = 90;

/** The mails that are due about unread messages. */
export const dueMails = port('messages', ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'], (table) => ({
  /** A hundred at most that are due now: the first, or those that follow one. */
  due: (after?: DueMail): Promise<DueMail[]> => {
    const sk = new Date().toISOString();
    return readBelow<DueMail>(table, { pk: duePartition, sk }, after && { pk: after.pk, sk: after.sk });
  },
  /** Takes a mail for this run: its thread, or undefined where there is nothing to tell any more, or another run has it. */
  claim: (due: DueMail): Promise<Thread | undefined> => claim(table, due),
  /** Ends a mail that has gone, or is for nobody. */
  end: async (due: DueMail): Promise<void> => {
    await change(table, due, { expression: 'SET #side.mailed = :yes', values: { ':yes': true } });
    await deleteItem(table, due);
  },
  /** Leaves a mail to the next run. */
  release: (due: DueMail): Promise<unknown> => change(table, due, { expression: 'REMOVE #side.claimed' }),
}));

async function claim(table: Table, due: DueMail): Promise<Thread | undefined> {
  const thread = await readThread(table, due.threadId);
  const marks = thread?.[due.side];
  const waits = marks !== undefined && marks.unread > 0 && !marks.mailed && marks.due === instantOf(due);
  if (!thread || !waits || hasBlocked(await readPair(table, thread), due.side, thread.id)) {
    await deleteItem(table, due);
    return undefined;
  }
  const now = Date.now();
  const until = new Date(now + claimSeconds * 1000).toISOString();
  const claimed = await change(table, due, {
    expression: 'SET #side.claimed = :until',
    values: { ':until': until, ':now': new Date(now).toISOString() },
    condition: 'attribute_not_exists(#side.mailed) AND (attribute_not_exists(#side.claimed) OR #side.claimed < :now)',
  });
  return claimed ? thread : undefined;
}

function instantOf({ sk }: DueMail): string {
  return sk.split('#')[0] ?? '';
}

/** A change of the marks of a side, and what it is held to beside that the same mail is still due. */
interface MarkChange {
  expression: string;
  values?: Record<string, unknown>;
  condition?: string;
}

/** Changes the marks of a side; everything that is written to the thread meanwhile begins again. */
function change(
  table: Table,
  due: DueMail,
  { expression, values, condition }: MarkChange,
): Promise<Thread | undefined> {
  return updateItem<Thread>(table, {
    Key: threadKey(due.threadId),
    UpdateExpression: `${expression} ADD revision :one`,
    ConditionExpression: `#side.due = :due${condition ? ` AND ${condition}` : ''}`,
    ExpressionAttributeNames: { '#side': due.side },
    ExpressionAttributeValues: { ':one': 1, ':due': instantOf(due), ...values },
  });
}
