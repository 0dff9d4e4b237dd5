import type { PropertyNights } from '../../../shared/contracts/nights.ts';
import { answer, listed, ok } from './fakeApi.ts';
import { ownerProfile } from './samples.ts';

type Nights = PropertyNights['rooms'][number]['nights'];

export function answerNights(nights: Nights = [], other: Nights = []) {
  const rooms = [
    { roomNumber: 101, nights },
    { roomNumber: 102, nights: other },
  ];
  answer('listVendorNights', listed('own_properties', [{ propertyId: 'p1', hotelName: 'Cedar Lodge', rooms }]));
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
