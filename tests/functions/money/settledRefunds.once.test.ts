import { describe, expect, test } from 'vitest';
import { ownersDebts } from '../../../functions/money/debts.ts';
import { advanceSettlement } from '../../../functions/money/settling.ts';
import { refuseWithMoney } from '../../../infra/operate/unsettled.ts';
import { openAdvances } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancel, cancelAsOwner } from '../../support/bookings.ts';
import { passTime } from '../../support/time.ts';

const day = 24 * 3600;
const desk = openAdvances();

const settle = (id: string, side: 'guest' | 'owner') => advanceSettlement.open().settle(id, side, 'The bank shows it.');
const owes = () => ownersDebts.open().owes(desk.owners.vendor.id);

/** A booking that its owner has cancelled, who owes 6,000. */
async function due(): Promise<string> {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancelAsOwner(desk.owners.vendor, id);
  return id;
}

async function late(): Promise<string> {
  const id = await due();
  passTime(9 * day);
  await bookingsAreDue();
  return id;
}

async function denied(id: string): Promise<string> {
  await desk.payBack(id);
  await desk.answerRefund(id, 'denied');
  return id;
}

describe('a refund that counts as not paid', () => {
  test('is due again, of as much as before, and its owner notes it once it is paid', async () => {
    const id = await denied(await due());
    await settle(id, 'guest');
    const { advance, account } = await desk.shownToOwner(id);
    expect([advance.status, advance.settledFor, advance.refund.amount]).toEqual(['refundDue', 'guest', 6000]);
    expect([account.paid, account.balance]).toEqual([6000, -6000]);
    expect((await desk.payBack(id)).status).toBe(201);
    await desk.answerRefund(id, 'confirmed');
    const after = await desk.shown(id);
    expect([after.advance.status, after.account.balance]).toEqual(['confirmed', 0]);
  });

  test('makes its owner late at once, until it is paid', async () => {
    const id = await denied(await late());
    expect(await owes()).toBe(false);
    await settle(id, 'guest');
    expect(await owes()).toBe(true);
    await desk.payBack(id);
    expect(await owes()).toBe(false);
  });

  test('is decided once, and both sides are told', async () => {
    const id = await denied(await due());
    await settle(id, 'guest');
    const { revision, told } = await desk.advance(id);
    await settle(id, 'guest');
    expect([told, (await desk.advance(id)).revision]).toEqual([['advance.settled'], revision]);
  });

  test('is due with as much as its owner said to have given where less was due', async () => {
    const id = await desk.booked([4, 7]);
    await desk.prove(id);
    await desk.answer(id, 'received');
    await cancel(desk.guest, id);
    await desk.payBack(id, { amount: 2000 });
    await desk.answerRefund(id, 'denied');
    await settle(id, 'guest');
    expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 2000 } });
    expect((await desk.payBack(id, { amount: 2000 })).status).toBe(201);
  });

  test('may be denied and settled again', async () => {
    const id = await denied(await due());
    await settle(id, 'guest');
    await denied(id);
    await settle(id, 'guest');
    expect((await desk.shown(id)).account).toMatchObject({ paid: 6000, balance: -6000 });
  });
});

describe('a refund that is late', () => {
  test('is settled for an owner of whom nobody expects it, and keeps nobody from erasing an account', async () => {
    const id = await late();
    const erase = async () => refuseWithMoney([await desk.record(id)].flatMap((record) => record ?? []));
    await expect(erase()).rejects.toThrow('Money is on its way');
    await settle(id, 'owner');
    await erase();
    const { advance, account } = await desk.shown(id);
    expect([advance.status, advance.settledFor, account.balance]).toEqual(['settled', 'owner', -6000]);
    expect(await owes()).toBe(false);
  });

  test('has no payment that its owner only said to have made', async () => {
    const id = await denied(await due());
    await settle(id, 'guest');
    await settle(id, 'owner');
    expect((await desk.advance(id)).refund).toMatchObject({ amount: 6000 });
    expect((await desk.advance(id)).refund?.paid).toBeUndefined();
  });

  test('is settled for nobody before it is late, and never for the guest', async () => {
    const id = await due();
    await expect(settle(id, 'owner')).rejects.toMatchObject({ code: 'advance_changed' });
    passTime(9 * day);
    await bookingsAreDue();
    await expect(settle(id, 'guest')).rejects.toMatchObject({ code: 'advance_changed' });
  });
});
