import type { PropertyNights } from '../../../shared/contracts/nights.ts';
import { answer, listed, ok } from './fakeApi.ts';
import { ownerProfile } from './samples.ts';

type HeldRuns = PropertyNights['rooms'][number]['held'];

/** The answer of a hotel with two rooms that are alike and one that is not, and the held nights of the first two. */
export function answerNights(held: HeldRuns = [], other: HeldRuns = [], closings: PropertyNights['closings'] = []) {
  const rooms = [
    { roomNumber: 101, kind: 'double', held },
    { roomNumber: 102, kind: 'double', held: other },
    { roomNumber: 201, kind: 'family', held: [] },
  ];
  const property = { propertyId: 'p1', hotelName: 'Cedar Lodge', rooms, closings };
  answer('listVendorNights', listed('own_properties', [property]));
}

const figures = {
  properties: 1,
  rooms: 2,
  roomsAvailable: 2,
  nightsBooked: 4,
  requestsWaiting: 0,
  incomeThisMonth: 12_500,
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    nights: at,
    income: at * 1000,
  })),
};

/** The API answers for the dashboard of an owner for whom no request waits. */
export function answerDashboard() {
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  answer('listVendorProperties', listed('no_properties', []));
  answer('getVendorFigures', ok('own_figures', figures));
  answerNights();
}
