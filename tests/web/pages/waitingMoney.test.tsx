import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WaitingMoney } from '../../../shared/contracts/vendorDay.ts';
import { answerDashboard, answerDay } from '../support/dashboard.ts';
import { answer, ok } from '../support/fakeApi.ts';
import { advanceOf, paymentOf, proof } from '../support/money.ts';
import { ahead } from '../support/samples.ts';
import { button, focused, open, says, vendor } from '../support/site.tsx';
import { rowsIn, stay } from '../support/today.ts';

beforeEach(answerDashboard);

const waiting = (id: string, asks: WaitingMoney['asks'], given: Partial<WaitingMoney> = {}): WaitingMoney => ({
  ...{ asks, amount: 5000, booking: stay(id, [40, 42], { source: undefined }) },
  ...given,
});

/** The advance of guest `a`, whose payment waits for an answer. */
const sent = waiting('a', 'proof', {
  sentAt: proof.sentAt,
  booking: stay('a', [40, 42], { source: undefined, advance: { status: 'sent', amount: 5000 } }),
});

describe('money on the page of today', () => {
  test('names late refunds, payments to look for, refunds and parts, in the order of the answer', async () => {
    const money = [
      waiting('l', 'lateRefund', { dueBy: ahead(-3) }),
      sent,
      waiting('r', 'refund', { dueBy: ahead(4) }),
      waiting('p', 'part', { amount: 3000, until: `${ahead(1)}T08:00:00.000Z` }),
    ];
    answerDay(undefined, { money });
    await open('/dashboard', vendor);
    const rows = await rowsIn('Payments waiting 4');
    expect(rows[0]).toMatch(/^Guest l Late: pay PKR 5,000 back, due by /);
    expect(rows[1]).toMatch(/^Guest a Has PKR 5,000 come\? Sent /);
    expect(rows[2]).toMatch(/^Guest r Pay PKR 5,000 back by /);
    expect(rows[3]).toMatch(/^Guest p A part has come, PKR 3,000 are asked for until /);
  });

  test('is not named where none waits', async () => {
    await open('/dashboard', vendor);
    await says('No request waits for your answer.');
    expect(screen.queryByRole('region', { name: /^Payments waiting/ })).toBeNull();
  });

  test('leads to the bookings where there is more than the page shows', async () => {
    answerDay(undefined, { money: [sent], moreMoney: true });
    await open('/dashboard', vendor);
    const part = within(await screen.findByRole('region', { name: 'Payments waiting 1+' }));
    expect(part.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe('/vendorActiveBookings');
  });

  test('opens the booking with its payment at a press, which stays open once it is answered', async () => {
    answerDay(undefined, { money: [sent] });
    answer('getBookingPaymentAsOwner', ok('payment', paymentOf({ advance: advanceOf('sent', { proof }) })));
    const user = await open('/dashboard', vendor);
    await user.click(await screen.findByRole('button', { name: /^Guest a Has/ }));
    const card = within(screen.getByRole('dialog', { name: 'Booking of Guest a' }));
    await says('Nothing yet, PKR 5,000 waits for an answer');
    const received = advanceOf('received', { received: 5000 });
    const settled = paymentOf({ advance: received, account: { owed: 7500, paid: 5000, balance: 2500 } });
    answer('answerAdvance', ok('advance_received', settled));
    answer('getBookingPaymentAsOwner', ok('payment', settled));
    answerDay();
    await user.click(await card.findByRole('button', { name: 'Received' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Payments waiting/ })).toBeNull());
    await says('The advance has come: PKR 5,000.');
    await user.click(button('Close'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });
});
