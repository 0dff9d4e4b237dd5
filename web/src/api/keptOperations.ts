import { wire } from 'virtual:sarai-api';
import type { Operation } from '../../../shared/api.ts';
import { answersOf, cacheNames } from '../offline/cacheNames.ts';
import { currentSession } from '../session.ts';

/**
 * What can be read without a network once it was read: rooms with their free nights and what guests said, lists that were
 * seen, and a traveller's bookings. Never a login, a profile or anything of a vendor's, who must see what is so now.
 */
const kept: ReadonlySet<Operation> = new Set<Operation>([
  'getRoomDetails',
  'getRoomCalendar',
  'listReviews',
  'browseRooms',
  'getRoomSearch',
  'listFeaturedRooms',
  'listUserBookings',
  'listUserPendingRequests',
  'getUserBooking',
]);

/** The cache in which an answer to this reader is kept; undefined where it is kept nowhere. */
export function cacheOf(operation: Operation): string | undefined {
  const session = currentSession();
  if (!kept.has(operation) || session?.role === 'vendor') return undefined;
  if (!wire[operation].auth) return cacheNames.answers;
  return session && answersOf(session.id);
}
