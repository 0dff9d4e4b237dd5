import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { hasTraveller } from '../bookings/booking.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { threadIdOf } from '../bookings/threadId.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { firstNameOf } from './thread.ts';
import type { ThreadFacts } from './writing.ts';

/** Ports by which an owner begins a thread. */
export const ownersBeginningPorts = { bookings: bookingLookup, users: profiles.user, vendors: profiles.vendor };

interface FirstMessage {
  threadId: string;
  bookingRequestId: string | undefined;
  vendorId: string;
}

/** The facts by which an owner begins a thread with the guest of a booking. @throws Failure `thread_not_found` where that is another one */
export async function beginAsOwner(
  { threadId, bookingRequestId, vendorId }: FirstMessage,
  { bookings, users, vendors }: OpenPorts<typeof ownersBeginningPorts>,
): Promise<ThreadFacts> {
  const booking = bookingRequestId === undefined ? undefined : await bookings.find(bookingRequestId);
  if (!booking || !hasTraveller(booking) || booking.vendorId !== vendorId) throw fail('thread_not_found');
  const { propertyId, userId, hotelName } = booking;
  if (threadIdOf({ propertyId, userId }) !== threadId) throw fail('thread_not_found');
  const [guest, host] = await Promise.all([users.find(userId), vendors.find(vendorId)]);
  const names = { guestName: firstNameOf(guest?.name ?? ''), hostName: firstNameOf(host?.name ?? '') };
  return { propertyId, userId, vendorId, hotelName, ...names };
}
