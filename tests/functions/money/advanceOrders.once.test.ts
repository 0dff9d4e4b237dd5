import { expect, test } from 'vitest';
import { hasUnseenPayments, readStanding } from '../../../functions/money/guestStanding.ts';
import { openAccount } from '../../support/accounts.ts';
import { openAdvances, proofOf } from '../../support/advances.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { cancel, dayIn, previewAcceptance, requested } from '../../support/bookings.ts';
import { at, passTime } from '../../support/time.ts';

const hour = 3600;
const desk = openAdvances();

const codeOf = async (call: Promise<{ status: number; body: { code: string } }>) => (await call).body.code;

/** The field that a call was refused for, and why. */
async function issueOf(call: ReturnType<typeof desk.prove>): Promise<[string, string]> {
  const { path, code } = (await call).body.issues[0];
  return [path, code];
}

test('nothing is proved before it is asked for', async () => {
  const id = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 });
  expect(await codeOf(desk.prove(id))).toBe('advance_not_asked');
  expect(await codeOf(desk.openPayee(id))).toBe('advance_not_asked');
  expect(await codeOf(desk.answer(id, 'received'))).toBe('advance_not_sent');
});

test('another guest and another owner find no booking', async () => {
  const id = await desk.booked();
  const other = await openAccount('user');
  expect(await codeOf(desk.prove(id, {}, other))).toBe('booking_not_found');
  expect(await codeOf(desk.openPayee(id, other))).toBe('booking_not_found');
  await desk.prove(id);
  expect(await codeOf(desk.answer(id, 'received', {}, desk.owners.other))).toBe('booking_not_found');
});

test('a proof that is sent again by its key is one, and another one under the key is refused', async () => {
  const id = await desk.booked();
  const proof = proofOf();
  expect([(await desk.prove(id, proof)).status, (await desk.prove(id, proof)).status]).toEqual([201, 201]);
  expect(await codeOf(desk.prove(id, { ...proof, amount: 5000 }))).toBe('payment_sent_before');
  expect(await codeOf(desk.prove(id))).toBe('advance_not_asked');
  expect((await desk.advance(id)).revision).toBe(2);
});

test('a proof that comes a second after the end is late, whatever was written down', async () => {
  const id = await desk.booked();
  const { until = '' } = await desk.advance(id);
  passTime(24 * hour + 1);
  expect((await desk.prove(id)).body.code).toBe('proof_sent_late');
  const { lapsedAt, state, proof } = await desk.advance(id);
  expect([lapsedAt, state, proof?.late]).toEqual([until, 'sent', true]);
  expect(await desk.taken()).toEqual([]);
});

test('a payment of a day after the lapse, or told of a week later, is not taken', async () => {
  const id = await desk.booked();
  passTime(50 * hour);
  await bookingsAreDue();
  expect(await issueOf(desk.prove(id, { day: dayIn(0) }))).toEqual(['day', 'payment_too_late']);
  passTime(7 * 24 * hour);
  expect(await codeOf(desk.prove(id, { day: dayIn(-8) }))).toBe('advance_lapsed');
});

test('a phone whose clock is a day slow proves as any other, and one that is fast is told so', async () => {
  const id = await desk.booked();
  expect(await issueOf(desk.prove(id, { day: dayIn(1) }))).toEqual(['day', 'payment_ahead']);
  expect(await issueOf(desk.prove(id, { day: dayIn(-2) }))).toEqual(['day', 'payment_too_early']);
  expect((await desk.prove(id, { day: dayIn(-1) })).status).toBe(201);
});

test.each([
  ['amount', { amount: 0 }, 'not_whole'],
  ['amount', { amount: 12.5 }, 'not_whole'],
  ['amount', { amount: 12_001 }, 'not_whole'],
  ['reference', { reference: 'A1' }, 'not_a_transaction_id'],
  ['lastFour', { lastFour: '456' }, 'not_four_digits'],
  ['way', { way: 'cash' }, 'not_one_of'],
])('a wrong %s of a proof is refused', async (path, given, code) => {
  const id = await desk.booked();
  expect(await issueOf(desk.prove(id, given))).toEqual([path, code]);
});

test('Urdu digits and blanks are read as what they are', async () => {
  const id = await desk.booked();
  const given = { amount: '۶۰۰۰', lastFour: '۴۵۶۷', reference: ' abc 123 456 ' };
  expect((await desk.prove(id, given)).status).toBe(201);
  expect((await desk.advance(id)).proof).toMatchObject({ amount: 6000, lastFour: '4567', reference: 'ABC123456' });
});

test('one transaction id for two bookings is marked, whatever way is named with it', async () => {
  const [one, other] = [await desk.booked([10, 13]), await desk.booked([20, 23])];
  await desk.prove(one, { reference: 'TWICE12345' });
  await desk.prove(other, { reference: 'TWICE12345', way: 'bank' });
  expect((await desk.shownToOwner(other)).advance.proof.usedBefore).toBe(true);
});

