import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ShownAdvance } from '../../../shared/contracts/advances.ts';
import { noteServerTime } from '../../../web/src/offline/serverClock.ts';
import { answer, ok, serverClock } from '../support/fakeApi.ts';
import { lineOf } from '../support/money.ts';
import { advanceOf, inHours, openAdvance, paymentOf, proof } from '../support/payments.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, plain, says } from '../support/site.tsx';

afterEach(() => noteServerTime(new Date().toUTCString()));

const card = () => plain(screen.getByRole('article').textContent);
const paid = { way: 'easypaisa', reference: '99887766', amount: 5000, day: ahead(-1), at: inHours(-2) } as const;

describe('an advance that is asked for', () => {
  test('says how much, until when in Pakistan, what follows, and how much comes back until which day', async () => {
    await openAdvance(advanceOf({ until: '2030-12-03T13:40:00.000Z' }));
    await says('Pay PKR 5,000 in advance');
    await says('By 3 December 2030, 18:40');
    await says('If nothing comes by then, the booking ends and its nights are free for others.');
    await says(/Cancel until .+: PKR 5,000 backLater: nothing/);
    expect(card()).toContain('Never pay outside of what this page shows.');
    expect(card()).toContain('PricePKR 7,500PaidNothing yetLeft to payPKR 7,500');
  });

  test.each([-24, 24])('counts its time by the clock of the server, where the phone is %d hours off', async (hours) => {
    const now = new Date();
    vi.useFakeTimers({ now: now.getTime() + hours * 3_600_000, toFake: ['Date'] });
    serverClock(now);
    await openAdvance(advanceOf({ until: new Date(now.getTime() + 3.5 * 3_600_000).toISOString() }));
    await says(/3 hours, (29|30|31) minutes left/);
  });

  test('that came has its receipt', async () => {
    const lines = [lineOf(1, { amount: 5000, receipt: 12 })];
    await openAdvance(advanceOf({ status: 'received', received: 5000 }), { payment: { lines } });
    await screen.findByRole('link', { name: /^Receipt 12: PKR.5,000$/ });
  });

  test('of which a part has come says what is missing', async () => {
    await openAdvance(advanceOf({ received: 3000 }));
    await says('Pay PKR 2,000 in advance');
    await says('PKR 3,000 have come, PKR 2,000 are missing.');
  });

  test('that cannot be read is still told by the booking, and read again when asked', async () => {
    const user = await openAdvance(advanceOf({ until: '2030-12-03T13:40:00.000Z' }), { unread: true });
    await says('Advance: PKR 5,000');
    await says('By 3 December 2030, 18:40');
    answer('getBookingPayment', ok('payment', paymentOf(advanceOf())));
    await user.click(button('Try again'));
    await says('Pay PKR 5,000 in advance');
  });
});

describe('every other state of an advance', () => {
  test.each<[ShownAdvance['status'], Partial<ShownAdvance>, string, string]>([
    ['sent', { proof }, 'Your payment waits for your host', 'it costs you nothing'],
    ['unseen', { proof }, 'Your host does not see your payment', 'Then prove the payment again. Do not pay twice.'],
    ['disputed', { proof }, 'Sarai looks at your payment', 'Your nights are held until then'],
    ['received', { received: 5000 }, 'PKR 5,000 of the advance have come', 'Left to payPKR 2,500'],
    ['ended', {}, 'No advance is asked for any more', 'you pay at the hotel'],
  ])('%s says how it stands', async (status, given, title, words) => {
    await openAdvance(advanceOf({ status, ...given }));
    await says(title);
    await says(words);
  });

  test.each<[ShownAdvance['status'], Partial<ShownAdvance>, string, string]>([
    ['refundDue', { refund: { amount: 5000, dueBy: ahead(3) } }, 'PKR 5,000 come back to you', 'at the latest'],
    [
      'refundDue',
      { settledFor: 'owner', refund: { amount: 1000 } },
      'PKR 1,000 come back',
      'the rest of your payment counts',
    ],
    ['refundDue', { refund: { amount: 5000, dueBy: ahead(-1) } }, 'PKR 5,000 come back to you', 'It is late'],
    ['confirmed', { refund: { amount: 5000, paid } }, 'PKR 5,000 have come back to you', ''],
    ['denied', { refund: { amount: 5000, paid } }, 'Sarai looks at your refund', 'writes to both of you'],
    ['refundDue', { settledFor: 'guest', refund: { amount: 5000, paid } }, 'PKR 5,000 come back to you', 'It is late'],
    ['settled', { settledFor: 'owner', refund: { amount: 5000 } }, 'Sarai has settled this', 'no more of the refund'],
    [
      'received',
      { settledFor: 'owner', received: 2500 },
      'PKR 2,500 of the advance',
      'your payment counts as not made',
    ],
    ['settled', { settledFor: 'owner', refund: { amount: 5000, paid } }, 'Sarai has settled this', 'counts as paid'],
    ['settled', { settledFor: 'owner' }, 'Sarai has settled this', 'your payment counts as not made'],
    ['sent', { proof }, 'Your payment waits', 'PKR 2,500 of it come back to you'],
    ['unseen', { proof }, 'Your host does not see your payment', 'PKR 2,500 of it come back to you'],
    ['disputed', { proof }, 'Sarai looks at your payment', 'PKR 2,500 of it come back to you'],
  ])('%s of a booking that has ended says how it stands', async (status, given, title, words) => {
    const booking = { status: 'cancelled', cancelledBy: 'guest', endedAt: inHours(-3) } as const;
    const payment = { refundNow: { percent: 50, amount: 2500 } };
    await openAdvance(advanceOf({ status, ...given }), { booking, payment });
    await says(title);
    await says(words);
  });
});

