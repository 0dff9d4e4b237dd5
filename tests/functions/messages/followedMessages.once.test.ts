import { beforeEach, expect, test } from 'vitest';
import { answerTimes } from '../../../functions/bookings/answerTimes.ts';
import { handler as mailUnread } from '../../../functions/events/mailUnread.ts';
import { handler as noteAgreements } from '../../../functions/events/noteAgreements.ts';
import { handler as noteReplies } from '../../../functions/events/noteReplies.ts';
import { openAll } from '../../../functions/runtime/ports.ts';
import { ask, mailsTo, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, requested } from '../../support/bookings.ts';
import { guestsThread, reply, write } from '../../support/messages.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let propertyId: string;

beforeEach(async () => {
  at(0, '15:00');
  guest = await openAccount('user');
  propertyId = (await owners.create()).body.data._id;
});

async function mails(): Promise<number> {
  await mailUnread({});
  return (await mailsTo(owners.vendor.email)).filter(({ subject }) => subject.includes('unread message')).length;
}

test('a mail goes after a quarter of an hour, and then none until the thread is read', async () => {
  await write(guest, propertyId, 'One');
  expect(await mails()).toBe(0);
  passTime(16 * 60);
  expect(await mails()).toBe(1);
  await write(guest, propertyId, 'Two');
  passTime(16 * 60);
  expect(await mails()).toBe(1);
  const threadId = (await guestsThread(guest, propertyId)).thread._id;
  await ask('readThreadAsOwner', { token: owners.vendor.token, params: { threadId }, body: { upTo: '2' } });
  await write(guest, propertyId, 'Three');
  passTime(16 * 60);
  expect(await mails()).toBe(2);
});

test('no mail goes about what was read in time', async () => {
  await write(guest, propertyId, 'One');
  const threadId = (await guestsThread(guest, propertyId)).thread._id;
  await ask('readThreadAsOwner', { token: owners.vendor.token, params: { threadId }, body: { upTo: '1' } });
  passTime(16 * 60);
  expect(await mails()).toBe(0);
});

test('an agreed booking shows links and numbers as they were written', async () => {
  await write(guest, propertyId, 'Call 0300 1234567');
  const bookingId = await requested(guest, { propertyId, roomNumber: 101 });
  await accept(owners.vendor, bookingId);
  const event = { id: 'e', name: 'booking.accepted', detail: { bookingId, at: '' } } as const;
  await noteAgreements.run(event, openAll(noteAgreements.ports));
  const { thread, data } = await guestsThread(guest, propertyId);
  expect([thread.agreed, data[0]?.text]).toEqual([true, 'Call 0300 1234567']);
});

test('the first reply to a question counts into how fast the owner answers, once', async () => {
  await write(guest, propertyId, 'One');
  const threadId = (await guestsThread(guest, propertyId)).thread._id;
  passTime(30 * 60);
  await reply(owners.vendor, threadId, 'Two');
  await reply(owners.vendor, threadId, 'Three');
  for (const messageId of ['2', '3', '2']) {
    const event = { id: 'e', name: 'message.sent', detail: { threadId, messageId, by: 'owner' } } as const;
    await noteReplies.run(event, openAll(noteReplies.ports));
  }
  const times = await answerTimes.open().find(owners.vendor.id);
  expect(times?.latest.map(({ minutes }) => minutes)).toEqual([30]);
});
