import { kept, violationOf } from '../../../../../../shared/rules/field.ts';
import { wholeOf } from '../../../../../../shared/rules/numbers.ts';
import { kindFields, roomFields } from '../../../../../../shared/rules/property.ts';
import { type KindDraft, newRoom, type RoomDraft, roomsOf } from './kindDraft.ts';

type RoomNumber = Pick<RoomDraft, 'roomNumber'>;

/** Whether each room has the number after the one before it, so that the first number tells all. */
export function isRun(rooms: readonly RoomNumber[]): boolean {
  return rooms.every(({ roomNumber }, at) => at === 0 || roomNumber === numberAfter(rooms[0], at));
}

/** The number so many places behind a room; none where that has none. */
function numberAfter(room: RoomNumber | undefined, places: number): string {
  const first = wholeOf(room?.roomNumber ?? '');
  return Number.isNaN(first) ? '' : String(first + places);
}

/** The first number after that of a room that no room of the form has; none where the room has none, or the highest. */
export function nextNumber(after: RoomNumber | undefined, kinds: readonly KindDraft[]): string {
  const last = wholeOf(after?.roomNumber ?? '');
  if (Number.isNaN(last)) return '';
  const taken = new Set(roomsOf(kinds).map(({ room }) => wholeOf(room.roomNumber)));
  let next = last + 1;
  while (taken.has(next)) next++;
  return next > roomFields.roomNumber.max ? '' : String(next);
}

/** The kind with another number for its first room; the others follow it, as they did before. */
export function withFirstNumber(kind: KindDraft, roomNumber: string): KindDraft {
  const renumbered = (rooms: readonly RoomDraft[], from: number) =>
    rooms.map((room, at) => ({ ...room, roomNumber: numberAfter({ roomNumber }, from + at) }));
  const [first, ...others] = kind.rooms;
  if (!first) return kind;
  const rooms = [{ ...first, roomNumber }, ...renumbered(others, 1)];
  const spareFollows = isRun([...kind.rooms, ...kind.spare]);
  return { ...kind, rooms, spare: spareFollows ? renumbered(kind.spare, rooms.length) : kind.spare };
}

/**
 * The kind with another number of rooms. Rooms are taken out from the end and come back as they were, since the number is
 * typed digit by digit; further ones get the next numbers that no room has. A count that is wrong changes no room.
 */
export function withCount(kind: KindDraft, input: string, kinds: readonly KindDraft[]): KindDraft {
  if (violationOf(kindFields.count, input)) return { ...kind, count: input };
  const count = kept(kindFields.count, input);
  const all = [...kind.rooms, ...kind.spare];
  const available = kind.rooms.some(({ availability }) => availability);
  const others = kinds.filter(({ key }) => key !== kind.key);
  while (all.length < count) {
    const number = nextNumber(all.at(-1), [...others, { ...kind, rooms: all }]);
    all.push(newRoom(number, available));
  }
  return { ...kind, count: input, rooms: all.slice(0, count), spare: all.slice(count) };
}

/** The kind without one of its rooms. */
export function withoutRoom(kind: KindDraft, roomKey: string): KindDraft {
  const rooms = kind.rooms.filter(({ key }) => key !== roomKey);
  return { ...kind, count: String(rooms.length), rooms };
}
