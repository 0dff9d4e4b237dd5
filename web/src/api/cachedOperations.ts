import { wire } from 'virtual:sarai-api';
import type { Operation } from '../../../shared/api.ts';
import { answersOf, cacheNames } from '../offline/cacheNames.ts';
import { currentSession } from '../session.ts';

/**
 * Operations whose answers a page can read again without a network: rooms with their free nights and reviews, lists, a
 * traveller's bookings with their advances, and what either side has written. Never a login, a profile, or the account to pay to.
 */
const cachedOperations: ReadonlySet<Operation> = new Set<Operation>([
  'getRoomDetails',
  'getComparedRooms',
  'getRoomCalendar',
  'listReviews',
  'browseRooms',
  'getRoomSearch',
  'listFeaturedRooms',
  'listUserBookings',
  'listUserPendingRequests',
  'getUserBooking',
  'getBookingPayment',
  'listUserThreads',
  'getUserThread',
]);

/** A vendor must see the present state of anything else. */
const cachedForVendors: ReadonlySet<Operation> = new Set<Operation>(['listVendorThreads', 'getVendorThread']);

/** The cache for an answer to this reader; undefined where no cache has it. */
export function cacheOf(operation: Operation): string | undefined {
  const session = currentSession();
  const cached = session?.role === 'vendor' ? cachedForVendors : cachedOperations;
  if (!cached.has(operation)) return undefined;
  if (!wire[operation].auth) return cacheNames.answers;
  return session && answersOf(session.id);
}
