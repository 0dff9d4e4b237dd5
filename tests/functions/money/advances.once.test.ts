import { expect, test } from 'vitest';
import { openAdvances, payee } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancel, cancelAsOwner, dayIn, previewAcceptance, requested } from '../../support/bookings.ts';
import { passTime } from '../../support/time.ts';

const hour = 3600;
const desk = openAdvances();

test('an acceptance asks for the advance that was fixed with the request, until its hours are over', async () => {
  const id = await desk.booked();
  const { advance, terms, account } = await desk.shown(id);
  expect(terms).toEqual({ amount: 6000, hours: 24, policy: 'moderate' });
  expect(advance).toMatchObject({ status: 'asked', amount: 6000, received: 0, payee: { lastFour: '6702' } });
  expect(Date.parse(advance.until) - Date.parse(advance.askedAt)).toBe(24 * hour * 1000);
  expect(account).toEqual({ owed: 12_000, paid: 0, balance: 12_000 });
  expect((await desk.record(id))?.advance).toEqual({ state: 'asked', amount: 6000, until: advance.until });
});

test('an owner reads before accepting what is asked for', async () => {
  const id = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 });
  const { body } = await previewAcceptance(desk.owners.vendor, id);
  expect(body.data.advance).toEqual({ amount: 6000, until: expect.any(String) });
});

test('the guest reads the account to pay to while the advance is asked for, and no more once it is sent', async () => {
  const id = await desk.booked();
  const { status, body } = await desk.openPayee(id);
  expect([status, body.data]).toEqual([200, { ...payee, amount: 6000, until: expect.any(String) }]);
  await desk.prove(id);
  expect((await desk.openPayee(id)).body.code).toBe('advance_not_asked');
});

test('a proof stops the clock, and what the owner has received is a line of the ledger', async () => {
  const id = await desk.booked();
  expect((await desk.prove(id)).status).toBe(201);
  passTime(30 * hour);
  await bookingsAreDue();
  expect((await desk.record(id))?.state).toBe('active');
  expect((await desk.answer(id, 'received')).status).toBe(200);
  const { advance, lines, account } = await desk.shown(id);
  expect(advance).toMatchObject({ status: 'received', received: 6000 });
  expect(lines).toMatchObject([{ kind: 'in', way: 'raast', amount: 6000, receipt: 1 }]);
  expect(account).toEqual({ owed: 12_000, paid: 6000, balance: 6000 });
  expect(await desk.shownToOwner(id)).toMatchObject({ account });
});

test('an advance that nobody pays lapses, and frees the nights', async () => {
  const id = await desk.booked();
  expect(await desk.taken()).toHaveLength(3);
  passTime(24 * hour + 1);
  expect((await desk.shown(id)).advance.status).toBe('lapsed');
  await bookingsAreDue();
  expect(await desk.record(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'lapse' });
  expect(await desk.taken()).toEqual([]);
  expect((await desk.shown(id)).account).toEqual({ owed: 0, paid: 0, balance: 0 });
});

test('less than was asked for leaves the rest asked, for a day at least', async () => {
  const id = await desk.booked();
  await desk.prove(id, { amount: 2000 });
  passTime(20 * hour);
  await desk.answer(id, 'received', { amount: 2000 });
  const { advance } = await desk.shown(id);
  expect(advance).toMatchObject({ status: 'asked', amount: 6000, received: 2000 });
  expect((await desk.openPayee(id)).body.data.amount).toBe(4000);
  passTime(24 * hour + 1);
  await bookingsAreDue();
  // It is a week ahead: the policy gives all of it back.
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 2000 } });
  expect(await desk.taken()).toEqual([]);
});

test('a payment that is not seen is proved again within a day, or lapses', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  expect((await desk.answer(id, 'unseen')).status).toBe(200);
  expect((await desk.prove(id)).status).toBe(201);
  expect((await desk.answer(id, 'unseen')).body.data.advance.status).toBe('disputed');
  passTime(60 * hour);
  await bookingsAreDue();
  expect(await desk.taken()).toHaveLength(3);
  expect((await desk.answer(id, 'received')).body.data.advance.status).toBe('received');
});

