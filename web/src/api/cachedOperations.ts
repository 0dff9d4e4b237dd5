import { wire } from 'virtual:sarai-api';
import type { Operation } from '../../../shared/api.ts';
import { answersOf, cacheNames } from '../offline/cacheNames.ts';
import { currentSession } from '../session.ts';

/**
 * Operations whose answers a page can read again without a network: rooms with their free nights and reviews, lists, and a
 * traveller's bookings. Never a login, a profile or an answer to a vendor, who must see the present state.
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
]);

/** The cache for an answer to this reader; undefined where no cache has it. */
export function cacheOf(operation: Operation): string | undefined {
  const session = currentSession();
  if (!cachedOperations.has(operation) || session?.role === 'vendor') return undefined;
  if (!wire[operation].auth) return cacheNames.answers;
  return session && answersOf(session.id);
}
