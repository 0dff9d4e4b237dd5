import { expect, test } from 'vitest';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cash, written } from '../../support/ledgers.ts';
import { passTime } from '../../support/time.ts';

const desk = openAdvances();

const pay = (id: string, amount: number) => written(desk.owners.vendor, id, cash(amount));

/** State of a booking and of its advance once the time to pay is over. */
async function afterTime(id: string) {
  passTime(25 * 3600);
  await bookingsAreDue();
  await bookingsAreDue();
  return [(await desk.record(id))?.state, (await desk.advance(id)).state];
}

test('an advance of which the hotel has as much in cash is asked for no more, and its booking stands', async () => {
  const id = await desk.booked();
  await pay(id, 6000);
  expect(await desk.advance(id)).toMatchObject({ state: 'ended', told: ['advance.waived'] });
  expect((await desk.shown(id)).account).toEqual({ owed: 12_000, paid: 6000, balance: 6000 });
  expect(await afterTime(id)).toEqual(['active', 'ended']);
  expect(await desk.taken()).toHaveLength(3);
});

test('less in cash leaves an advance asked for', async () => {
  const id = await desk.booked();
  await pay(id, 5999);
  expect((await desk.advance(id)).state).toBe('asked');
  expect(await afterTime(id)).toEqual(['cancelled', 'lapsed']);
});

test('cash that comes beside a part of an advance counts with it, and the part stays received', async () => {
  const id = await desk.booked();
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  await pay(id, 3500);
  expect(await desk.advance(id)).toMatchObject({ state: 'received', received: 2500 });
});

test('a payment that was not seen may be proved on though the hotel has the advance in cash, and no time ends the booking', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'unseen');
  await pay(id, 6000);
  expect(await desk.advance(id)).toMatchObject({ state: 'unseen', waived: true });
  expect(await afterTime(id)).toEqual(['active', 'ended']);
});

test('a payment that waits for its owner stays sent', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await pay(id, 6000);
  expect((await desk.advance(id)).state).toBe('sent');
});

test('a further line changes nothing of an advance that has ended', async () => {
  const id = await desk.booked();
  await pay(id, 6000);
  const { revision } = await desk.advance(id);
  await pay(id, 100);
  expect((await desk.advance(id)).revision).toBe(revision);
});
