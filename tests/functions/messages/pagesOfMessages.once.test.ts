import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { lineKey, lineOf } from '../../../functions/messages/inboxItem.ts';
import { readThread } from '../../../functions/messages/threadItem.ts';
import type { Message, ThreadLine } from '../../../shared/contracts/threads.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { guestsThread, inboxOf, newKey, noteRead, openParties, reply, write } from '../../support/messages.ts';
import { passTime } from '../../support/time.ts';

const parties = openParties();
const { owners } = parties;

/** A thread with so many messages of the parties.guest; its id. */
async function talk(count: number): Promise<string> {
  for (let sent = 1; sent <= count; sent += 1) await write(parties.guest, parties.propertyId, `Message ${sent}`);
  return parties.threadId();
}

function threadPage(threadId: string, query: Record<string, string>, token = owners.vendor.token) {
  return ask('getVendorThread', { token, params: { threadId }, query });
}

const idsOf = (page: Message[]) => page.map(({ _id }) => _id);

test('a thread is read in pages, each message once, the newest first', async () => {
  const threadId = await talk(5);
  const first = (await threadPage(threadId, { limit: '2' })).body;
  const second = (await threadPage(threadId, { limit: '2', cursor: first.nextCursor })).body;
  const third = (await threadPage(threadId, { limit: '2', cursor: second.nextCursor })).body;
  expect([first, second, third].map(({ data }) => idsOf(data))).toEqual([['5', '4'], ['3', '2'], ['1']]);
  expect(third.nextCursor).toBeUndefined();
});

test('a page of a thread stays where it was when messages come', async () => {
  const threadId = await talk(3);
  const { nextCursor: cursor } = (await threadPage(threadId, { limit: '2' })).body;
  await write(parties.guest, parties.propertyId, 'One more');
  expect(idsOf((await threadPage(threadId, { limit: '2', cursor })).body.data)).toEqual(['1']);
});

test('a cursor of another thread, or of the other side, is refused', async () => {
  const threadId = await talk(3);
  const { nextCursor: cursor } = (await threadPage(threadId, { limit: '2' })).body;
  const other = (await owners.create()).body.data._id;
  await write(parties.guest, other, 'One');
  const read = (id: string) =>
    ask('getUserThread', { token: parties.guest.token, params: { propertyId: id }, query: { cursor } });
  const codes = [(await read(parties.propertyId)).body.code, (await read(other)).body.code];
  expect(codes).toEqual(['invalid_cursor', 'invalid_cursor']);
});

test('an inbox is read in pages, the thread that was written in last first', async () => {
  const names: string[] = [];
  for (let written = 0; written < 3; written += 1) {
    passTime(60);
    const other = await openAccount('user');
    await write(other, parties.propertyId, `From ${written}`);
    names.push(`From ${written}`);
  }
  const { id: vendorId, token } = owners.vendor;
  const page = async (query: Record<string, string>) =>
    (await ask('listVendorThreads', { token, params: { vendorId }, query })).body;
  const first = await page({ limit: '2' });
  const second = await page({ limit: '2', cursor: first.nextCursor });
  const begin = ({ data }: { data: ThreadLine[] }) => data.map(({ beginning }) => beginning);
  expect([begin(first), begin(second), second.nextCursor]).toEqual([['From 2', 'From 1'], ['From 0'], undefined]);
  const { body } = await ask('listVendorThreads', {
    ...{ token, params: { vendorId } },
    query: { blocked: 'true', cursor: first.nextCursor },
  });
  expect(body.code).toBe('invalid_cursor');
});

test('an inbox without threads says so', async () => {
  const { body } = await ask('listUserThreads', { token: parties.guest.token, params: { userId: parties.guest.id } });
  expect([body.code, body.data]).toEqual(['no_threads', []]);
});

test('a thread that is read in part has the rest unread', async () => {
  const threadId = await talk(3);
  await noteRead('owner', owners.vendor, threadId, 2);
  expect((await threadPage(threadId, {})).body.thread.unread).toBe(1);
  expect(await inboxOf('owner', owners.vendor)).toMatchObject([{ unread: 1 }]);
  const { id: vendorId, token } = owners.vendor;
  const counted = () => ask('countVendorUnreadThreads', { token, params: { vendorId } });
  expect((await counted()).body.data.threads).toBe(1);
  await noteRead('owner', owners.vendor, threadId, 3);
  expect((await counted()).body.data.threads).toBe(0);
});

