import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { roomPath, typeDays } from '../support/bookingSheet.ts';
import { answer, listed, ok, sentTo } from '../support/fakeApi.ts';
import { ahead, calendarOf, detailsOf, hotelOf, roomOf } from '../support/samples.ts';
import { arriveAt, button, open, plain, says, traveller } from '../support/site.tsx';

const terms = { share: 30, hours: 24, notWithinDays: 2, policy: 'moderate' } as const;

/** The page that sums up a request for a stay, of whose price nothing is known. */
async function openReview(days: [number, number]) {
  answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', [roomOf(3)])), terms }));
  answer('getRoomCalendar', ok('room_calendar', calendarOf([])));
  answer('listReviews', listed('no_reviews', []));
  const user = await open(roomPath, traveller);
  await user.click(await screen.findByRole('button', { name: 'Book Now' }));
  await screen.findByRole('grid');
  await typeDays(ahead(days[0]), ahead(days[1]));
  await user.click(button('Continue'));
  await arriveAt('/sendBookingRequest');
  return user;
}

const asked = 'Once the owner accepts, you pay 30% in advance, and the rest at the hotel.';
const refunds = 'Cancelled 5 days before arrival or earlier: 100% goes back';
const page = () => plain(document.body.textContent);

test('a request without a quote tells the terms of the hotel before it is sent, and while it waits', async () => {
  const user = await openReview([10, 13]);
  for (const words of [asked, refunds, 'You pay nothing before that']) expect(page()).toContain(words);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Send'));
  await says('Your request waits for a connection');
  for (const words of [asked, refunds]) expect(page()).toContain(words);
  expect(sentTo('createBookingRequest')).toHaveLength(0);
});

test('a request for days that are near tells no terms: such a stay is paid at the hotel', async () => {
  await openReview([2, 5]);
  expect(page()).not.toContain(asked);
  expect(page()).toContain('You pay at the hotel');
});