test('one transaction id for two bookings is marked for the owner alone', async () => {
  const [one, other] = [await desk.booked([10, 13]), await desk.booked([20, 23])];
  await desk.prove(one, { reference: 'TWICE12345' });
  await desk.prove(other, { reference: 'twice 12345' });
  expect((await desk.shownToOwner(one)).advance.proof.usedBefore).toBeUndefined();
  expect((await desk.shownToOwner(other)).advance.proof.usedBefore).toBe(true);
  expect((await desk.shown(other)).advance.proof.usedBefore).toBeUndefined();
});

test('the id of a part that came is marked when it proves the rest, and one that was not seen may be given again', async () => {
  const id = await desk.booked();
  await desk.prove(id, { reference: 'PART123456', amount: 2500 });
  await desk.answer(id, 'received');
  await desk.prove(id, { reference: 'REST123456', amount: 3500 });
  await desk.answer(id, 'unseen');
  await desk.prove(id, { reference: 'REST123456', amount: 3500 });
  expect((await desk.shownToOwner(id)).advance.proof.usedBefore).toBeUndefined();
  const other = await desk.booked([20, 23]);
  await desk.prove(other, { reference: 'HALF123456', amount: 2500 });
  await desk.answer(other, 'received');
  await desk.prove(other, { reference: 'HALF123456', amount: 3500 });
  expect((await desk.shownToOwner(other)).advance.proof.usedBefore).toBe(true);
});

test('an owner answers what he was shown, and a second answer changes nothing', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  expect(await codeOf(desk.answer(id, 'received', { revision: 1 }))).toBe('advance_changed');
  expect((await desk.answer(id, 'received', { revision: 2 })).status).toBe(200);
  expect((await desk.answer(id, 'received', { revision: 2 })).status).toBe(200);
  expect((await desk.shown(id)).lines).toHaveLength(1);
  expect(await codeOf(desk.answer(id, 'unseen'))).toBe('advance_not_sent');
  expect(await codeOf(desk.answer(id, 'waived'))).toBe('advance_not_asked');
});

test('an owner whose other phone has said another amount is told so, and not that his own is written down', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  expect((await desk.answer(id, 'received', { revision: 2, amount: 2500 })).status).toBe(200);
  expect(await codeOf(desk.answer(id, 'received', { revision: 2 }))).toBe('advance_not_sent');
  expect((await desk.answer(id, 'received', { revision: 2, amount: 2500 })).status).toBe(200);
  expect((await desk.shown(id)).account.paid).toBe(2500);
});

test('a refund is what is due at least and what came at most, and is paid once', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  expect(await codeOf(desk.payBack(id))).toBe('no_refund_due');
  await cancel(desk.guest, id);
  for (const amount of [0, 5999, 6001]) expect((await desk.payBack(id, { amount })).body.issues[0].path).toBe('amount');
  const requestKey = 'k'.repeat(16);
  expect((await desk.payBack(id, { requestKey })).status).toBe(201);
  expect((await desk.payBack(id, { requestKey })).status).toBe(201);
  expect(await codeOf(desk.payBack(id, { requestKey, amount: 6000, day: dayIn(-1) }))).toBe('payment_sent_before');
  expect(await codeOf(desk.payBack(id))).toBe('no_refund_due');
  expect((await desk.shown(id)).lines).toHaveLength(2);
});

test('an owner may give back what the policy leaves to him', async () => {
  const id = await desk.booked([3, 6]);
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancel(desk.guest, id);
  expect((await desk.shown(id)).advance).toMatchObject({ status: 'received' });
  expect((await desk.shown(id)).account).toEqual({ owed: 6000, paid: 6000, balance: 0 });
  expect((await desk.payBack(id, { amount: 3000 })).status).toBe(201);
  expect((await desk.shown(id)).account).toEqual({ owed: 3000, paid: 3000, balance: 0 });
});

test('no advance is asked for where fewer than six hours are left until the eve of arrival', async () => {
  at(0, '13:00');
  const id = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 }, [1, 3]);
  at(0, '14:01');
  expect((await previewAcceptance(desk.owners.vendor, id)).body.data.advance).toEqual({ none: 'too_late' });
});

test('two payments of a guest that were not seen end advances by him for 90 days', async () => {
  for (const from of [40, 50]) {
    const id = await desk.booked([from, from + 3]);
    await desk.prove(id);
    await desk.answer(id, 'unseen');
  }
  const third = await requested(desk.guest, { propertyId: desk.propertyId, roomNumber: 101 }, [60, 63]);
  expect((await previewAcceptance(desk.owners.vendor, third)).body.data.advance).toEqual({ none: 'unseen_payments' });
  const standing = await readStanding(desk.owners.desk.tables.bookings, desk.guest.id);
  const after = (days: number) => new Date(Date.now() + days * 24 * hour * 1000);
  expect([89, 91].map((days) => hasUnseenPayments(standing, after(days)))).toEqual([true, false]);
});

test('an owner is reminded of a proof after 12 and 24 hours, and operators read of it after 48', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  const pressed: unknown[] = [];
  for (const hours of [12, 12, 24]) {
    passTime(hours * hour + 60);
    await bookingsAreDue();
    pressed.push((await desk.advance(id)).proof?.pressed, (await desk.advance(id)).told);
  }
  expect(pressed).toEqual([1, ['advance.pressed'], 2, ['advance.pressed'], 3, []]);
});