test('an owner may want no advance after all', async () => {
  const id = await desk.booked();
  expect((await desk.answer(id, 'waived')).body.data.advance.status).toBe('ended');
  passTime(48 * hour);
  await bookingsAreDue();
  expect((await desk.record(id))?.state).toBe('active');
});

test('a guest who cancels before the payment is answered reads how much of it comes back once it is seen', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await cancel(desk.guest, id);
  expect((await desk.shown(id)).refundNow).toEqual({ percent: 100, amount: 6000 });
  await desk.answer(id, 'unseen');
  expect((await desk.shown(id)).refundNow).toEqual({ percent: 100, amount: 6000 });
});

test('a guest who cancels in time gets the advance back, and says that it came', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  expect((await desk.shown(id)).refundNow).toEqual({ percent: 100, amount: 6000 });
  expect((await cancel(desk.guest, id)).status).toBe(200);
  expect((await desk.shown(id)).advance).toMatchObject({
    status: 'refundDue',
    refund: { amount: 6000, dueBy: dayIn(7) },
  });
  expect((await desk.shown(id)).account).toEqual({ owed: 0, paid: 6000, balance: -6000 });
  expect((await desk.payBack(id)).status).toBe(201);
  expect((await desk.shownToOwner(id)).account).toEqual({ owed: 0, paid: 0, balance: 0 });
  expect((await desk.answerRefund(id, 'confirmed')).body.data.advance.status).toBe('confirmed');
  expect((await desk.payBack(id)).body.code).toBe('no_refund_due');
});

test('an owner who cancels owes all of it, when the policy would give nothing back', async () => {
  const id = await desk.booked([3, 6]);
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancelAsOwner(desk.owners.vendor, id);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'refundDue', refund: { amount: 6000 } });
});

test('a refund that has not come is denied', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancelAsOwner(desk.owners.vendor, id);
  await desk.payBack(id);
  expect((await desk.answerRefund(id, 'denied')).body.data.advance.status).toBe('denied');
  expect((await desk.answerRefund(id, 'confirmed')).body.code).toBe('no_refund_sent');
});

test('a cancel waits for the answer to a proof, and its refund follows from the day of the cancel', async () => {
  const id = await desk.booked([6, 9]);
  await desk.prove(id);
  await cancel(desk.guest, id);
  expect(await desk.taken()).toEqual([]);
  // By now the policy would give nothing back.
  passTime(3 * 24 * hour);
  expect((await desk.answer(id, 'received')).body.data.advance).toMatchObject({
    status: 'refundDue',
    refund: { amount: 6000 },
  });
});

test('a late proof lets the booking stand again where its nights are free', async () => {
  const id = await desk.booked();
  passTime(25 * hour);
  const sent = await desk.prove(id, { day: dayIn(-1) });
  expect([sent.status, sent.body.code]).toEqual([201, 'proof_sent_late']);
  expect((await desk.record(id))?.state).toBe('cancelled');
  expect((await desk.answer(id, 'received')).status).toBe(200);
  const record = await desk.record(id);
  expect(record).toMatchObject({ state: 'active', advance: { state: 'received', amount: 6000 }, paid: 6000 });
  expect([record?.endedAt, record?.cancelledBy]).toEqual([undefined, undefined]);
  expect(await desk.taken()).toHaveLength(3);
});

test('a late proof is owed back where another guest has the nights', async () => {
  const id = await desk.booked();
  passTime(25 * hour);
  await bookingsAreDue();
  await desk.booked([9, 12]);
  await desk.prove(id, { day: dayIn(-1) });
  expect((await desk.answer(id, 'received')).body.data.advance).toMatchObject({
    status: 'refundDue',
    refund: { amount: 6000 },
  });
});
