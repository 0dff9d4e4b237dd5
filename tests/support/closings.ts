import { ask } from './accounts.ts';
import { dayIn, type Room } from './bookings.ts';
import type { CallAnswer } from './call.ts';
import type { openOwners } from './owners.ts';
import { propertyForm, roomForm } from './vendorDesk.ts';

type Owners = ReturnType<typeof openOwners>;

/** A hotel of two doubles, 101 and 102, and a room for four, 201. */
export async function openThreeRooms(owners: Owners): Promise<Room> {
  const rooms = [roomForm(), roomForm({ roomNumber: '102' }), roomForm({ roomNumber: '201', capacity: '4' })];
  return { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
}

/** Closes nights of a hotel, from one day from now to another. */
export function closeIn(
  { vendor }: Owners,
  { propertyId }: Room,
  body: object,
  [from, to]: readonly [number, number] = [10, 12],
): Promise<CallAnswer> {
  const days = { from: dayIn(from), to: dayIn(to) };
  return ask('closeNights', { token: vendor.token, params: { postId: propertyId }, body: { ...days, ...body } });
}

/** Opens a closing, or what the query names of it. */
export function openIn(
  { token }: { token: string },
  { propertyId }: Room,
  closingId: string,
  query: Record<string, string> = {},
): Promise<CallAnswer> {
  return ask('openNights', { token, params: { postId: propertyId, closingId }, query });
}