describe('a host who owes something after the end', () => {
  const booking = { status: 'cancelled', cancelledBy: 'guest', endedAt: inHours(-3) } as const;

  test('is reached by the number on the card', async () => {
    await openAdvance(advanceOf({ status: 'refundDue', refund: { amount: 5000, dueBy: ahead(3) } }), { booking });
    await says('Tell him where you want to have it.');
    await screen.findByRole('link', { name: 'Call Karim Beg: 03001234567' });
  });

  test('is named with the amount where a refund counts as not paid', async () => {
    const payment = { account: { owed: 0, paid: 5000, balance: -5000 } };
    const refund = { amount: 5000, paid };
    await openAdvance(advanceOf({ status: 'refundDue', settledFor: 'guest', refund }), { booking, payment });
    await says('Your host owes you PKR 5,000. Tell him where you want to have it.');
  });

  test('is named with what the account says where no more is expected of him', async () => {
    const payment = { account: { owed: 0, paid: 5000, balance: -5000 } };
    const refund = { amount: 5000 };
    await openAdvance(advanceOf({ status: 'settled', settledFor: 'owner', refund }), { booking, payment });
    await says('By the account your host still owes you PKR 5,000.');
  });
});

describe('a booking without an advance', () => {
  test('that waits says what its acceptance asks for', async () => {
    const terms = { amount: 5000, hours: 24, policy: 'flexible' } as const;
    await openAdvance(advanceOf(), { booking: { ...requestOf('a', { terms }), advance: undefined } });
    await says('If the owner accepts, you pay PKR 5,000 in advance within 24 hours. Pay nothing before that.');
  });

  test('although its request had terms says that it is paid at the hotel', async () => {
    await openAdvance(advanceOf(), { booking: { advance: undefined } });
    await says('Your host asks for nothing in advance: you pay at the hotel.');
  });

  test('of which something was paid at the hotel says at a press how much, and has its receipts', async () => {
    const lines = [lineOf(1, { amount: 7500, receipt: 12 })];
    const account = { owed: 7500, paid: 7500, balance: 0 };
    const booking = { advance: undefined, terms: undefined, paid: 7500 };
    const user = await openAdvance(advanceOf(), { booking, payment: { advance: undefined, lines, account } });
    await user.click(await screen.findByRole('button', { name: /^Payments of/ }));
    const link = await screen.findByRole('link', { name: /^Receipt 12: PKR.7,500$/ });
    expect(link.getAttribute('href')).toBe('/receipt?booking=a&number=12');
    expect(card()).toContain('PaidPKR 7,500Left to payPKR 0');
  });

  test('of a hotel without terms says nothing of advances', async () => {
    await openAdvance(advanceOf(), { booking: { advance: undefined, terms: undefined } });
    await says('Karim Beg');
    expect(card()).not.toMatch(/advance|Never pay/);
  });
});

describe('a guest who cancels', () => {
  const question = () => plain(screen.getByRole('dialog').textContent);
  async function cancel(advance: ShownAdvance, refundNow?: { percent: number; amount: number }) {
    const user = await openAdvance(advance, { payment: refundNow ? { refundNow } : {} });
    await says(/Paid/);
    await user.click(button(/^Cancel the booking/));
  }

  test.each([
    ['all of it', { percent: 100, amount: 5000 }, 'You paid PKR 5,000 in advance. PKR 5,000 of it come back to you'],
    [
      'half',
      { percent: 50, amount: 2500 },
      'PKR 2,500 of it come back to you: your host pays it straight to you, within 7 days',
    ],
    ['nothing', { percent: 0, amount: 0 }, 'By the rules of this booking nothing of it comes back any more.'],
  ])('reads in rupees that %s comes back, before', async (_, refundNow, words) => {
    await cancel(advanceOf({ status: 'received', received: 5000 }), refundNow);
    expect(question()).toContain(words);
  });

  test('while the host has not said whether it came reads what then comes back', async () => {
    await cancel(advanceOf({ status: 'sent', proof }), { percent: 100, amount: 5000 });
    expect(question()).toContain('Once your host says that your payment came, PKR 5,000 of it come back to you.');
  });

  test('before anything was paid reads that nothing is to be paid', async () => {
    await cancel(advanceOf());
    expect(question()).toContain('You have paid nothing, so nothing is to be paid.');
    expect(within(screen.getByRole('article')).queryByText(/Free of charge/)).toBeNull();
  });
});
