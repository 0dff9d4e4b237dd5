import type { createBookingRequest } from '../../shared/contracts/newRequests.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import type { Room } from '../properties/property.ts';
import type { BookedRoom } from './booking.ts';
import { kindsOfRooms, type RoomStock, roomsOfKind } from './roomChoice.ts';

type SentRooms = Pick<Input<typeof createBookingRequest>['body'], 'roomNumber' | 'rooms'>;

/** Rooms of a kind that are asked for: so many, one of them by its number. */
interface WantedKind {
  kind: string;
  count: number;
  roomNumber?: number | undefined;
}

/**
 * The rooms that a request asks for, each at the price of its kind.
 * @throws Failure `room_not_found`, `room_unavailable`, `too_few_rooms` with the kind
 */
export function wantedRooms(sent: SentRooms, stock: RoomStock): BookedRoom[] {
  const { roomNumber, rooms } = sent;
  if (rooms) return rooms.flatMap((wanted) => roomsWanted(wanted, stock));
  const room = stock.rooms.find((each) => each.roomNumber === roomNumber);
  if (!room) throw fail('room_not_found');
  return roomsWanted({ kind: kindsOfRooms(stock)[room.id] ?? '', count: 1, roomNumber }, stock);
}

function roomsWanted({ kind, count, roomNumber }: WantedKind, stock: RoomStock): BookedRoom[] {
  const kinds = kindsOfRooms(stock);
  const ofKind = stock.rooms.filter(({ id }) => kinds[id] === kind);
  if (ofKind.length === 0) throw fail('room_not_found');
  const asked = roomNumber === undefined ? undefined : askedRoom(ofKind, roomNumber);
  const available = roomsOfKind(stock, kind);
  if (available.length === 0) throw fail('room_unavailable');
  if (available.length < count) throw fail('too_few_rooms', { params: { count: available.length, kind } });
  const rooms = asked ? [asked, ...available.filter((room) => room !== asked)] : available;
  return rooms.slice(0, count).map((room) => ({ ...roomWanted(room, kind), ...(room === asked && { asked: true }) }));
}

function askedRoom(ofKind: readonly Room[], roomNumber: number): Room {
  const room = ofKind.find((each) => each.roomNumber === roomNumber);
  if (!room) throw fail('room_not_found');
  if (!room.available) throw fail('room_unavailable');
  return room;
}

/** A room with what is agreed of it now. */
export function roomWanted({ id, roomNumber, beds, capacity, price }: Room, kind: string): BookedRoom {
  return { kind, id, number: roomNumber, beds, guests: capacity, price };
}
