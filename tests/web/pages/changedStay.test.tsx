import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { typeDays } from '../support/bookingSheet.ts';
import { answer, bodyTo, listed, ok, Refusal, sentenceOf, sentTo, serverClock } from '../support/fakeApi.ts';
import { advanceOf, paymentOf } from '../support/payments.ts';
import { quoteAt } from '../support/quotes.ts';
import { ahead, calendarOf, detailsOf, hotelOf, requestOf, roomOf } from '../support/samples.ts';
import { button, open, plain, toastSays, traveller } from '../support/site.tsx';

const room = { roomNumber: 3, No_of_beds: 2, capacity: 3, price: 7000, kind: roomOf(3).kind };

/** A stay of room 3 on the nights from in ten days to in thirteen. */
function stay(given: Partial<BookingRequest> = {}): BookingRequest {
  return requestOf('a', {
    status: 'active',
    propertyId: 'batura',
    rooms: [room],
    total: 21_000,
    revision: 4,
    ...given,
  });
}

/** The list of a traveller, whose hotel asks for `price` a night now. */
async function openBookings(booking: BookingRequest, price = 7200) {
  answer('listUserBookings', listed('booking_requests', [booking]));
  answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', [roomOf(3)])), quote: quoteAt(price) }));
  answer('getUserBooking', ok('booking_details', booking));
  const own = [ahead(10), ahead(11), ahead(12)];
  answer('getRoomCalendar', ok('room_calendar', calendarOf(booking.status === 'active' ? own : [])));
  const user = await open('/userbookings', traveller);
  await screen.findByRole('article');
  return user;
}

const sheet = () => screen.getByRole('dialog');
const readsInSheet = (words: string) => waitFor(() => expect(plain(sheet().textContent)).toContain(words));

describe('a guest with an agreed stay', () => {
  test('asks for other days with the total that was shown, and the own nights are free', async () => {
    const user = await openBookings(stay());
    await user.click(button(/^Change the booking:/));
    await typeDays(ahead(11), ahead(14));
    await readsInSheet('Agreed: PKR 21,000. This is PKR 600 more.');
    answer('proposeChangeAsGuest', ok('change_asked', stay()));
    await user.click(button('Ask the owner'));
    await toastSays(/owner has been asked/);
    expect(bodyTo('proposeChangeAsGuest')).toEqual({
      ...{ bookingStartDate: ahead(11), bookingEndDate: ahead(14), guests: 2 },
      ...{ kinds: [{ kind: room.kind, count: 1 }], children: [], extras: [], total: 21_600, revision: 4 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('reads before asking how long the advance is asked for on other days, and what is left to pay', async () => {
    answer('getBookingPayment', ok('payment', paymentOf(advanceOf())));
    // Five hours before 20:00 in Pakistan.
    serverClock(new Date(`${ahead(0)}T10:00:00Z`));
    const until = `${ahead(9)}T15:00:00.000Z`;
    const user = await openBookings(stay({ advance: { status: 'asked', amount: 9000, until }, paid: 2000 }), 3500);
    await user.click(button(/^Change the booking:/));
    await typeDays(ahead(12), ahead(14));
    await readsInSheet('The advance goes down from PKR 9,000 to PKR 4,500.It is paid by');
    await readsInSheet('as before.');
    await readsInSheet('PKR 2,000 that have come stay with the hotel and count: PKR 8,500 are left to pay.');
    await readsInSheet('A refund after a cancellation counts from the new arrival.');
    await typeDays(ahead(5), ahead(8));
    await readsInSheet('already, on the day before the new arrival.');
    await typeDays(ahead(1), ahead(4));
    await readsInSheet('Nothing more is asked for in advance, because too little time would be left');
  });

  test('keeps what was chosen where the price has changed meanwhile, and asks once more with the new one', async () => {
    const user = await openBookings(stay());
    await user.click(button(/^Change the booking:/));
    await typeDays(ahead(11), ahead(14));
    await readsInSheet('PKR 600 more');
    answer('proposeChangeAsGuest', new Refusal('price_changed'));
    const details = { ...detailsOf(hotelOf('batura', [roomOf(3)])), quote: quoteAt(8000) };
    answer('getRoomDetails', ok('room_details', details));
    await user.click(button('Ask the owner'));
    await toastSays(sentenceOf('price_changed'));
    await readsInSheet('PKR 3,000 more');
    expect(within(sheet()).getByLabelText<HTMLInputElement>('Check-out').value).toBe(ahead(14));
    answer('proposeChangeAsGuest', ok('change_asked', stay()));
    await user.click(button('Ask the owner'));
    await waitFor(() => expect(sentTo('proposeChangeAsGuest').at(-1)?.body.total).toBe(24_000));
  });

  test('is not asked for a change while one waits', async () => {
    const side = { bookingStartDate: ahead(10), bookingEndDate: ahead(13), guests: 2, total: 1, quote: quoteAt(1) };
    const times = { askedAt: `${ahead(-1)}T10:00:00.000Z`, endsAt: `${ahead(1)}T10:00:00.000Z` };
    const proposal = { proposalId: 'p1', by: 'guest' as const, status: 'open' as const, rooms: [room], ...side };
    await openBookings(stay({ proposal: { ...proposal, agreed: side, ...times } }));
    expect(screen.getByRole('region', { name: 'You asked for a change' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change the booking:/ })).toBeNull();
  });

  test('reads that nothing can be changed where the hotel is gone', async () => {
    const user = await openBookings(stay());
    answer('getRoomDetails', new Refusal('room_not_found'));
    await user.click(button(/^Change the booking:/));
    await readsInSheet('The hotel takes no guests through Sarai at the moment');
  });
});

test('a stay that is over leads to the form of another one with its rooms and guests', async () => {
  await openBookings(stay({ status: 'completed' }));
  const link = screen.getByRole('link', { name: /^Ask again with other days:/ });
  expect(link.getAttribute('href')).toBe(`/user/room-details/batura?room=3&kinds=${room.kind}:1&guests=2`);
});
