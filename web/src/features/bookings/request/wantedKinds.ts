import { roomsOfRequest } from '../../../../../shared/rules/stays.ts';
import type { OfferedKind, RequestedRoom } from './requestedRoom.ts';

/** Rooms of a kind that a draft asks for. */
export interface WantedKind extends OfferedKind {
  count: number;
}

/** The room of a draft, and numbers of rooms by ids of kinds where they were chosen. */
interface RoomsOfDraft {
  room: RequestedRoom;
  counts?: Readonly<Record<string, number>>;
}

/** The kinds that a draft asks for, that of its room first; one room where nothing else was chosen. */
export function wantedKinds({ room, counts = {} }: RoomsOfDraft): WantedKind[] {
  let left: number = roomsOfRequest.max;
  const wanted = ownFirst(room).flatMap((offered) => {
    const count = Math.min(counts[offered.kind] ?? 0, offered.rooms, left);
    left -= count;
    return count > 0 ? [{ ...offered, count }] : [];
  });
  const { kind, beds, capacity, price } = room;
  return wanted.length > 0 ? wanted : [{ kind, beds, capacity, price, rooms: 1, count: 1 }];
}

function ownFirst({ kind, kinds }: RequestedRoom): OfferedKind[] {
  return kinds.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
}

export function roomCount(wanted: readonly WantedKind[]): number {
  return wanted.reduce((sum, { count }) => sum + count, 0);
}

/** The guests that the rooms sleep. */
export function capacityOf(wanted: readonly WantedKind[]): number {
  return wanted.reduce((sum, { count, capacity }) => sum + count * capacity, 0);
}

/** Whole PKR a night of all rooms. */
export function nightlyPrice(wanted: readonly WantedKind[]): number {
  return wanted.reduce((sum, { count, price }) => sum + count * price, 0);
}

/** Whether the guest names the room by its number, and rooms of its kind are asked for. */
export function namesRoom({ room, counts }: RoomsOfDraft): boolean {
  return room.named === true && wantedKinds({ room, counts }).some(({ kind }) => kind === room.kind);
}
