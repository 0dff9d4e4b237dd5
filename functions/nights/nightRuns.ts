import { addDays } from '../../shared/rules/dates.ts';
import type { Days, HeldNight } from './nightItem.ts';

/** Nights of a room in a row that one holder has: a booking, a closing or an event by its id, where it is known. */
export interface NightRun extends Days, Pick<HeldNight, 'roomId' | 'kind'> {
  by?: string | undefined;
}

/** A held night with its holder, where it is known. */
type KnownNight = HeldNight & Pick<NightRun, 'by'>;

/** Joins nights in a row that have one holder, room by room. */
export function runsOf(nights: readonly KnownNight[]): NightRun[] {
  const runs: NightRun[] = [];
  for (const { roomId, kind, by, day } of nights.toSorted(byRoomAndDay)) {
    const last = runs.at(-1);
    const isNext = last?.roomId === roomId && last.checkOut === day && last.kind === kind && last.by === by;
    if (isNext) last.checkOut = addDays(day, 1);
    else runs.push({ roomId, kind, ...(by !== undefined && { by }), checkIn: day, checkOut: addDays(day, 1) });
  }
  return runs;
}

function byRoomAndDay(one: HeldNight, other: HeldNight): number {
  return `${one.roomId} ${one.day}` < `${other.roomId} ${other.day}` ? -1 : 1;
}
