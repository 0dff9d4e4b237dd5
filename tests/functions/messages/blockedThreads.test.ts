import { expect, test } from 'vitest';
import { handler as mailUnread } from '../../../functions/events/mailUnread.ts';
import { ask, mailsTo, type SignedUp } from '../../support/accounts.ts';
import { accept, bookingsOf, requested } from '../../support/bookings.ts';
import {
  block,
  blockOwner,
  guestsThread,
  inboxOf,
  newKey,
  noteRead,
  openParties,
  reply,
  write,
} from '../../support/messages.ts';
import { passTime } from '../../support/time.ts';

const parties = openParties();
const { owners } = parties;

async function talk(): Promise<string> {
  await write(parties.guest, parties.propertyId, 'One');
  return parties.threadId();
}

async function blockedLines({ id: vendorId, token }: SignedUp) {
  return (await ask('listVendorThreads', { token, params: { vendorId }, query: { blocked: 'true' } })).body.data;
}

test('a blocked thread is in the list of these, and back in the inbox once it is allowed', async () => {
  const threadId = await talk();
  await block(owners.vendor, threadId);
  expect(await blockedLines(owners.vendor)).toMatchObject([{ _id: threadId, unread: 0 }]);
  await block(owners.vendor, threadId, false);
  expect([await blockedLines(owners.vendor), await inboxOf('owner', owners.vendor)]).toMatchObject([
    [],
    [{ _id: threadId }],
  ]);
});

test('both sides read that the thread is closed, and whoever made the block reads that too', async () => {
  const threadId = await talk();
  await block(owners.vendor, threadId);
  const { token } = owners.vendor;
  const own = (await ask('getVendorThread', { token, params: { threadId } })).body.thread;
  const { thread } = await guestsThread(parties.guest, parties.propertyId);
  expect([own.closed, own.blocked, thread.closed, thread.blocked]).toEqual(['blocked', true, 'blocked', undefined]);
});

test('a guest blocks an owner, in every thread of the two', async () => {
  const threadId = await talk();
  const other = (await owners.create()).body.data._id;
  await blockOwner(parties.guest, parties.propertyId);
  expect(await inboxOf('guest', parties.guest)).toEqual([]);
  const refused = [await reply(owners.vendor, threadId, 'Two'), await write(parties.guest, other, 'Three')];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, 'thread_closed']));
  await blockOwner(parties.guest, parties.propertyId, false);
  expect((await write(parties.guest, other, 'Three')).status).toBe(201);
});

test('what each side has blocked is allowed by that side alone', async () => {
  const threadId = await talk();
  await block(owners.vendor, threadId);
  await blockOwner(parties.guest, parties.propertyId, false);
  expect((await write(parties.guest, parties.propertyId, 'Two')).body.code).toBe('thread_closed');
  await blockOwner(parties.guest, parties.propertyId);
  await block(owners.vendor, threadId, false);
  expect((await write(parties.guest, parties.propertyId, 'Two')).body.code).toBe('thread_closed');
});

test('a block twice is one', async () => {
  const threadId = await talk();
  expect([(await block(owners.vendor, threadId)).status, (await block(owners.vendor, threadId)).status]).toEqual([
    200, 200,
  ]);
  await block(owners.vendor, threadId, false);
  expect((await write(parties.guest, parties.propertyId, 'Two')).status).toBe(201);
});

test('a block leaves the booking, its page and what is asked for next', async () => {
  const id = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
  const threadId = await talk();
  await block(owners.vendor, threadId);
  expect((await accept(owners.vendor, id)).status).toBe(200);
  expect(await bookingsOf(parties.guest, 'active')).toMatchObject([{ _id: id, threadId }]);
  expect(await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 }, [20, 22])).not.toBe(id);
});

test('a block that comes with a message at one moment holds, whichever was first', async () => {
  const threadId = await talk();
  await Promise.all([block(owners.vendor, threadId), write(parties.guest, parties.propertyId, 'Two')]);
  expect(await inboxOf('owner', owners.vendor)).toEqual([]);
  expect(await blockedLines(owners.vendor)).toHaveLength(1);
  expect((await write(parties.guest, parties.propertyId, 'Three')).body.code).toBe('thread_closed');
});

test('of two blocks and a mark at one moment the blocks stand', async () => {
  const threadId = await talk();
  const acts = [
    block(owners.vendor, threadId),
    blockOwner(parties.guest, parties.propertyId),
    noteRead('owner', owners.vendor, threadId, 1),
  ];
  expect((await Promise.all(acts)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await inboxOf('owner', owners.vendor), await inboxOf('guest', parties.guest)]).toEqual([[], []]);
});

test("nobody blocks in another's thread", async () => {
  const threadId = await talk();
  const tried = [await block(owners.other, threadId), await blockOwner(parties.guest, newKey())];
  expect(tried.map(({ body }) => body.code)).toEqual(['thread_not_found', 'thread_not_found']);
});

test('no mail goes about a thread that its reader has blocked', async () => {
  const threadId = await talk();
  passTime(16 * 60);
  await block(owners.vendor, threadId);
  await mailUnread({});
  expect((await mailsTo(owners.vendor.email)).filter(({ subject }) => subject.includes('unread message'))).toEqual([]);
});
