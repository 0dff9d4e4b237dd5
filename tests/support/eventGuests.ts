import { ask, type SignedUp } from './accounts.ts';
import type { Room } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import { eventsOf, type Written } from './channels.ts';

/** Guest and price of an event. */
export const eventGuest = {
  userName: 'Sana Mir',
  contactNumber: '0300 1234567',
  guests: '2',
  price: '12000',
  priceFor: 'stay',
} as const;

/** An event that reads as a reservation. */
export const reservation = (days: Written['days'] = [10, 12]) => ({ uid: 'one@airbnb.com', days });

/** Gives the first event of an owner its guest and price, or that of an id. */
export async function giveGuest(
  owner: SignedUp,
  { propertyId: postId }: Pick<Room, 'propertyId'>,
  guest: object = eventGuest,
  id?: string,
): Promise<CallAnswer> {
  const eventId = id ?? (await eventsOf(owner))[0]?._id ?? '';
  return ask('takeCalendarEvent', { token: owner.token, params: { postId, eventId }, body: guest });
}
