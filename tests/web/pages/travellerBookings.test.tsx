import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { keepWaiting } from '../../../web/src/features/bookings/waiting/waitingRequests.ts';
import { startSession } from '../../../web/src/session.ts';
import { draftOf } from '../features/bookings/draftOf.ts';
import { answer, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, open, plain, says, toastSays, traveller } from '../support/site.tsx';

describe('the bookings of a traveller', () => {
  async function openBookings(booking: BookingRequest, address = '/userbookings') {
    for (const operation of ['listUserBookings', 'listUserPendingRequests'] as const)
      answer(operation, listed('booking_requests', [booking]));
    const host = { name: 'Karim Beg', email: 'karim@example.com', contactNumber: '03001234567' };
    answer('getUserBooking', ok('booking_details', { ...booking, host }));
    const user = await open(address, traveller);
    await screen.findByRole('article');
    return user;
  }

  test('say hotel, days, guests and the total that was agreed', async () => {
    await openBookings(requestOf('a', { total: 7000 }));
    const said = plain(screen.getByRole('article').textContent);
    expect(said).toContain('Cedar Lodge');
    for (const fact of ['3 nights', '2 guests', 'PKR 7,000', 'PKR 2,500 a night']) expect(said).toContain(fact);
  });

  test('are taken back after a question, once, and say so in their place', async () => {
    const user = await openBookings(requestOf('a'));
    await user.click(button(/^Take back the request/));
    expect(sentTo('cancelBooking')).toHaveLength(0);
    const held = hold('cancelBooking');
    await user.dblClick(button('Take it back'));
    held.release(
      ok(
        'booking_cancelled',
        requestOf('a', { status: 'cancelled', cancelledBy: 'guest', endedAt: new Date().toISOString() }),
      ),
    );
    await says('Taken back by you');
    expect(sentTo('cancelBooking')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take back the request/ })).toBeNull();
  });

  test('that cannot be cancelled any more say so', async () => {
    const user = await openBookings(requestOf('a', { status: 'active', code: 'ABCD1234' }));
    await user.click(button(/^Cancel the booking/));
    answer('cancelBooking', new Refusal('not_cancellable'));
    await user.click(button('Cancel it'));
    await toastSays(sentenceOf('not_cancellable'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are kept when one thinks better of it', async () => {
    const user = await openBookings(requestOf('a'));
    await user.click(button(/^Take back the request/));
    await user.click(button('Keep it'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('cancelBooking')).toHaveLength(0);
  });

  test('that were accepted lead to voucher and host, and have nothing to take back', async () => {
    await openBookings(requestOf('a', { status: 'active', code: 'ABCD1234' }));
    expect(screen.getByRole('link', { name: /^Voucher/ }).getAttribute('href')).toBe('/voucher?booking=a');
    await says('Karim Beg');
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });

  test('that are over lead to a review, others do not', async () => {
    await openBookings(requestOf('a', { status: 'completed', bookingStartDate: ahead(-5), bookingEndDate: ahead(-2) }));
    expect(screen.getByRole('link', { name: /^Write a review/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  test('that wait for a connection are not sent once taken back, though another is just being sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    startSession(traveller);
    const keys = ['1', '2'].map((digit) => digit.repeat(32));
    for (const draft of keys.map(draftOf)) {
      const days = { bookingStartDate: ahead(10), bookingEndDate: ahead(13) };
      keepWaiting({ draft: { ...draft, typed: { ...draft.typed, ...days } } });
    }
    answer('listUserBookings', listed('no_bookings', []));
    const user = await open('/userbookings', traveller);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const held = hold('createBookingRequest');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(sentTo('createBookingRequest')).toHaveLength(1));
    await user.click(screen.getAllByRole('button', { name: 'Take it back' })[1] as HTMLElement);
    held.release(ok('request_sent', requestOf('b1')));
    await toastSays(/your request for .* is sent/);
    expect(screen.queryByRole('article')).toBeNull();
    expect(sentTo('createBookingRequest').map(({ body }) => body.requestKey)).toEqual([keys[0]]);
  });

  test.each([
    ['/userbookings', 'No bookings yet', {}],
    ['/userPendingBookings', 'No Pending Bookings', {}],
    ['/userActiveBookings', 'No Active Bookings', { status: 'active' }],
  ])('%s says what is none, and asks for its own state', async (address, empty, query) => {
    answer('listUserBookings', listed('no_bookings', []));
    answer('listUserPendingRequests', listed('no_bookings', []));
    await open(address, traveller);
    await says(empty);
    const asked = sentTo(address === '/userPendingBookings' ? 'listUserPendingRequests' : 'listUserBookings');
    expect(asked[0]?.query).toMatchObject(query);
  });
});
