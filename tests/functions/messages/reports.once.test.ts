import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { reportPartition } from '../../../functions/messages/reporting.ts';
import { queryAll } from '../../../functions/runtime/read.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { openParties, reply, write } from '../../support/messages.ts';
import { operator } from '../../support/people.ts';

const parties = openParties();
const { owners } = parties;

const run = (command: string) => operator(owners.desk.tables, command);

/** Reports a message of the owner. */
function report(messageId: string, given: Record<string, unknown> = {}) {
  const body = { messageId, reason: 'asks_for_money', ...given };
  return ask('reportMessage', { token: parties.guest.token, params: { propertyId: parties.propertyId }, body });
}

/** A thread of the parties.guest in which the owner wrote the fourth message. */
async function talk(): Promise<string> {
  await write(parties.guest, parties.propertyId, 'One');
  const threadId = await parties.threadId();
  await reply(owners.vendor, threadId, 'Two');
  await write(parties.guest, parties.propertyId, 'Three');
  await reply(owners.vendor, threadId, 'Pay me at 0300 1234567');
  return threadId;
}

test('a report is read by a command, as it was written, with the two messages before it', async () => {
  const threadId = await talk();
  expect((await report('4', { note: 'He wants\nmoney' })).status).toBe(201);
  const said = await run('message-reports');
  const { id: vendorId } = owners.vendor;
  expect(said).toContain(
    `asks_for_money  by the guest  guest ${parties.guest.id}  vendor ${vendorId}  "He wants\\nmoney"`,
  );
  expect(said).toContain('guest  "Three"');
  expect(said).toContain('owner  "Pay me at 0300 1234567"');
  expect(said).not.toContain('"One"');
  expect(await run('log')).toContain(`message-reports  ${threadId}  reported messages read`);
});

test('an owner reports a message of a guest', async () => {
  const threadId = await talk();
  const body = { messageId: '3', reason: 'insults' };
  const { status } = await ask('reportMessageAsOwner', { token: owners.vendor.token, params: { threadId }, body });
  expect(status).toBe(201);
  expect(await run('message-reports')).toContain(`insults  by the owner  guest ${parties.guest.id}`);
});

test('the command says that nothing was reported', async () => {
  const { client, name: TableName } = owners.desk.tables.messages;
  const keys = await queryAll<{ pk: string; sk: string }>(owners.desk.tables.messages, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reportPartition },
  });
  for (const { pk, sk } of keys) await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  expect(await run('message-reports')).toBe('No message has been reported.');
});

test.each(['3', '9'])('message %s, which is an own one or none, is not reported', async (messageId) => {
  await talk();
  const { status, body } = await report(messageId);
  expect([status, body.code]).toEqual([404, 'message_not_found']);
});

test("another guest's thread is not reported from", async () => {
  const threadId = await talk();
  const body = { messageId: '4', reason: 'other' };
  const other = await openAccount('user');
  const tried = [
    await ask('reportMessage', { token: other.token, params: { propertyId: parties.propertyId }, body }),
    await ask('reportMessageAsOwner', { token: owners.other.token, params: { threadId }, body }),
  ];
  expect(tried.map(({ body: { code } }) => code)).toEqual(['thread_not_found', 'thread_not_found']);
});

test('a report for a reason that there is not, or with a note that is too long, is refused', async () => {
  await talk();
  const tried = [await report('4', { reason: 'bored' }), await report('4', { note: 'x'.repeat(2000) })];
  expect(tried.map(({ status, body }) => [status, body.issues[0].path])).toEqual([
    [400, 'reason'],
    [400, 'note'],
  ]);
});

test('an account reports twenty messages a day', async () => {
  await talk();
  const answers = [];
  for (let sent = 0; sent < 21; sent += 1) answers.push((await report('4')).status);
  expect([answers.filter((status) => status === 201).length, answers.at(-1)]).toEqual([20, 429]);
});

test('a report is kept for a year', async () => {
  await talk();
  await report('4');
  const [kept] = await queryAll<{ expiresAt: number }>(owners.desk.tables.messages, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': reportPartition },
    ScanIndexForward: false,
  });
  expect(Math.round(((kept?.expiresAt ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
});
