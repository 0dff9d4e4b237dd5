import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { answer, bodyTo, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { advanceOf, paymentOf } from '../support/payments.ts';
import { ahead, ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, plain, says, toastSays, traveller, vendor } from '../support/site.tsx';

const room = (roomNumber: number) => ({ roomNumber, No_of_beds: 2, capacity: 2, price: 2500, kind: 'double' });

function bookingOf(numbers: number[], given: Partial<BookingRequest> = {}): BookingRequest {
  const total = numbers.length * 7500;
  return requestOf('a', { status: 'active', code: 'ABCD1234', rooms: numbers.map(room), total, revision: 1, ...given });
}

const until = '2030-12-03T13:40:00.000Z';

const box = (roomNumber: number) =>
  within(screen.getByRole('dialog')).getByRole('checkbox', { name: new RegExp(`Room ${roomNumber}`) });

describe('a guest of several rooms', () => {
  async function openBooking(booking: BookingRequest) {
    for (const operation of ['listUserBookings', 'listUserPendingRequests'] as const)
      answer(operation, listed('booking_requests', [booking]));
    const host = { name: 'Karim Beg', email: 'karim@example.com', contactNumber: '03001234567' };
    answer('getUserBooking', ok('booking_details', { ...booking, host }));
    const user = await open('/userbookings', traveller);
    await screen.findByRole('article');
    return user;
  }

  test('gives one back, once, and sees the rest at once', async () => {
    const user = await openBooking(bookingOf([101, 102]));
    await user.click(button(/^Give rooms back/));
    await user.click(box(102));
    expect(plain(screen.getByRole('dialog').textContent)).toContain('The total becomes PKR 7,500.');
    const held = hold('giveRoomsBack');
    await user.dblClick(button('Give back'));
    held.release(ok('rooms_given_back', bookingOf([101], { revision: 2 })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sentTo('giveRoomsBack').length, bodyTo('giveRoomsBack')]).toEqual([1, { roomNumbers: [102], revision: 1 }]);
    expect(screen.queryByRole('button', { name: /^Give rooms back/ })).toBeNull();
    expect(plain(screen.getByRole('article').textContent)).toContain('Room 101');
  });

  test.each<[string, Partial<BookingRequest>, string]>([
    [
      'asked for',
      { advance: { status: 'asked', amount: 6000, until } },
      'The advance goes down from PKR 6,000 to PKR 3,000.',
    ],
    [
      'covered by what has come',
      { advance: { status: 'asked', amount: 6000, until }, paid: 4000 },
      'Nothing more is asked for in advance.PKR 4,000 that have come stay with the hotel and count: PKR 3,500 are left to pay.',
    ],
    [
      'received',
      { advance: { status: 'received', amount: 9000 }, paid: 9000 },
      'PKR 9,000 have come: PKR 1,500 more than the stay then costs',
    ],
  ])('reads before it in rupees what it does to an advance that is %s', async (_, given, words) => {
    answer('getBookingPayment', ok('payment', paymentOf(advanceOf())));
    const user = await openBooking(bookingOf([101, 102], given));
    await user.click(button(/^Give rooms back/));
    await user.click(box(102));
    expect(plain(screen.getByRole('dialog').textContent)).toContain(words);
  });

  test('chooses one at least, and keeps one', async () => {
    const user = await openBooking(bookingOf([101, 102]));
    await user.click(button(/^Give rooms back/));
    await user.click(button('Give back'));
    await says('Choose a room first.');
    for (const number of [101, 102]) await user.click(box(number));
    await user.click(button('Give back'));
    await says(sentenceOf('last_room'));
    expect(sentTo('giveRoomsBack')).toHaveLength(0);
  });

  test('is told where the booking has changed meanwhile', async () => {
    const user = await openBooking(bookingOf([101, 102]));
    await user.click(button(/^Give rooms back/));
    await user.click(box(101));
    answer('giveRoomsBack', new Refusal('booking_changed'));
    await user.click(button('Give back'));
    await toastSays(sentenceOf('booking_changed'));
  });

  test.each([
    ['who has one room left', bookingOf([101])],
    ['whose day of arrival is over', bookingOf([101, 102], { bookingStartDate: ahead(-1) })],
  ])('and one %s has nothing to give back', async (_, booking) => {
    await openBooking(booking);
    expect(screen.queryByRole('button', { name: /^Give rooms back/ })).toBeNull();
  });

  test('reads until when a room was there that was given back during the stay', async () => {
    const ended = { ...room(102), until: ahead(1) };
    await openBooking(bookingOf([101], { bookingStartDate: ahead(-2), rooms: [room(101), ended], total: 30_000 }));
    expect(plain(screen.getByRole('article').textContent)).toContain('Room 102 until');
  });
});

describe('an owner', () => {
  beforeEach(() => {
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  });

  test('takes a room out of a booking, as it was shown', async () => {
    const advance = { status: 'asked', amount: 6000, until } as const;
    answer('getBookingPaymentAsOwner', ok('payment', paymentOf(advanceOf())));
    answer('listVendorBookings', listed('booking_requests', [bookingOf([101, 102], { advance })]));
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: /^Take rooms out/ }));
    await user.click(box(101));
    expect(plain(screen.getByRole('dialog').textContent)).toContain(
      'The advance goes down from PKR 6,000 to PKR 3,000.',
    );
    answer('giveRoomsBackAsOwner', ok('rooms_given_back', bookingOf([102], { revision: 2 })));
    answer('listVendorBookings', listed('booking_requests', [bookingOf([102], { revision: 2 })]));
    await user.click(button('Take out'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyTo('giveRoomsBackAsOwner')).toEqual({ roomNumbers: [101], revision: 1 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take rooms out/ })).toBeNull());
  });
});
