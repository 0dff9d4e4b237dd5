import { expect, test } from 'vitest';
import { advanceHolds } from '../../../functions/bookings/mails/advanceMails.ts';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancelAsOwner } from '../../support/bookings.ts';
import { at } from '../../support/time.ts';

const desk = openAdvances();

/** A booking of whose advance 2,500 have come; `unseen` where the payment of the rest was not seen. */
async function partlyPaid(state: 'asked' | 'unseen'): Promise<string> {
  const id = await desk.booked();
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  if (state === 'asked') return id;
  await desk.prove(id, { amount: 3500 });
  await desk.answer(id, 'unseen');
  return id;
}

test.each(['asked', 'unseen'] as const)(
  'a part that came goes back though its owner wanted no more of an advance that is %s',
  async (state) => {
    const id = await partlyPaid(state);
    const { advance } = (await desk.answer(id, 'waived')).body.data;
    expect(advance).toMatchObject({ status: 'received', received: 2500 });
    await cancelAsOwner(desk.owners.vendor, id);
    expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 2500 } });
  },
);

test.each(['asked', 'unseen'] as const)(
  'a part that came goes back though Sarai stopped the rest of an advance that is %s',
  async (state) => {
    const id = await partlyPaid(state);
    expect(await advanceSettlement.open().stop(id)).toBe(true);
    expect(await desk.advance(id)).toMatchObject({ state: 'received', told: ['advance.stopped'] });
    await cancelAsOwner(desk.owners.vendor, id);
    expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 2500 } });
  },
);

test('the mail that no more is wanted goes out too where a part has come', async () => {
  const id = await partlyPaid('asked');
  await desk.answer(id, 'waived');
  const told = { state: 'active', advanceNow: await desk.advance(id) };
  expect(advanceHolds('advanceWaived', told as never)).toBe(true);
});

test('a part goes back by the day on which the time to pay has ended, also where the clock comes on the next one', async () => {
  at(1, '23:40');
  const id = await desk.booked([6, 9]);
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  at(2, '00:20');
  await bookingsAreDue();
  await bookingsAreDue();
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 2500 } });
});
