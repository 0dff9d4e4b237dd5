import { useSyncExternalStore } from 'react';
import { joinKept, type KeptRoom, type KeptRooms, keptTexts, noneKept } from '../../../../shared/rules/keptRooms.ts';
import { BrowserList } from '../../offline/BrowserList.ts';
import { isBrief, type RoomBrief } from '../rooms/roomBrief.ts';

/** The rooms that are kept in this browser. */
interface KeptList extends KeptRooms {
  /** Briefs of cards, by property; a room that came from the account has none before its details are read. */
  briefs: Readonly<Record<string, RoomBrief>>;
  /** Something was kept or removed that no account knows of yet. */
  unsent: boolean;
}

export const keptList = new BrowserList<KeptList>({
  name: 'keptRooms',
  parse,
  none: { ...noneKept, briefs: {}, unsent: false },
});

export function useIsKept(propertyId: string): boolean {
  const isKept = () => keptList.read().kept.some(({ _id }) => _id === propertyId);
  return useSyncExternalStore(keptList.subscribe, isKept, () => false);
}

/** Keeps a room, or removes it where its property is kept. */
export function toggleKept(brief: RoomBrief, now = Date.now()): void {
  const list = keptList.read();
  const { _id } = brief;
  const before = [...list.kept, ...list.removed].find((mark) => mark._id === _id);
  // Whatever the clocks of other phones say, what is done here comes after what can be seen here.
  const at = Math.max(now, (before?.at ?? 0) + 1);
  const isKept = list.kept.some((mark) => mark._id === _id);
  const done = isKept ? { kept: [], removed: [{ _id, at }] } : { kept: [markOf(brief, at)], removed: [] };
  putKept(joinKept(list, done), { unsent: true, briefs: { ...list.briefs, [_id]: brief } });
}

/** The mark of a room that is kept, with the wishes for which it was found: other phones of its account read them from it. */
function markOf({ _id, room, name, wishes = '' }: RoomBrief, at: number): KeptRoom {
  const short = { name: name.slice(0, keptTexts.name) };
  return { _id, room, at, ...short, ...(wishes !== '' && wishes.length <= keptTexts.wishes && { wishes }) };
}

/**
 * Remembers how a room looks today; its price and the total of its stay remain those of the day on which it was kept, and so do the
 * wishes for which it was found.
 */
export function noteBrief(today: RoomBrief): void {
  const list = keptList.read();
  const before = list.briefs[today._id];
  if (!list.kept.some(({ _id }) => _id === today._id)) return;
  const { price, total, wishes } = before ?? today;
  const brief = before?.room === today.room ? { ...today, price, total, wishes } : today;
  if (JSON.stringify(brief) === JSON.stringify(before)) return;
  putKept(list, { ...list, briefs: { ...list.briefs, [today._id]: brief } });
}

/** Puts these rooms in the place of those before, with the briefs of what is kept. */
export function putKept({ kept, removed }: KeptRooms, { briefs, unsent }: Pick<KeptList, 'briefs' | 'unsent'>): void {
  const shown = kept.flatMap(({ _id }) => (briefs[_id] ? [[_id, briefs[_id]]] : []));
  keptList.write({ kept, removed, briefs: Object.fromEntries(shown), unsent });
}

function parse(stored: unknown): KeptList | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { kept, removed, briefs, unsent } = stored as Record<string, unknown>;
  if (!isListOf(kept, ['at', 'room']) || !isListOf(removed, ['at'])) return undefined;
  if (typeof briefs !== 'object' || briefs === null) return undefined;
  const sound = Object.entries(briefs).filter(([, brief]) => isBrief(brief));
  return { ...(stored as KeptRooms), briefs: Object.fromEntries(sound), unsent: unsent === true };
}

/** Whether it is a list of marks with an id and these numbers. */
function isListOf(stored: unknown, numbers: readonly string[]): boolean {
  return Array.isArray(stored) && stored.every((mark) => isMark(mark, numbers));
}

function isMark(stored: unknown, numbers: readonly string[]): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const mark = stored as Record<string, unknown>;
  return typeof mark._id === 'string' && numbers.every((name) => Number.isSafeInteger(mark[name]));
}
