import type { ClosingEntry } from '../../shared/contracts/nights.ts';
import { type ClosingRecord, closingState } from './closing.ts';
import { monthsIn } from './closingSteps.ts';

/** A room as an owner knows it. */
interface NumberedRoom {
  id: string;
  roomNumber: number;
}

/** A closing as the wire shows it to its owner, with the rooms that are still there, by their numbers. */
export function presentClosing(closing: ClosingRecord, rooms: readonly NumberedRoom[]): ClosingEntry {
  const { id, propertyId, scope, checkIn: from, checkOut: to, note, held, missed, work } = closing;
  const numberOf = new Map(rooms.map((room) => [room.id, room.roomNumber]));
  const numbered = (roomId: string) => numberOf.get(roomId) ?? [];
  return {
    _id: id,
    scope,
    roomNumbers: closing.rooms.flatMap(numbered),
    from,
    to,
    note,
    state: closingState(closing),
    ...(work && { progress: { done: work.done, of: monthsIn(propertyId, work) } }),
    nights: held,
    missed,
    leftOut: closing.leftOut.flatMap(({ roomId, kind, checkIn, checkOut }) =>
      [numbered(roomId)].flat().map((roomNumber) => ({ roomNumber, kind, from: checkIn, to: checkOut })),
    ),
  };
}
