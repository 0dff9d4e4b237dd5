import { expect, test } from 'vitest';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancel, cancelAsOwner } from '../../support/bookings.ts';
import { cash, written } from '../../support/ledgers.ts';
import { passTime } from '../../support/time.ts';

const desk = openAdvances();

const one = { reference: 'EP77788899' };
const other = { reference: 'JC55566677' };

/** A booking whose guest has proved an amount, of which its owner has seen a part. */
async function seenInPart(proved: number, seen: number): Promise<string> {
  const id = await desk.booked();
  await desk.prove(id, { ...one, amount: proved });
  await desk.answer(id, 'received', { amount: seen });
  return id;
}

async function daysPass(days: number): Promise<void> {
  passTime(days * 24 * 3600 + 60);
  await bookingsAreDue();
}

test('a payment that is not all seen is proved once more behind another one, and its part is not written down twice', async () => {
  const id = await seenInPart(3000, 1000);
  await desk.prove(id, { ...other, amount: 1000 });
  await desk.answer(id, 'received');
  await desk.prove(id, { ...one, amount: 3000 });
  const { proof } = (await desk.shownToOwner(id)).advance;
  expect([proof.seen, proof.usedBefore]).toEqual([1000, undefined]);
  await desk.answer(id, 'received');
  expect(await desk.advance(id)).toMatchObject({ state: 'asked', received: 4000 });
});

test('an operator who believes its guest writes down no part of it twice', async () => {
  const id = await seenInPart(3000, 1000);
  await desk.prove(id, { ...other, amount: 1000 });
  await desk.answer(id, 'received');
  await desk.prove(id, { ...one, amount: 3000 });
  passTime(48 * 3600);
  await advanceSettlement.open().settle(id, 'guest', 'The bank shows it.');
  expect((await desk.shown(id)).account.paid).toBe(4000);
});

test('an id of which all was seen is marked where it comes again behind another one', async () => {
  const id = await desk.booked();
  for (const given of [one, other, one]) {
    await desk.prove(id, { ...given, amount: 1000 });
    if (given !== one || (await desk.advance(id)).received === 0) await desk.answer(id, 'received');
  }
  expect((await desk.shownToOwner(id)).advance.proof).toMatchObject({ usedBefore: true });
});

test.each([
  ['owner', () => desk.owners.vendor],
  ['guest', () => desk.guest],
] as const)(
  'the guest may prove for a day what was not seen of a payment where the %s cancels, and all of it is due',
  async (side, account) => {
    const id = await seenInPart(6000, 1);
    await (side === 'owner' ? cancelAsOwner : cancel)(account(), id);
    expect(await desk.advance(id)).toMatchObject({ state: 'unseen', refundPercent: 100 });
    expect((await desk.prove(id, one)).status).toBe(201);
    await desk.answer(id, 'received');
    expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 6000 } });
  },
);

test('the part that was seen is due back a day after a cancellation where the guest proves no more', async () => {
  const id = await seenInPart(6000, 1000);
  await cancelAsOwner(desk.owners.vendor, id);
  await daysPass(1);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 1000 } });
});

test('no more is asked for than is left of the total', async () => {
  const id = await desk.booked();
  await desk.prove(id, { amount: 3000 });
  await written(desk.owners.vendor, id, cash(7000));
  await desk.answer(id, 'received');
  expect((await desk.openPayee(id)).body.data.amount).toBe(2000);
  await desk.prove(id, { amount: 2000 });
  await desk.answer(id, 'received');
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'received', amount: 5000 });
  await daysPass(2);
  expect((await desk.record(id))?.state).toBe('active');
});

test('all that is asked for may be proved, though the desk has taken more than the rest of the price', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await written(desk.owners.vendor, id, cash(7000));
  await desk.answer(id, 'unseen');
  expect((await desk.prove(id)).status).toBe(201);
});

test('a part gives a day for the rest, and a further part the time that was left when it was proved', async () => {
  const id = await desk.booked();
  passTime(20 * 3600);
  await desk.prove(id, { amount: 1 });
  await desk.answer(id, 'received');
  const first = Date.parse((await desk.advance(id)).until ?? '') - Date.now();
  passTime(20 * 3600);
  await desk.prove(id, { amount: 1 });
  passTime(10 * 3600);
  await desk.answer(id, 'received');
  const next = Date.parse((await desk.advance(id)).until ?? '') - Date.now();
  expect([first, next].map((left) => Math.round(left / 3_600_000))).toEqual([24, 4]);
});

test('a dispute has no room for parts without end, and all of the payment is written down at any time', async () => {
  const id = await seenInPart(6000, 1);
  await desk.prove(id, one);
  for (let lines = 1; lines < 60; lines += 1) await desk.answer(id, 'received', { amount: 1 });
  const { status, body } = await desk.answer(id, 'received', { amount: 1 });
  expect([status, body.message]).toEqual([409, expect.stringContaining('60')]);
  expect((await desk.answer(id, 'received')).status).toBe(200);
  expect(await desk.advance(id)).toMatchObject({ state: 'received', received: 6000 });
});

/** A booking whose owner wants no more of an advance of which a payment was not seen, or a rupee of it. */
async function waived(seen: number): Promise<string> {
  const id = await desk.booked();
  await desk.prove(id, one);
  await (seen > 0 ? desk.answer(id, 'received', { amount: seen }) : desk.answer(id, 'unseen'));
  const { status, body } = await desk.answer(id, 'waived');
  expect([status, body.data.advance]).toEqual([200, expect.objectContaining({ status: 'unseen', waived: true })]);
  return id;
}

test.each([0, 1])(
  'an owner who wants no more while a payment is not seen, but for %i of it, asks for none and ends no claim',
  async (seen) => {
    const id = await waived(seen);
    expect((await desk.openPayee(id)).status).toBe(409);
    expect((await desk.prove(id, one)).status).toBe(201);
    await desk.answer(id, 'received', { amount: 5 });
    expect(await desk.advance(id)).toMatchObject({ state: 'disputed', received: seen + 5 });
  },
);

test.each([
  [0, 'ended'],
  [1, 'received'],
] as const)(
  'a booking stands of which no more was wanted and %i was seen, and its advance is %s in the end',
  async (seen, state) => {
    const id = await waived(seen);
    await daysPass(2);
    expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['active', state]);
  },
);

test('an owner says once that he wants no more', async () => {
  const id = await waived(0);
  expect((await desk.answer(id, 'waived')).status).toBe(409);
});
