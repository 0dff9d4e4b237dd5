import { expect, test } from 'vitest';
import { advanceEvents } from '../../../functions/money/advanceEvents.ts';
import { advanceWrites } from '../../../functions/money/advanceItem.ts';
import { eraseFromAdvance } from '../../../functions/money/erasedAdvance.ts';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { refuseWithMoney } from '../../../infra/operate/unsettled.ts';
import { openAdvances } from '../../support/advances.ts';
import { cancelAsOwner } from '../../support/bookings.ts';
import { passTime } from '../../support/time.ts';

const hour = 3600;
const desk = openAdvances();

const settle = (id: string, side: 'guest' | 'owner') => advanceSettlement.open().settle(id, side, 'The bank shows it.');

async function disputed(): Promise<string> {
  const id = await desk.booked();
  for (const _ of [1, 2]) {
    await desk.prove(id);
    await desk.answer(id, 'unseen');
  }
  return id;
}

async function refunded(id: string): Promise<string> {
  await cancelAsOwner(desk.owners.vendor, id);
  await desk.payBack(id);
  return id;
}

test('a refund is settled for the guest for whom its payment was settled before', async () => {
  const id = await disputed();
  await settle(id, 'guest');
  await desk.answerRefund(await refunded(id), 'denied');
  await settle(id, 'guest');
  const { advance, account } = await desk.shown(id);
  expect([advance.status, account.balance]).toEqual(['refundDue', -6000]);
});

test('a decision that comes again changes nothing', async () => {
  const id = await disputed();
  await settle(id, 'owner');
  const { revision } = await desk.advance(id);
  await settle(id, 'owner');
  expect((await desk.advance(id)).revision).toBe(revision);
});

test('a decision for the owner that was cut off behind the end of the booking is completed', async () => {
  const id = await disputed();
  await cancelAsOwner(desk.owners.vendor, id);
  await settle(id, 'owner');
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'settled', settledFor: 'owner' });
});

test.each([
  ['guest', 'received', 'active'],
  ['owner', 'settled', 'cancelled'],
] as const)(
  'a proof that its owner does not answer for 48 hours is settled, here for the %s',
  async (side, state, booking) => {
    const id = await desk.booked();
    await desk.prove(id);
    passTime(47 * hour);
    await expect(settle(id, side)).rejects.toMatchObject({ code: 'advance_changed' });
    passTime(hour);
    await settle(id, side);
    expect([(await desk.advance(id)).state, (await desk.record(id))?.state]).toEqual([state, booking]);
  },
);

test('a refund that its guest does not answer for 7 days is settled, and keeps nobody from erasing an account', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  await refunded(id);
  passTime(7 * 24 * hour - 1);
  await expect(settle(id, 'owner')).rejects.toMatchObject({ code: 'advance_changed' });
  const erase = async () => refuseWithMoney([await desk.record(id)].flatMap((record) => record ?? []));
  await expect(erase()).rejects.toThrow('Money is on its way');
  passTime(1);
  await settle(id, 'owner');
  expect((await desk.advance(id)).state).toBe('settled');
  await erase();
});

test.each(['guest', 'owner'] as const)(
  'what an erasing took out of an advance is not written back, and nobody is told, here of the %s',
  async (side) => {
    const id = await desk.booked();
    await desk.prove(id);
    await desk.answer(id, 'received');
    const { bookings } = desk.owners.desk.tables;
    const before = await desk.advance(id);
    await eraseFromAdvance(bookings, id, side);
    expect(await transact(bookings, advanceWrites(bookings.name, before, before))).toEqual([0]);
    const after = await desk.advance(id);
    expect([after.proof, after.payee.title]).toEqual(side === 'guest' ? [undefined, 'Gul Khan'] : [before.proof, '']);
    expect(advanceEvents({ before, after } as never)).toEqual([]);
  },
);
