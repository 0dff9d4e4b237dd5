import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FixedTerms } from '../../../shared/rules/advanceTerms.ts';
import { answerRoom, openSheet, roomPath, typeDays } from '../support/bookingSheet.ts';
import { answer, bodyTo, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { advanceOf, inHours, paymentOf } from '../support/payments.ts';
import { quoteAt } from '../support/quotes.ts';
import { ahead, detailsOf, hotelOf, ownerProfile, requestOf, roomOf } from '../support/samples.ts';
import { arriveAt, button, field, fill, open, plain, says, traveller, vendor } from '../support/site.tsx';

const terms = { share: 50, hours: 24, notWithinDays: 2, policy: 'moderate' } as const;
const total = 21_600;

function offered(of?: number) {
  const advance = of === undefined ? {} : { advance: { amount: of, until: inHours(24) } };
  const details = { ...detailsOf(hotelOf('batura', [roomOf(3)])), quote: quoteAt(7200), ...advance };
  answer('getRoomDetails', ok('room_details', { ...details, ...(of !== undefined && { terms }) }));
}

async function lookOver(of?: number) {
  const user = await openSheet();
  offered(of);
  await typeDays(ahead(10), ahead(13));
  await says('PKR 21,600');
  if (of !== undefined) await says('PKR 10,800 of it in advance, once the owner accepts.');
  await user.click(button('Continue'));
  await arriveAt('/sendBookingRequest');
  await says('PKR 21,600');
  return user;
}

/** The request is taken, and its page is read. */
function takesRequest(): void {
  answer('createBookingRequest', ok('request_sent', requestOf('b1')));
  answer('getUserBooking', ok('booking_details', requestOf('b1')));
}

describe('a request in a hotel that asks for advances', () => {
  test('says in rupees and days how much, by when, how, and what comes back, and is sent as it was seen', async () => {
    const user = await lookOver(10_800);
    await says('PKR 10,800 and PKR 10,800 at the hotel');
    await says('You then have 24 hours to pay, until 20:00 of the day before arrival at the latest.');
    await says('You pay straight to the owner, by bank or wallet: Sarai holds no money.');
    await says(/Cancel until .+: PKR 10,800 backLater: nothing/);
    await says('You pay nothing before that');
    takesRequest();
    await user.click(button('Send'));
    expect(bodyTo('createBookingRequest')).toMatchObject({ total, advance: 10_800, policy: 'moderate' });
  });

  test.each<[string, FixedTerms | undefined, string, object]>([
    [
      'another amount',
      { amount: 7200, hours: 24, policy: 'moderate' },
      'asks for PKR 7,200 now',
      { advance: 7200, policy: 'moderate' },
    ],
    [
      'another policy',
      { amount: 10_800, hours: 24, policy: 'firm' },
      'comes back by other rules now',
      { advance: 10_800, policy: 'firm' },
    ],
    ['none any more', undefined, 'asks for PKR 0 now', { advance: 0 }],
  ])('that is refused for %s shows it, keeps all, and asks for it with the next press', async (_, now, words, seen) => {
    const user = await lookOver(10_800);
    answer('createBookingRequest', new Refusal('terms_changed', now ? { terms: now } : {}));
    await user.click(button('Send'));
    await says(words);
    takesRequest();
    await user.click(button('Send'));
    await waitFor(() => expect(sentTo('createBookingRequest')).toHaveLength(2));
    const [first, second] = sentTo('createBookingRequest').map(({ body }) => body);
    expect(second).toMatchObject(seen);
    expect(second).toMatchObject({ bookingStartDate: first.bookingStartDate, guests: first.guests, total });
  });

  test('whose price has changed asks for the advance of the new price', async () => {
    const user = await lookOver(10_800);
    answer('createBookingRequest', new Refusal('price_changed', { quote: { ...quoteAt(7200), total: 20_000 } }));
    await user.click(button('Send'));
    await says('PKR 10,000 and PKR 10,000 at the hotel');
    takesRequest();
    await user.click(button('Send'));
    expect(sentTo('createBookingRequest').at(-1)?.body).toMatchObject({ total: 20_000, advance: 10_000 });
  });
});

describe('a hotel without terms', () => {
  test('is paid at the hotel, and its request names no advance', async () => {
    const user = await lookOver();
    await says('You pay at the hotel, and you can take the request back.');
    expect(screen.getByRole('main').textContent).not.toMatch(/In advance|Never pay/);
    takesRequest();
    await user.click(button('Send'));
    expect(bodyTo('createBookingRequest')).toMatchObject({ advance: 0 });
  });
});

describe('the page of a room', () => {
  test('says how much is paid in advance, by when, to whom, and what comes back', async () => {
    answerRoom();
    offered(10_800);
    await open(roomPath, traveller);
    await says('Once the owner accepts, you pay 50% in advance, and the rest at the hotel. You have 24 hours for it.');
    await says('Who arrives within 2 days pays at the hotel.');
    await says('Cancelled 5 days before arrival or earlier: 100% goes back');
  });

  test('of a hotel without terms says that nothing is paid before', async () => {
    answerRoom();
    await open(roomPath, traveller);
    await says('Nothing is paid before: you pay at the hotel.');
  });
});

describe('an owner who cancels', () => {
  beforeEach(() => answer('getVendorProfile', ok('own_profile', ownerProfile)));

  test.each([
    ['received', 5000, 'Your guest paid PKR 5,000 in advance: you pay PKR 5,000 back, within 7 days.'],
    ['sent', 0, 'if it came, you pay PKR 5,000 back, within 7 days.'],
    ['unseen', 1000, 'if it came, you pay PKR 5,000 back, within 7 days.'],
  ] as const)(
    'reads of an advance that is %s in rupees what is to be paid back, before',
    async (status, received, words) => {
      const advance = advanceOf({ status, received });
      const booking = requestOf('a', { status: 'active', code: 'ABCD1234', advance: { status, amount: 5000 } });
      answer('listVendorBookings', listed('booking_requests', [booking]));
      answer('listVendorPendingRequests', listed('no_pending_bookings', []));
      const refundNow = { percent: 100, amount: 5000 };
      answer('getBookingPaymentAsOwner', ok('payment', paymentOf(advance, { refundNow })));
      const user = await open('/vendorActiveBookings', vendor);
      await user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
      await waitFor(() => expect(plain(screen.getByRole('dialog').textContent)).toContain(words));
      await fill('Reason', 'The pipes froze.');
      expect(field('Reason').value).toBe('The pipes froze.');
    },
  );
});
