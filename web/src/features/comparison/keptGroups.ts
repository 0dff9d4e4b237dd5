import { comparedLimits, type NamedRoom } from '../../../../shared/addresses/comparedRooms.ts';
import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import type { KeptRoom } from '../../../../shared/rules/keptRooms.ts';
import type { StayDays } from '../rooms/format.ts';
import type { RoomBrief } from '../rooms/roomBrief.ts';
import { wishesAhead } from '../rooms/storedWishes.ts';
import { daysOf, stayAhead } from './stayAhead.ts';

/** A kept room, and how it was when it was kept; that is not known of one which came from the account. */
export interface KeptView {
  mark: KeptRoom;
  before: RoomBrief | undefined;
}

/** Rooms that are kept, found for the same days and as many people. */
export interface KeptGroup {
  key: string;
  stay: StayDays | undefined;
  people: number | undefined;
  rooms: KeptView[];
}

/** Rooms in groups, each where its newest is. */
export function groupsOf(rooms: readonly KeptView[]): KeptGroup[] {
  const groups = new Map<string, KeptGroup>();
  for (const view of rooms) {
    const { guests: people, ...wishes } = wishesOf(view);
    const stay = stayAhead(wishes);
    const key = [stay?.checkIn, stay?.checkOut, people].join(' ');
    const group = groups.get(key) ?? { key, stay, people, rooms: [] };
    groups.set(key, { ...group, rooms: [...group.rooms, view] });
  }
  return [...groups.values()];
}

/** The rooms of a group by those that one call reads. */
export function callsOf({ rooms }: KeptGroup): KeptView[][] {
  const size = comparedLimits.inCall;
  return Array.from({ length: Math.ceil(rooms.length / size) }, (_, at) => rooms.slice(at * size, (at + 1) * size));
}

/** The wishes for which it was kept, those of this browser before those that its account has; without days that are over. */
export function wishesOf(view: KeptView): WishesOfStay {
  const { checkIn, checkOut, ...others } = wishesAhead(textOf(view));
  return { ...daysOf(stayAhead({ checkIn, checkOut })), ...others };
}

/** The wishes as the address of its page has them. */
export function textOf({ mark, before }: KeptView): string | undefined {
  return before ? before.wishes : mark.wishes;
}

/** The room as a comparison names it. */
export function namedRoom(view: KeptView): NamedRoom {
  const { counts } = wishesOf(view);
  const { _id, room } = view.mark;
  return { _id, room, ...(counts && { counts }) };
}
