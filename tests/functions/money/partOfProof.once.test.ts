import { expect, test } from 'vitest';
import { readStanding } from '../../../functions/money/guestStanding.ts';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { unsolvedPartition } from '../../../functions/money/unsolved.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { itemsOf } from '../../support/ledgers.ts';
import { passTime } from '../../support/time.ts';

const desk = openAdvances();

/** A booking whose guest has proved 6,000, of which its owner says that one rupee came. */
async function seenInPart(days?: readonly [number, number]): Promise<string> {
  const id = await desk.booked(days);
  await desk.prove(id, { reference: 'EP77788899' });
  await desk.answer(id, 'received', { amount: 1 });
  return id;
}

/** One whose owner says so twice. */
async function seenInPartTwice(): Promise<string> {
  const id = await seenInPart();
  await desk.prove(id, { reference: 'EP77788899' });
  await desk.answer(id, 'received', { amount: 1 });
  return id;
}

test('less than was proved leaves the rest asked for, and the guest proves the payment again with its own id', async () => {
  const id = await seenInPart();
  expect((await desk.shown(id)).advance).toMatchObject({
    ...{ status: 'asked', received: 1, unseenBefore: true, proof: { amount: 6000, seen: 1 } },
  });
  const { status } = await desk.prove(id, { reference: 'EP77788899' });
  const { advance } = await desk.shownToOwner(id);
  expect([status, advance.status, advance.proof.seen, advance.proof.usedBefore]).toEqual([201, 'sent', 1, undefined]);
});

test('an owner who names no amount has seen what was missing of the payment', async () => {
  const id = await seenInPart();
  await desk.prove(id, { reference: 'EP77788899' });
  await desk.answer(id, 'received');
  const { advance, account } = await desk.shown(id);
  expect([advance.status, advance.received, account.paid]).toEqual(['received', 6000, 6000]);
});

test('less than was proved for the second time comes to the operators, and what came is written down', async () => {
  const id = await seenInPartTwice();
  expect(await desk.advance(id)).toMatchObject({ state: 'disputed', received: 2, told: ['advance.disputed'] });
  expect(await itemsOf(desk.owners.desk.tables.bookings, unsolvedPartition)).toHaveLength(1);
  passTime(30 * 3600);
  await bookingsAreDue();
  expect([(await desk.record(id))?.state, (await desk.taken()).length]).toEqual(['active', 3]);
});

test('a payment that was not seen, and then seen in part, comes to the operators the second time', async () => {
  const id = await desk.booked();
  await desk.prove(id, { reference: 'EP77788899' });
  await desk.answer(id, 'unseen');
  await desk.answer(id, 'received', { amount: 1 });
  expect(await desk.advance(id)).toMatchObject({ state: 'unseen', received: 1 });
  await desk.prove(id, { reference: 'EP77788899' });
  await desk.answer(id, 'received', { amount: 5 });
  expect(await desk.advance(id)).toMatchObject({ state: 'disputed', received: 6 });
});

test('an owner cannot end a dispute by less than was proved, and writes down what came', async () => {
  const id = await seenInPartTwice();
  const { status } = await desk.answer(id, 'received', { amount: 1000 });
  expect([status, (await desk.advance(id)).state]).toEqual([200, 'disputed']);
  await desk.answer(id, 'received');
  expect(await desk.advance(id)).toMatchObject({ state: 'received', received: 6000 });
});

test('an operator who believes the guest writes down what was missing of the payment', async () => {
  const id = await seenInPartTwice();
  await advanceSettlement.open().settle(id, 'guest', 'The bank shows it.');
  const { advance, account } = await desk.shown(id);
  expect([advance.status, advance.received, account.paid]).toEqual(['received', 6000, 6000]);
});

test('of a part of a payment when the stay is near the guest may prove the rest for a day, and its lapse ends no stay', async () => {
  const id = await desk.booked([2, 5]);
  await desk.prove(id);
  passTime(47 * 3600);
  await desk.answer(id, 'received', { amount: 1 });
  expect(await desk.advance(id)).toMatchObject({ state: 'unseen', received: 1 });
  passTime(25 * 3600);
  await bookingsAreDue();
  expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['active', 'received']);
});

test('a part of a late payment is due back, and the guest may prove the rest for a day', async () => {
  const id = await desk.booked();
  passTime(25 * 3600);
  await bookingsAreDue();
  await bookingsAreDue();
  const day = (await desk.advance(id)).lapsedAt?.slice(0, 10);
  await desk.prove(id, { reference: 'EP77788899', day });
  await desk.answer(id, 'received', { amount: 1 });
  expect(await desk.advance(id)).toMatchObject({ state: 'unseen', received: 1, refundPercent: 100 });
  passTime(25 * 3600);
  await bookingsAreDue();
  expect(await desk.advance(id)).toMatchObject({ state: 'refundDue', refund: { amount: 1 } });
});

test('a part counts nothing to its guest, and takes nothing back that counts', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'unseen');
  await desk.answer(id, 'received', { amount: 1 });
  const { userId } = await desk.advance(id);
  expect((await readStanding(desk.owners.desk.tables.bookings, userId))?.unseen).toHaveLength(1);
});

test('a payment that is proved again is of more than was seen of it', async () => {
  const id = await seenInPart();
  const { status, body } = await desk.prove(id, { reference: 'EP77788899', amount: 1 });
  expect([status, body.issues?.[0]?.path ?? body.message]).toEqual([400, 'amount']);
});

test('an answer that was written down is given again, and another one is refused', async () => {
  const id = await seenInPart();
  const revision = (await desk.advance(id)).revision - 1;
  const again = await desk.answer(id, 'received', { amount: 1, revision });
  const other = await desk.answer(id, 'received', { amount: 2, revision });
  const missed = await desk.answer(id, 'unseen', { revision });
  expect([again.status, other.status, missed.status]).toEqual([200, 409, 409]);
});
