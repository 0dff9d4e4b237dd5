import { expect, test } from 'vitest';
import { bodyOf } from '../../../../web/src/features/bookings/api/sendRequest.ts';
import type { BookingDraft } from '../../../../web/src/features/bookings/request/bookingDraft.ts';
import { askedRoom } from './booking.ts';

const draft: BookingDraft = {
  requestKey: 'k'.repeat(32),
  room: askedRoom,
  typed: { bookingStartDate: '07/12/27', bookingEndDate: '2027-07-15', guests: '2', note: ' ' },
};

test('a request is sent in calendar days, with the price that was seen and without an empty note', () => {
  expect(bodyOf(draft)).toEqual({
    propertyId: 'batura',
    roomNumber: 3,
    bookingStartDate: '2027-07-12',
    bookingEndDate: '2027-07-15',
    guests: 2,
    price: 7200,
    requestKey: draft.requestKey,
  });
});
