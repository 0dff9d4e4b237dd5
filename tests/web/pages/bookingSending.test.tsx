import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { answerRoom, openSheet, typeDays } from '../support/bookingSheet.ts';
import {
  type ArrivedRequest,
  answer,
  bodyTo,
  hold,
  listed,
  noLine,
  ok,
  Refusal,
  sentenceOf,
  sentTo,
} from '../support/fakeApi.ts';
import { quoteAt } from '../support/quotes.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { alert, arriveAt, button, open, says, toastSays, traveller } from '../support/site.tsx';

/** The booking that a request has become. */
function becomes({ body }: ArrivedRequest) {
  const { propertyId, roomNumber, bookingStartDate, bookingEndDate, guests, price } = body;
  const rooms = [{ roomNumber, No_of_beds: 2, capacity: 2, price, kind: 'double' }];
  const days = { bookingStartDate, bookingEndDate, bookingRoomDays: 3, total: 3 * price };
  const booking = requestOf('b1', { propertyId, rooms, ...days, guests: Number(guests) });
  answer('getUserBooking', ok('booking_details', booking));
  return ok('request_sent', booking);
}

describe('a request before it is sent', () => {
  async function openReview(session = traveller) {
    const user = await openSheet({ session });
    await typeDays(ahead(10), ahead(13));
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    return user;
  }

  test('goes once, however often Send is pressed, and leads to what was sent', async () => {
    const user = await openReview();
    const held = hold('createBookingRequest');
    await user.dblClick(button('Send'));
    await user.click(button('Send'));
    const sent = bodyTo('createBookingRequest');
    expect(sent).toMatchObject({
      propertyId: 'batura',
      price: 7200,
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    held.release(becomes(sentTo('createBookingRequest')[0] as ArrivedRequest));
    await says('Your request is sent');
    expect(location.search).toBe('?booking=b1');
    expect(readStored('bookingDraft')).toBeNull();
  });

  test('whose answer was lost is sent again under its key', async () => {
    const user = await openReview();
    answer('createBookingRequest', noLine);
    await user.click(button('Send'));
    await waitFor(() => expect(alert().textContent).toContain('it is sent once'));
    answer('createBookingRequest', becomes);
    await user.click(button('Send'));
    await says('Your request is sent');
    const [first, second] = sentTo('createBookingRequest').map(({ body }) => body.requestKey);
    expect(second).toBe(first);
  });

  test('whose price has changed shows both sums, and sends the new total next', async () => {
    const user = await openReview();
    answer('createBookingRequest', new Refusal('price_changed', { quote: quoteAt(8000) }));
    await user.click(button('Send'));
    await says('The stay cost PKR 21,600 and costs PKR 24,000 now');
    await says('3 nights × PKR 8,000 = PKR 24,000');
    answer('createBookingRequest', becomes);
    await user.click(button('Send'));
    await says('Your request is sent');
    expect(sentTo('createBookingRequest').map(({ body }) => body.total)).toEqual([undefined, 24_000]);
  });

  test('that has come to nothing under its key is sent as another, which leaves no draft', async () => {
    const user = await openReview();
    answer('createBookingRequest', ok('request_sent', requestOf('b0', { status: 'cancelled' })));
    await user.click(button('Send'));
    await screen.findByRole('link', { name: 'See what waits for an answer' });
    answer('createBookingRequest', becomes);
    await user.click(button('Send'));
    await says('Your request is sent');
    const [first, second] = sentTo('createBookingRequest').map(({ body }) => body.requestKey);
    expect(second).not.toBe(first);
    expect(readStored('bookingDraft')).toBeNull();
  });

  test('whose nights were taken meanwhile says so, and leads back to the days that were chosen', async () => {
    const user = await openReview();
    answer('createBookingRequest', new Refusal('nights_taken'));
    answerRoom({ taken: [ahead(10)] });
    await user.click(button('Send'));
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('nights_taken')));
    await user.click(screen.getByRole('link', { name: 'Choose other days' }));
    await arriveAt('/user/room-details/batura');
    expect((await screen.findByLabelText<HTMLInputElement>('Check-in')).value).toBe(ahead(10));
  });

  test('survives a reload, and ends with the logout', async () => {
    const user = await openReview();
    await user.reload();
    await says('3 nights × PKR 7,200 = PKR 21,600');
    answer('userLogout', { code: 'logged_out', message: '' });
    await user.click(button('My account'));
    await user.click(button('Logout'));
    expect(readStored('bookingDraft')).toBeNull();
  });

  test('of another traveller of this browser is not shown', async () => {
    await openReview();
    await open('/sendBookingRequest', { ...traveller, id: 'zara', token: 'u.zara' });
    expect(await screen.findAllByText('Find a room and press Book Now.')).toBeTruthy();
  });

  test('is remembered on the page of all bookings, where it can be forgotten', async () => {
    await openReview();
    answer('listUserBookings', listed('no_bookings', []));
    const user = await open('/userbookings', traveller);
    expect(await screen.findByText(/You have begun to ask for/)).toBeTruthy();
    await user.click(button('Forget it'));
    expect(screen.queryByText(/You have begun to ask for/)).toBeNull();
    expect(readStored('bookingDraft')).toBeNull();
  });
});

describe('a request without a line', () => {
  async function sendOffline() {
    const user = await openSheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.dblClick(button('Send'));
    await says('Your request waits for a connection');
    return user;
  }

  async function lineIsBack() {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
  }

  test('waits, is sent once when there is one, and its page becomes what was sent', async () => {
    await sendOffline();
    expect(sentTo('createBookingRequest')).toHaveLength(0);
    expect(readStored('bookingDraft')).toBeNull();
    answer('createBookingRequest', becomes);
    await lineIsBack();
    await says('Your request is sent');
    await lineIsBack();
    expect(sentTo('createBookingRequest')).toHaveLength(1);
    await toastSays(/your request for .* is sent/);
  });

  test('that is taken back is never sent', async () => {
    const user = await sendOffline();
    answer('listUserBookings', listed('no_bookings', []));
    await user.click(button('Take it back'));
    await arriveAt('/userbookings');
    await lineIsBack();
    expect(sentTo('createBookingRequest')).toHaveLength(0);
    expect(readStored('waitingRequests')).toBeNull();
  });

  test('that is refused later says why, and can be looked over again', async () => {
    const user = await sendOffline();
    answer('createBookingRequest', new Refusal('nights_taken'));
    await lineIsBack();
    await says('Your request is not sent');
    await says(sentenceOf('nights_taken'));
    const [refused] = sentTo('createBookingRequest');
    await user.click(button('Look it over again'));
    await arriveAt('/sendBookingRequest');
    await says('3 nights × PKR 7,200 = PKR 21,600');
    answer('createBookingRequest', becomes);
    await user.click(button('Send'));
    await says('Your request is sent');
    expect(sentTo('createBookingRequest')[1]?.body.requestKey).not.toBe(refused?.body.requestKey);
  });
});
