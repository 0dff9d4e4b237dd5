import { ask, type SignedUp } from './accounts.ts';
import { dayIn, type Room } from './bookings.ts';
import type { CallAnswer } from './call.ts';

/** Guest and price of a walk-in as the desk sends them. */
export const walkIn = {
  userName: 'Karim Baig',
  contactNumber: '+44 20 7946 0958',
  source: 'walkIn',
  guests: '2',
  price: '4,000',
  priceFor: 'night',
} as const;

/** Enters a booking of a room, from one day from now to another. */
export function take(
  { token }: SignedUp,
  { propertyId, roomNumber }: Room,
  [from, to]: readonly [number, number] = [0, 2],
  given: Record<string, unknown> = {},
): Promise<CallAnswer> {
  const stay = { bookingStartDate: dayIn(from), bookingEndDate: dayIn(to) };
  return ask('takeBooking', { token, body: { propertyId, rooms: [roomNumber], ...walkIn, ...stay, ...given } });
}

/** Enters a booking, and answers with its id. */
export async function taken(...asked: Parameters<typeof take>): Promise<string> {
  const { status, body } = await take(...asked);
  if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
  return body.data._id;
}
