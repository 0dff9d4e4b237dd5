import { describe, expect, test } from 'vitest';
import { bodyOf, isSentAs } from '../../../../web/src/features/bookings/api/sendRequest.ts';
import type { BookingDraft } from '../../../../web/src/features/bookings/request/bookingDraft.ts';
import { askedRoom, booking } from './booking.ts';

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

describe('what an earlier try has sent under the same key', () => {
  test('is this request where it says the same, whether or not it was accepted since', () => {
    expect(isSentAs(booking, draft)).toBe(true);
    expect(isSentAs({ ...booking, status: 'active' }, draft)).toBe(true);
  });

  test.each([
    { bookingStartDate: '2027-07-11' },
    { bookingEndDate: '2027-07-16' },
    { guests: 1 },
    { note: 'By jeep' },
    { status: 'cancelled' },
    { status: 'expired' },
  ] as const)('is another one where it has %o', (changed) => {
    expect(isSentAs({ ...booking, ...changed }, draft)).toBe(false);
  });
});
