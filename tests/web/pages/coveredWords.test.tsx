import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coveredWords } from '../../../shared/rules/coveredWords.ts';
import { answer, listed, ok } from '../support/fakeApi.ts';
import { calendarOf, detailsOf, hotelOf, ownerProfile, requestOf, roomOf } from '../support/samples.ts';
import { open, says, vendor } from '../support/site.tsx';

const line = 'Links and long numbers are covered until a booking is accepted.';
const covered = coveredWords('Call 0300 1234567, we pay 12,500.');

describe('a page says that something is covered', () => {
  async function openRoom(description: string) {
    const details = detailsOf(hotelOf('batura', [roomOf(3)]));
    const hotels = details.roomDetails.hotels.map((hotel) => ({ ...hotel, description }));
    answer('getRoomDetails', ok('room_details', { ...details, roomDetails: { ...details.roomDetails, hotels } }));
    answer('getRoomCalendar', ok('room_calendar', calendarOf()));
    answer('listReviews', listed('no_reviews', []));
    await open('/user/room-details/batura?room=3');
    await says(description);
  }

  test('below a description in which it is', async () => {
    await openRoom(covered);
    expect(screen.getByText(line)).toBeTruthy();
  });

  test('below no other description', async () => {
    await openRoom('Warm rooms.');
    expect(screen.queryByText(line)).toBeNull();
  });

  test('below the note of a request, for the owner', async () => {
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    answer('getRoomCalendar', ok('room_calendar', calendarOf()));
    const requests = [requestOf('a', { note: covered }), requestOf('b', { note: 'We come late.' })];
    answer('listVendorPendingRequests', listed('booking_requests', requests));
    await open('/acceptBooking', vendor);
    await says(covered);
    expect(screen.getAllByText(line)).toHaveLength(1);
  });
});
