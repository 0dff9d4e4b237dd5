import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerDashboard, answerDay, dayOf } from '../support/dashboard.ts';
import { answer, bodyTo, hold, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { lineOf, openBooking, paymentOf } from '../support/money.ts';
import { requestOf } from '../support/samples.ts';
import { button, field, fill, focused, open, says, vendor } from '../support/site.tsx';
import { stay } from '../support/today.ts';

const ledger = paymentOf({ lines: [lineOf(1)], account: { owed: 7500, paid: 2500, balance: 5000 } });
const written = ok('line_added', { lines: ledger.lines, account: ledger.account, receiptHouse: ledger.receiptHouse });

const openPayments = async (payment = ledger) => {
  const user = await openBooking(payment);
  await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
  await screen.findByRole('button', { name: 'Write down a payment' });
  return user;
};

describe('the ledger of a booking', () => {
  test('says on the card what was paid and what is left, and its lines at a press', async () => {
    await openPayments();
    await says('Paid PKR 2,500, PKR 5,000 to pay');
    await says('PKR 2,500 came, Cash');
    const receipt = screen.getByRole('link', { name: 'Receipt 12' });
    expect(receipt.getAttribute('href')).toBe('/receipt?booking=a&number=12');
  });

  test('takes a payment by any way, once for two presses, and what is left stands in its field', async () => {
    const user = await openPayments();
    await user.click(button('Write down a payment'));
    expect(field('Amount').value).toBe('5000');
    expect(focused()).toBe(field('Amount'));
    await user.selectOptions(screen.getByLabelText('Way'), 'Bank transfer');
    await fill('Amount', 'PKR 1,500/-');
    await fill('Note', 'through his brother');
    const held = hold('addLedgerLine');
    await user.dblClick(button('Write down'));
    expect(bodyTo('addLedgerLine')).toMatchObject({
      kind: 'in',
      way: 'bank',
      amount: 1500,
      note: 'through his brother',
    });
    held.release(written);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Write down' })).toBeNull());
  });

  test('takes money that goes back, and keeps the form where there is less', async () => {
    const user = await openPayments();
    await user.click(button('Write down a payment'));
    await user.click(screen.getByRole('radio', { name: 'Went back to the guest' }));
    await fill('Amount', '9000');
    answer('addLedgerLine', new Refusal('more_than_paid'));
    await user.click(button('Write down'));
    await waitFor(() => expect(sentTo('addLedgerLine')).toHaveLength(1));
    expect(field('Amount').value).toBe('9000');
  });

  test('takes a line back by another one, after a question', async () => {
    const user = await openPayments();
    await user.click(button(/^Take back: PKR.2,500, Cash$/));
    const question = screen.getByRole('dialog');
    expect(question.textContent).toContain('Receipt 12 says so.');
    answer('addLedgerLine', written);
    await user.click(within(question).getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(sentTo('addLedgerLine')).toHaveLength(1));
    expect(bodyTo('addLedgerLine')).toMatchObject({ kind: 'reversal', reverses: 1 });
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  test('offers no way to take a line back twice', async () => {
    const lines = [lineOf(1, { reversed: true }), lineOf(2, { kind: 'reversal', reverses: 1, receipt: undefined })];
    await openPayments(paymentOf({ lines }));
    await says('PKR 2,500 taken back, Cash');
    expect(screen.queryByRole('button', { name: /^Take back:/ })).toBeNull();
  });
});

test('the line of an advance has no way to take it back, which the desk would refuse', async () => {
  const lines = [lineOf(1, { way: 'raast', reference: '12345678901' }), lineOf(2, { kind: 'out', way: 'raast' })];
  await openPayments(paymentOf({ lines }));
  await says('12345678901');
  expect(screen.getAllByRole('button', { name: /^Take back:/ })).toHaveLength(1);
});

test('a helper who takes no cash reads what was paid, and writes nothing down', async () => {
  answerDashboard();
  answerDay([]);
  answer('getBookingPaymentAsOwner', ok('payment', ledger));
  answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  answer('listVendorBookings', listed('booking_requests', [requestOf('a', { status: 'active', paid: 2500 })]));
  answer('getDayBook', new Refusal('money_by_owner'));
  const user = await open('/vendorActiveBookings', { ...vendor, staff: true });
  await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
  await says('PKR 2,500 came, Cash');
  await waitFor(() => expect(sentTo('getDayBook').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Write down a payment' })).toBeNull();
});

describe('cash at check-in', () => {
  const arrival = stay('a', [0, 2], { arrivedAt: new Date().toISOString() });

  test('is taken in two presses from the line of the day, with what is left to pay', async () => {
    answerDashboard();
    answerDay([dayOf({ arrives: [arrival] })]);
    const user = await open('/dashboard', vendor);
    await user.click(await screen.findByRole('button', { name: 'Take cash from Guest a' }));
    expect(field('Amount').value).toBe('7500');
    const held = hold('addLedgerLine');
    await user.dblClick(button('Received'));
    expect(bodyTo('addLedgerLine')).toMatchObject({ kind: 'in', way: 'cash', amount: 7500 });
    answerDay([dayOf({ arrives: [{ ...arrival, paid: 7500 }] })]);
    held.release(written);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Take cash/ })).toBeNull());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  test('that was taken in part leaves on the line of the day what is left to pay', async () => {
    answerDashboard();
    answerDay([dayOf({ arrives: [{ ...arrival, paid: 2500 }], stays: [{ ...stay('b', [-1, 2]), paid: 7500 }] })]);
    await open('/dashboard', vendor);
    await says('PKR 5,000 to pay');
    await says('paid in full');
  });

  test('is offered to helpers where the owner lets them, and to no others', async () => {
    for (const [reply, count] of [
      [ok('day_book', { day: '2026-11-27', revision: 0, ways: [], lines: [] }), 1],
      [new Refusal('money_by_owner'), 0],
    ] as const) {
      answerDashboard();
      answerDay([dayOf({ arrives: [arrival] })]);
      answer('getDayBook', reply);
      await open('/dashboard', { ...vendor, token: `v.${count}.secret`, staff: true });
      await screen.findByText('Guest a');
      await waitFor(() => expect(sentTo('getDayBook').length).toBeGreaterThan(0));
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /Take cash/ })).toHaveLength(count));
    }
  });
});
