import { today } from '../../../shared/rules/dates.ts';
import { readHeldNights } from '../../nights/nightItem.ts';
import type { OpenProperty } from '../../properties/openProperty.ts';
import type { Table } from '../../runtime/table.ts';
import type { Write } from '../../runtime/transact.ts';
import type { BookedRoom, Booking } from '../booking.ts';
import { chooseAgain, lasting } from './changedRooms.ts';
import type { Proposal } from './proposal.ts';

/** Rooms that a yes gives to a booking, with the check that they are there; or why it gives none. */
type RoomsAfter = { rooms: BookedRoom[]; check: Write } | { blockedBy: 'nights_taken' | 'room_removed' };

/** The rooms of a proposal as they can be had at this moment, in a hotel that may be gone. */
export async function roomsAfter(
  table: Table,
  proposal: Proposal,
  booking: Booking,
  open: OpenProperty | undefined,
): Promise<RoomsAfter> {
  if (!open) return { blockedBy: 'room_removed' };
  const { property, check } = open;
  if (proposal.what === 'rooms') {
    const rooms = roomsNow(proposal, booking, open);
    return rooms ? { rooms, check } : { blockedBy: 'room_removed' };
  }
  const held = await readHeldNights(table, { ...proposal, propertyId: property.id }, true);
  const rooms = proposal.rooms.filter(lasting);
  const chosen = chooseAgain(booking, { ...proposal, rooms }, { property, held, day: today() });
  if ('blockedBy' in chosen) return chosen;
  return { rooms: [...proposal.rooms.filter((room) => !lasting(room)), ...chosen.rooms], check };
}

/** The rooms of a proposal with the numbers that they have by now; undefined where one that the booking lacks is gone. */
function roomsNow({ rooms }: Proposal, booking: Booking, { property }: OpenProperty): BookedRoom[] | undefined {
  const numbers = new Map(property.rooms.map(({ id, roomNumber }) => [id, roomNumber]));
  const own = new Set(booking.rooms.map(({ id }) => id));
  if (rooms.some(({ id }) => !own.has(id) && !numbers.has(id))) return undefined;
  return rooms.map((room) => ({ ...room, number: numbers.get(room.id) ?? room.number }));
}
