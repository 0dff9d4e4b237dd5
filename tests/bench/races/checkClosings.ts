import { addDays } from '../../../shared/rules/dates.ts';
import { holdersIn } from '../../campaign/check/checkHolders.ts';
import type { Item } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';

interface RoomDays {
  roomId: string;
  checkIn: string;
  checkOut: string;
}

/** The part of a closing that the check reads. */
interface StoredItem extends Item, Omit<RoomDays, 'roomId'> {
  propertyId: string;
  rooms: string[];
  held: number;
  missed: number;
  leftOut: RoomDays[];
  work?: object;
}

/**
 * Holds closings to what was answered, once all work that a crash has left is done: what was closed holds its nights but those that
 * were left out and those that somebody tried to open, and what was opened holds none.
 */
export function checkClosings(items: readonly Item[], entries: readonly Entry[]): string[] {
  const closings = items.filter(({ sk }) => sk.startsWith('closing#')) as StoredItem[];
  const byName = new Map(closings.map((closing) => [nameOf(closing), closing]));
  const acts = entries.filter(({ closing }) => closing !== undefined);
  const tried = Map.groupBy(acts, ({ closing }) => closing ?? '');
  const held = Map.groupBy(items.filter(({ sk }) => sk.startsWith('holder#')).flatMap(holdersIn), ({ key }) => key);
  const heldBy = ({ pk, sk }: Item) => new Set(held.get(`${pk}|${sk}`)?.map(({ night }) => night));
  return [
    ...[...byName.keys()]
      .filter((name) => !tried.get(name)?.some(({ act }) => act === 'close'))
      .map((name) => `${name}: closed by nobody`),
    ...closings.filter(({ work }) => work).map((closing) => `${nameOf(closing)}: is not carried out`),
    ...acts
      .filter(({ outcome, closing = '' }) => outcome === 'done' && !byName.has(closing))
      .map(({ act, closing }) => `${closing}: ${act} was done, and there is no such closing`),
    ...closings.flatMap((closing) => nightProblems(closing, heldBy(closing), tried.get(nameOf(closing)) ?? [])),
  ];
}

/** Every night of a closing has one right state, or two where somebody has tried to open it and nobody answered. */
function nightProblems(closing: StoredItem, held: ReadonlySet<string>, own: readonly Entry[]): string[] {
  const opened = own.filter(({ act }) => act !== 'close');
  const isSure = nightsIn(closing.leftOut) === closing.missed;
  const meant = nightsOf(closing);
  const names = new Set(meant.map(({ night }) => night));
  return [
    ...meant.flatMap(({ roomId, day, night }) => {
      const by = opened.filter((entry) => isOpened(entry, roomId, day));
      const isDone = by.some(({ outcome }) => outcome === 'done');
      if (held.has(night)) return isDone ? [`${night} was opened, and ${nameOf(closing)} holds it`] : [];
      const isFree = by.length > 0 || !isSure || closing.leftOut.some((each) => isIn(each, roomId, day));
      return isFree ? [] : [`${night} was closed, and ${nameOf(closing)} does not hold it`];
    }),
    ...[...held]
      .filter((night) => !names.has(night))
      .map((night) => `${night} is held by ${nameOf(closing)} without a word`),
    ...(opened.length > 0 || closing.held + closing.missed === meant.length
      ? []
      : [`${nameOf(closing)} holds ${closing.held} of ${meant.length} nights, and has left out ${closing.missed}`]),
  ];
}

function nightsOf({ propertyId, rooms, checkIn, checkOut }: StoredItem) {
  return rooms.flatMap((roomId) =>
    daysOf(checkIn, checkOut).map((day) => ({ roomId, day, night: `${propertyId}/${roomId} ${day}` })),
  );
}

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

const nightsIn = (runs: readonly RoomDays[]) =>
  runs.reduce((sum, { checkIn, checkOut }) => sum + daysOf(checkIn, checkOut).length, 0);

function isOpened({ opened }: Entry, roomId: string, day: string): boolean {
  return !opened || (opened.roomId === roomId && opened.from <= day && day < opened.to);
}

function isIn({ roomId: of, checkIn, checkOut }: RoomDays, roomId: string, day: string): boolean {
  return of === roomId && checkIn <= day && day < checkOut;
}

function nameOf({ propertyId, sk }: StoredItem): string {
  return `${propertyId}/${sk.slice('closing#'.length)}`;
}
