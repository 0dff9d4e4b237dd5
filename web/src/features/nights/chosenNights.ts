import type { Night } from './monthNights.ts';

/** Nights of a room that are chosen, from the first to the last, and what can be done with them. */
export interface ChosenNights {
  propertyId: string;
  roomNumber: number;
  first: string;
  last: string;
  /** `look` is at nights that are booked. */
  act: 'close' | 'open' | 'look';
}

/** What is to be done: nights, and the note that was typed beside them. */
export interface NightsWork {
  chosen: ChosenNights | undefined;
  note: string;
}

/** Whether both would do the same. */
export function isSameChoice(one: NightsWork, other: NightsWork): boolean {
  const parts = ({ chosen, note }: NightsWork) => [
    chosen?.propertyId,
    chosen?.roomNumber,
    chosen?.first,
    chosen?.last,
    chosen?.act,
    note,
  ];
  const others = parts(other);
  return parts(one).every((part, at) => part === others[at]);
}

interface Pressed {
  propertyId: string;
  roomNumber: number;
  day: string;
  /** All of the room that are on show. */
  nights: readonly Night[];
}

/**
 * What is chosen after a night was pressed: the night; with the one before, if that was one of the same room and kind, all
 * from the one to the other; of a stay all its nights. The same night again chooses nothing, and so does one that is over.
 */
export function choose(before: ChosenNights | undefined, pressed: Pressed): ChosenNights | undefined {
  const { propertyId, roomNumber, day, nights } = pressed;
  const night = nights.find((each) => each.day === day);
  if (!night) return before;
  if (night.kind === 'booked') return { propertyId, roomNumber, act: 'look', ...stayAround(nights, night) };
  if (night.past) return before;
  const act = night.kind === 'free' ? 'close' : 'open';
  const single: ChosenNights = { propertyId, roomNumber, act, first: day, last: day };
  if (!before || !isStart(before, single)) return single;
  if (before.first === day) return undefined;
  const [first = day, last = day] = [before.first, day].sort();
  return hasGuests(nights, first, last) ? single : { ...single, first, last };
}

/** Whether the next press ends what was begun: one night is chosen, of the same room, for the same act. */
function isStart(before: ChosenNights, next: ChosenNights): boolean {
  return (
    before.first === before.last &&
    before.act === next.act &&
    before.propertyId === next.propertyId &&
    before.roomNumber === next.roomNumber
  );
}

function hasGuests(nights: readonly Night[], first: string, last: string): boolean {
  return nights.some(({ kind, day }) => kind === 'booked' && day >= first && day <= last);
}

/** The nights of the same stay that are on show. */
function stayAround(nights: readonly Night[], night: Night): { first: string; last: string } {
  const at = nights.indexOf(night);
  const before = nights.slice(0, at + 1).findLast(({ starts }) => starts);
  const after = nights.slice(at).find(({ ends }) => ends);
  return { first: before?.day ?? night.day, last: after?.day ?? night.day };
}
