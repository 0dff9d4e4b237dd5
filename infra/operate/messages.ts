import { closeMessages, eraseFromThread, inboxItems, messagesOf, threadsIn } from '../../functions/messages/erasing.ts';
import { type MessageReport, reportPartition } from '../../functions/messages/reporting.ts';
import { readThread } from '../../functions/messages/threadItem.ts';
import { queryAll } from '../../functions/runtime/read.ts';
import type { Role } from '../../shared/roles.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import type { Account } from './account.ts';
import { deleteItems } from './items.ts';
import { counted, type Operator } from './operator.ts';
import { plain } from './plain.ts';

function sideOf(role: Role): Talker {
  return role === 'user' ? 'guest' : 'owner';
}

/** Takes out all that a person wrote to others, and what the account keeps of messages. */
export async function eraseMessages(operator: Operator, { id, role, table }: Account): Promise<void> {
  const { tables, say, log } = operator;
  const side = sideOf(role);
  await closeMessages(table, id);
  const items = await inboxItems(tables.messages, side, id);
  let erased = 0;
  for (const threadId of threadsIn(items)) erased += await eraseFromThread(tables.messages, threadId, side);
  const reports = (await reportsIn(operator)).filter((each) => (side === 'guest' ? each.userId : each.vendorId) === id);
  await deleteItems(tables.messages, [...items, ...reports]);
  await log(id, `${counted(erased, 'message')} erased`);
  say(`${counted(erased, 'message')} erased.`);
}

/** The own messages of a person and the saved answers, and nothing that others wrote. */
export async function exportMessages({ tables }: Operator, { id, role }: Account) {
  const side = sideOf(role);
  const items = await inboxItems(tables.messages, side, id);
  const threads = [];
  for (const threadId of threadsIn(items)) {
    const thread = await readThread(tables.messages, threadId);
    const own = (await messagesOf(tables.messages, threadId)).filter(({ by }) => by === side);
    threads.push({ hotelName: thread?.hotelName, messages: own.map((each) => plain(each, 'member')) });
  }
  const answers = items.filter(({ sk }) => sk.startsWith('answer#')).map((each) => plain(each));
  return { threads, savedAnswers: answers };
}

function reportsIn({ tables }: Pick<Operator, 'tables'>): Promise<MessageReport[]> {
  return queryAll<MessageReport>(tables.messages, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reportPartition },
    ScanIndexForward: false,
  });
}

/** Reports that are told at once. */
const told = 50;

/** Tells the newest reports of messages, each with its copies; that they were read is written down. */
export async function tellMessageReports(operator: Operator): Promise<void> {
  const { say, log } = operator;
  const reports = (await reportsIn(operator)).slice(0, told);
  if (reports.length === 0) say('No message has been reported.');
  for (const { sk, threadId, propertyId, reportedBy, userId, vendorId, reason, note, messages } of reports) {
    say(
      `${sk.split('#')[0]}  ${reason}  by the ${reportedBy}  guest ${userId}  vendor ${vendorId}  ${JSON.stringify(note ?? '')}`,
    );
    for (const { at, by, text } of messages) say(`  ${at}  ${by}  ${JSON.stringify(text)}`);
    if (reason === 'asks_for_money')
      say(`  What it asked for: npm run operate -- advances ${propertyId} -c stage=<name>`);
    await log(threadId, 'reported messages read');
  }
}
