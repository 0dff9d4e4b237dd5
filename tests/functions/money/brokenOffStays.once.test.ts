import { expect, test } from 'vitest';
import { openAdvances } from '../../support/advances.ts';
import { cancelAsOwner, dayIn } from '../../support/bookings.ts';
import { cash, written } from '../../support/ledgers.ts';
import { at } from '../../support/time.ts';

const desk = openAdvances();

/** Three nights at 4,000 from three days ahead, of which 6,000 came in advance. */
async function paid(): Promise<string> {
  const id = await desk.booked([3, 6]);
  await desk.prove(id);
  await desk.answer(id, 'received');
  return id;
}

const breakOff = (id: string) => cancelAsOwner(desk.owners.vendor, id);

test('a hotel that breaks a stay off owes what nights have left of the advance, and says so before', async () => {
  const id = await paid();
  at(4, '14:00');
  expect((await desk.shownToOwner(id)).refundNow).toEqual({ percent: 100, amount: 2000 });
  await breakOff(id);
  expect(await desk.shown(id)).toMatchObject({
    advance: { status: 'refundDue', refund: { amount: 2000 } },
    account: { owed: 4000, paid: 6000, balance: -2000 },
  });
  await desk.payBack(id, { amount: 2000, day: dayIn(0) });
  expect((await desk.shown(id)).account).toEqual({ owed: 4000, paid: 4000, balance: 0 });
});

test('a guest who may not cancel any more reads of no refund', async () => {
  const id = await paid();
  at(3, '14:00');
  expect((await desk.shown(id)).refundNow).toEqual({ percent: 0, amount: 0 });
  at(1, '14:00');
  expect((await desk.shown(id)).refundNow).toBeUndefined();
});

test('nothing is due where nights have used the advance up', async () => {
  const id = await paid();
  at(5, '14:00');
  await breakOff(id);
  expect(await desk.shown(id)).toMatchObject({
    advance: { status: 'received' },
    account: { owed: 8000, paid: 6000, balance: 2000 },
  });
});

test('money that was paid beside the advance pays for nights first', async () => {
  const id = await paid();
  at(5, '14:00');
  await written(desk.owners.vendor, id, cash(6000));
  await breakOff(id);
  expect(await desk.shown(id)).toMatchObject({
    advance: { status: 'refundDue', refund: { amount: 4000 } },
    account: { owed: 8000, paid: 12_000, balance: -4000 },
  });
});

test('a payment that is answered after the end is given back without the nights before that', async () => {
  const id = await desk.booked([3, 6]);
  await desk.prove(id);
  at(4, '14:00');
  await breakOff(id);
  at(1, '14:00');
  await desk.answer(id, 'received');
  expect(await desk.shown(id)).toMatchObject({
    advance: { status: 'refundDue', refund: { amount: 2000 } },
    account: { owed: 4000, paid: 6000, balance: -2000 },
  });
});
