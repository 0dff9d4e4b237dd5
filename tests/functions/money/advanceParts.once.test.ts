import { expect, test } from 'vitest';
import { advanceHolds } from '../../../functions/bookings/mails/advanceMails.ts';
import { readStanding } from '../../../functions/money/guestStanding.ts';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancelAsOwner } from '../../support/bookings.ts';
import { at, passTime } from '../../support/time.ts';

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

test.each([
  ['asked', 'received'],
  ['unseen', 'unseen'],
] as const)(
  'a part that came goes back though its owner wanted no more of an advance that is %s',
  async (state, waived) => {
    const id = await partlyPaid(state);
    const { advance } = (await desk.answer(id, 'waived')).body.data;
    expect(advance).toMatchObject({ status: waived, received: 2500 });
    await cancelAsOwner(desk.owners.vendor, id);
    passTime(25 * 3600);
    await bookingsAreDue();
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

/** A booking of whose advance 2,500 have come, and the rest was sent; or not seen twice. */
async function withRest(state: 'sent' | 'disputed', days?: readonly [number, number]): Promise<string> {
  const id = await desk.booked(days);
  await desk.prove(id, { amount: 2500 });
  await desk.answer(id, 'received');
  await desk.prove(id, { amount: 3500 });
  if (state === 'sent') passTime(48 * 3600);
  else {
    await desk.answer(id, 'unseen');
    await desk.prove(id, { amount: 3500 });
    await desk.answer(id, 'unseen');
  }
  return id;
}

const believeOwner = (id: string) => advanceSettlement.open().settle(id, 'owner', 'No bank has it.');

test.each(['sent', 'disputed'] as const)(
  'a part that came goes back by the policy where an operator believes the owner about the rest that is %s',
  async (state) => {
    const id = await withRest(state);
    await believeOwner(id);
    const { advance, account } = await desk.shown(id);
    expect(advance).toMatchObject({ status: 'refundDue', settledFor: 'owner', refund: { amount: 2500 } });
    expect([(await desk.record(id))?.state, account.balance]).toEqual(['cancelled', -2500]);
    const { told, userId } = await desk.advance(id);
    expect(told).toEqual(['advance.settled', 'refund.due']);
    expect((await readStanding(desk.owners.desk.tables.bookings, userId))?.unseen).toHaveLength(1);
  },
);

test('a part that came stays with the hotel where the policy gives nothing back and an operator believes the owner', async () => {
  const id = await withRest('disputed', [4, 7]);
  await believeOwner(id);
  const { advance, account } = await desk.shown(id);
  expect([advance.status, advance.refund, account.balance]).toEqual(['received', undefined, 0]);
});

test('a part that came goes back whole where the hotel had cancelled before an operator believes it about the rest', async () => {
  const id = await withRest('disputed', [4, 7]);
  await cancelAsOwner(desk.owners.vendor, id);
  await believeOwner(id);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 2500 } });
});
