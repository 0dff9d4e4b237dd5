import type { ComparedRoom } from '../../../shared/contracts/keptRooms.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import { ok } from './fakeApi.ts';
import { hitOf } from './samples.ts';

/** The figures of one room at a price a night, and for three nights where there is a total. */
export function matchingAt(fromPrice: number, fromTotal?: number): RoomHit['matching'] {
  return { rooms: 1, fromPrice, sleepsLeast: 3, sleepsMost: 3, ...(fromTotal !== undefined && { fromTotal }) };
}

/** A hotel whose room 3 costs so much for three nights. */
export function datedHit(_id: string, total: number, given: Partial<RoomHit> = {}): RoomHit {
  return hitOf(_id, { matching: matchingAt(Math.floor(total / 3), total), total, ...given });
}

/** Room 3 of a hotel as a comparison has it. */
export function shownOf(_id: string, given: Partial<ComparedRoom> = {}, hit = hitOf(_id)): ComparedRoom {
  return { _id, room: 3, state: 'shown', hit, ...given };
}

/** Room 3 of a hotel that was taken down. */
export function goneOf(_id: string): ComparedRoom {
  return { _id, room: 3, state: 'gone' };
}

/** The answer with these rooms. */
export function comparedOf(...rooms: ComparedRoom[]) {
  return ok('rooms_found', rooms);
}
