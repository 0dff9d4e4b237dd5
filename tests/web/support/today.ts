import { screen, within } from '@testing-library/react';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { ahead, requestOf } from './samples.ts';
import { plain } from './site.tsx';

/** A booking from one day from today to another. */
export const stay = (id: string, [from, to]: readonly [number, number], given: Partial<BookingRequest> = {}) =>
  requestOf(id, {
    ...{ status: to > 0 ? 'active' : 'completed', answeredAt: `${ahead(-9)}T10:00:00.000Z`, source: 'phone' },
    ...{ bookingStartDate: ahead(from), bookingEndDate: ahead(to), bookingRoomDays: to - from },
    ...given,
  });

/** Rooms of a booking by their numbers, for a part of its nights where days are given. */
export const inRooms = (...numbers: (number | { roomNumber: number; from?: string; until?: string })[]) => ({
  rooms: numbers.map((each) => ({
    ...{ No_of_beds: 2, capacity: 2, price: 2500, kind: 'double' },
    ...(typeof each === 'number' ? { roomNumber: each } : each),
  })),
});

/** The lines of a list of today's page, as they are read. */
export const rowsIn = async (name: RegExp | string) =>
  within(await screen.findByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
