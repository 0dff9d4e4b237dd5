import { threadIdOf } from '../bookings/threadId.ts';
import type { SideOfThread } from './marking.ts';

/** The thread of a guest with a property. */
export function guestsThread(userId: string, { propertyId }: { propertyId: string }): SideOfThread {
  return { threadId: threadIdOf({ propertyId, userId }), side: 'guest', isOwn: (thread) => thread.userId === userId };
}

/** A thread of an owner's hotels. */
export function ownersThread(vendorId: string, { threadId }: { threadId: string }): SideOfThread {
  return { threadId, side: 'owner', isOwn: (thread) => thread.vendorId === vendorId };
}
