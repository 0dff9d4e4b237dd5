import type { SavedAnswer } from '../../shared/contracts/savedAnswers.ts';
import { fail } from '../../shared/errors.ts';
import { savedAnswerBounds } from '../../shared/rules/messages.ts';
import { port } from '../runtime/port.ts';
import { queryAll, readItem } from '../runtime/read.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import { revised } from '../runtime/revised.ts';
import type { Key, Table } from '../runtime/table.ts';
import { transact } from '../runtime/transact.ts';
import { inboxOf } from './inboxItem.ts';

interface AnswerText {
  name: string;
  text: string;
}

/** The ids of the answers that an owner keeps; `revision` counts their changes. */
interface AnswersItem {
  ids: string[];
  revision: number;
}

const answerPrefix = 'answer#';

function answerKey(vendorId: string, id: string): Key {
  return { pk: inboxOf('owner', vendorId), sk: `${answerPrefix}${id}` };
}

function answersKey(vendorId: string): Key {
  return { pk: inboxOf('owner', vendorId), sk: 'answers' };
}

/** Lists the answers that owners keep. */
export const savedAnswerList = port('messages', ['Query'], (table) => ({
  /** All of an owner, by name. */
  of: async (vendorId: string): Promise<SavedAnswer[]> => {
    const items = await queryAll<AnswerText & Key>(table, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :answer)',
      ExpressionAttributeValues: { ':pk': inboxOf('owner', vendorId), ':answer': answerPrefix },
      ConsistentRead: true,
    });
    const answers = items.map(({ sk, name, text }) => ({ _id: sk.slice(answerPrefix.length), name, text }));
    return answers.sort((one, other) => one.name.localeCompare(other.name));
  },
}));

/** Keeps answers of owners. */
export const savedAnswerStore = port('messages', ['GetItem', 'PutItem', 'DeleteItem'], (table) => ({
  /** Keeps an answer, or changes one. @throws Failure `too_many_answers`, `conflict` */
  save: (vendorId: string, id: string, answer: AnswerText): Promise<void> =>
    retryOnConflict(() => save(table, [vendorId, id], answer)),
  /** Removes an answer; one that is not there is removed already. @throws Failure `conflict` */
  remove: (vendorId: string, id: string): Promise<void> => retryOnConflict(() => remove(table, vendorId, id)),
}));

async function save(table: Table, [vendorId, id]: [string, string], answer: AnswerText): Promise<void> {
  const before = await readItem<AnswersItem>(table, answersKey(vendorId));
  const ids = before?.ids ?? [];
  const isNew = !ids.includes(id);
  if (isNew && ids.length >= savedAnswerBounds.most) throw fail('too_many_answers');
  const after = { ...answersKey(vendorId), ids: isNew ? [...ids, id] : ids };
  const Item = { ...answerKey(vendorId, id), ...answer };
  const { name: TableName } = table;
  const stopped = await transact(table, [revised(TableName, before, after), { Put: { TableName, Item } }]);
  if (stopped.length > 0) throw fail('conflict');
}

async function remove(table: Table, vendorId: string, id: string): Promise<void> {
  const before = await readItem<AnswersItem>(table, answersKey(vendorId));
  if (!before?.ids.includes(id)) return;
  const after = { ...answersKey(vendorId), ids: before.ids.filter((each) => each !== id) };
  const { name: TableName } = table;
  const Delete = { TableName, Key: answerKey(vendorId, id) };
  const stopped = await transact(table, [revised(TableName, before, after), { Delete }]);
  if (stopped.length > 0) throw fail('conflict');
}
