import type { Operation } from '../../../../../shared/api.ts';

/** Operations that answer requests, bookings or held nights, and are stale after a move of a booking. */
export const readsOfBookings: readonly Operation[] = [
  'listVendorPendingRequests',
  'listVendorBookings',
  'getVendorBooking',
  'getVendorFigures',
  'listVendorDay',
  'listVendorNights',
  'getRoomCalendar',
  'listOtherRooms',
];
