import { expect, test } from 'vitest';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { passTime } from '../../support/time.ts';

const hour = 3600;
const desk = openAdvances();

test('a payment that is not seen when the stay is near can be made for a day, and its lapse ends no stay', async () => {
  const id = await desk.booked([2, 5]);
  await desk.prove(id);
  passTime(47 * hour);
  await desk.answer(id, 'unseen');
  expect((await desk.record(id))?.advance).toEqual({ state: 'unseen', amount: 6000 });
  expect((await desk.openPayee(id)).status).toBe(200);
  passTime(25 * hour);
  expect((await desk.openPayee(id)).body.code).toBe('advance_not_asked');
  await bookingsAreDue();
  expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['active', 'ended']);
  expect(await desk.taken()).not.toEqual([]);
});

test('of a part that comes when the stay is near the rest is paid at the hotel', async () => {
  const id = await desk.booked([2, 5]);
  await desk.prove(id, { amount: 2500 });
  passTime(47 * hour);
  await desk.answer(id, 'received');
  const { advance, account } = await desk.shown(id);
  expect([advance.status, account]).toEqual(['received', { owed: 12_000, paid: 2500, balance: 9500 }]);
});

test('a part of which the rest is not seen when the stay is near stays received', async () => {
  const id = await desk.booked([4, 7]);
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  await desk.prove(id, { amount: 3500 });
  passTime(95 * hour);
  await desk.answer(id, 'unseen');
  passTime(25 * hour);
  await bookingsAreDue();
  expect([(await desk.record(id))?.state, (await desk.advance(id)).state]).toEqual(['active', 'received']);
});