test('an own message is never unread, and a mark never goes back', async () => {
  const threadId = await talk(2);
  await reply(owners.vendor, threadId, 'Yes');
  await noteRead('owner', owners.vendor, threadId, 999);
  expect((await noteRead('owner', owners.vendor, threadId, 1)).status).toBe(200);
  await write(parties.guest, parties.propertyId, 'Thanks');
  expect(await inboxOf('owner', owners.vendor)).toMatchObject([{ unread: 1 }]);
  expect(await inboxOf('guest', parties.guest)).toMatchObject([{ unread: 1 }]);
});

test('a guest reads, and counts what is unread', async () => {
  const threadId = await talk(1);
  const counted = () =>
    ask('countUserUnreadThreads', { token: parties.guest.token, params: { userId: parties.guest.id } });
  expect((await counted()).body.data.threads).toBe(0);
  await reply(owners.vendor, threadId, 'Yes');
  expect((await counted()).body.data.threads).toBe(1);
  await noteRead('guest', parties.guest, parties.propertyId, 2);
  expect((await counted()).body.data.threads).toBe(0);
});

test.each(['0', '-1', '1.5', 'x', '1000000'])('a mark of %j is refused', async (upTo) => {
  const { status } = await ask('readThread', {
    token: parties.guest.token,
    params: { propertyId: parties.propertyId },
    body: { upTo },
  });
  expect(status).toBe(400);
});

test('nothing is read in a thread that is not there, or is of somebody else', async () => {
  const threadId = await talk(1);
  const tried = [
    await noteRead('guest', parties.guest, newKey(), 1),
    await noteRead('owner', owners.other, threadId, 1),
    await noteRead('guest', await openAccount('user'), parties.propertyId, 1),
  ];
  expect(tried.map(({ body }) => body.code)).toEqual(Array(3).fill('thread_not_found'));
});

test('a message that comes while another is read stands, and is unread', async () => {
  const threadId = await talk(1);
  await Promise.all([noteRead('owner', owners.vendor, threadId, 1), write(parties.guest, parties.propertyId, 'Two')]);
  expect(await inboxOf('owner', owners.vendor)).toMatchObject([{ beginning: 'Two', unread: 1 }]);
});

test('of marks that come at one moment the furthest stands', async () => {
  const threadId = await talk(4);
  await Promise.all([1, 2, 3].map((upTo) => noteRead('owner', owners.vendor, threadId, upTo)));
  expect((await threadPage(threadId, {})).body.thread.unread).toBe(1);
});

test('messages and their thread are kept for two years, and then shown no more', async () => {
  const threadId = await talk(1);
  const thread = await readThread(owners.desk.tables.messages, threadId);
  expect(Math.round(((thread?.expiresAt ?? 0) - Date.now() / 1000) / 86_400)).toBe(730);
  const line = thread && lineOf('guest', thread);
  expect([line?.expiresAt, thread && lineKey('guest', thread)]).toMatchObject([thread?.expiresAt, { sk: line?.sk }]);
});

test('a thread that is too old and not yet swept goes on with the next message, and shows that one alone', async () => {
  const { tables } = owners.desk;
  const threadId = await talk(2);
  const thread = await readThread(tables.messages, threadId);
  for (const sk of ['thread', 'message#000001', 'message#000002']) {
    await tables.messages.client.send(
      new UpdateCommand({
        TableName: tables.messages.name,
        Key: { pk: `thread#${threadId}`, sk },
        UpdateExpression: 'SET expiresAt = :past',
        ExpressionAttributeValues: { ':past': (thread?.expiresAt ?? 0) - 731 * 86_400 },
      }),
    );
  }
  expect((await guestsThread(parties.guest, parties.propertyId)).data).toEqual([]);
  expect((await reply(owners.other, threadId, 'Hello')).status).not.toBe(201);
  expect((await write(parties.guest, parties.propertyId, 'Again')).status).toBe(201);
  expect((await guestsThread(parties.guest, parties.propertyId)).data).toMatchObject([{ _id: '3', text: 'Again' }]);
  expect(await inboxOf('guest', parties.guest)).toMatchObject([{ beginning: 'Again' }]);
});
