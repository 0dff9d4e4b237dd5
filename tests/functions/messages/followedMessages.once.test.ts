import { expect, test } from 'vitest';
import { answerTimes } from '../../../functions/bookings/answerTimes.ts';
import { handler as noteAgreements } from '../../../functions/events/noteAgreements.ts';
import { handler as noteReplies } from '../../../functions/events/noteReplies.ts';
import { messageEvents } from '../../../functions/messages/messageEvents.ts';
import type { MessageItem } from '../../../functions/messages/threadItem.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { ask } from '../../support/accounts.ts';
import { accept, reject, requested } from '../../support/bookings.ts';
import { guestsThread, openParties, reply, write } from '../../support/messages.ts';
import { passTime } from '../../support/time.ts';

const parties = openParties();
const { owners } = parties;

test('an acceptance that is not there agrees on nothing', async () => {
  const bookingId = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
  const event = (id: string) => ({ id: 'e', name: 'booking.accepted', detail: { bookingId: id, at: '' } }) as const;
  await reject(owners.vendor, bookingId);
  const noted = [bookingId, 'nothing'].map((id) => noteAgreements.run(event(id), openAll(noteAgreements.ports)));
  expect(await Promise.all(noted)).toEqual([{ noted: 0 }, { noted: 0 }]);
  expect((await guestsThread(parties.guest, parties.propertyId)).thread.agreed).toBe(false);
});

test('a new message is an event, one that is changed or swept is none', () => {
  const item = { pk: 'thread#t', sk: 'message#000007', number: 7, by: 'owner' } as MessageItem;
  const detail = { threadId: 't', messageId: '7', by: 'owner' };
  expect(messageEvents({ after: item } as never)).toEqual([{ name: 'message.sent', detail }]);
  expect(messageEvents({ before: item, after: item } as never)).toEqual([]);
  expect(messageEvents({ before: item } as never)).toEqual([]);
});

test('an agreed booking shows links and numbers as they were written', async () => {
  await write(parties.guest, parties.propertyId, 'Call 0300 1234567');
  const bookingId = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
  await accept(owners.vendor, bookingId);
  const event = { id: 'e', name: 'booking.accepted', detail: { bookingId, at: '' } } as const;
  await noteAgreements.run(event, openAll(noteAgreements.ports));
  const { thread, data } = await guestsThread(parties.guest, parties.propertyId);
  expect([thread.agreed, data[0]?.text]).toEqual([true, 'Call 0300 1234567']);
});

test('the first reply to a question counts into how fast the owner answers, once', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  const threadId = await parties.threadId();
  passTime(30 * 60);
  await reply(owners.vendor, threadId, 'Two');
  await reply(owners.vendor, threadId, 'Three');
  for (const messageId of ['2', '3', '2']) await sent(threadId, messageId);
  expect(await minutes()).toEqual([30]);
});

test('the time of a reply counts from the first question since the last reply', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  const threadId = await parties.threadId();
  await reply(owners.vendor, threadId, 'Two');
  passTime(600);
  await write(parties.guest, parties.propertyId, 'Three');
  passTime(20 * 60);
  await write(parties.guest, parties.propertyId, 'Four');
  passTime(10 * 60);
  await reply(owners.vendor, threadId, 'Five');
  for (const messageId of ['2', '5']) await sent(threadId, messageId);
  expect(await minutes()).toEqual([0, 30]);
});

test('a reply moves nothing of a request that waits, its deadline least of all', async () => {
  const bookingRequestId = await requested(parties.guest, { propertyId: parties.propertyId, roomNumber: 101 });
  const read = async () =>
    (await ask('getUserBooking', { token: parties.guest.token, params: { bookingRequestId } })).body.data;
  const before = await read();
  await write(parties.guest, parties.propertyId, 'One');
  await reply(owners.vendor, before.threadId, 'Two');
  await sent(before.threadId, '2');
  expect(await read()).toEqual(before);
});

test('a message of a guest, and one that is not there, count into nothing', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  const threadId = await parties.threadId();
  await sent(threadId, '1', 'guest');
  await sent(threadId, '9');
  await sent('nothing', '1');
  expect(await minutes()).toEqual([]);
});

/** Hears of a message. */
function sent(threadId: string, messageId: string, by: 'guest' | 'owner' = 'owner') {
  const event = { id: 'e', name: 'message.sent', detail: { threadId, messageId, by } } as const;
  return noteReplies.run(event, openAll(noteReplies.ports));
}

/** Minutes of the noted answers of the owner. */
async function minutes(): Promise<number[]> {
  const times = await answerTimes.open().find(owners.vendor.id);
  return times?.latest.map((each) => each.minutes) ?? [];
}
