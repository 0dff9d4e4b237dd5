import { useRef, useState } from 'react';
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

/** Nights to change, and the note beside them. */
export interface NightsWork {
  chosen: ChosenNights | undefined;
  note: string;
}

/** Whether both would do the same. */
export function isSameChoice(one: NightsWork, other: NightsWork): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface NightPress {
  propertyId: string;
  roomNumber: number;
  day: string;
  /** All nights of the room in the displayed month. */
  nights: readonly Night[];
}

/**
 * The choice after a press on a night: that night; all nights since the one chosen before, if both are of the same room and
 * kind; or all nights of a stay. A night that was chosen already, or that is over, leaves no choice.
 */
export function choose(before: ChosenNights | undefined, pressed: NightPress): ChosenNights | undefined {
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

/** The nights of a stay in the displayed month. */
function stayAround(nights: readonly Night[], night: Night): { first: string; last: string } {
  const at = nights.indexOf(night);
  const before = nights.slice(0, at + 1).findLast(({ starts }) => starts);
  const after = nights.slice(at).find(({ ends }) => ends);
  return { first: before?.day ?? night.day, last: after?.day ?? night.day };
}

/** The nights that are chosen and the note beside them; both outlive the displayed month, for a closing may span several. */
export function useChosenNights() {
  const [chosen, setChosen] = useState<ChosenNights>();
  const [note, setNote] = useState('');
  const current = useRef<NightsWork>({ chosen, note });
  current.current = { chosen, note };
  return {
    chosen,
    note,
    onNote: setNote,
    onChoose: (next: ChosenNights | undefined) => {
      if (!isSameWork(chosen, next)) setNote('');
      setChosen(next);
    },
    /** Whether what was sent some time ago is still what is chosen. */
    isStill: (sent: NightsWork) => isSameChoice(sent, current.current),
    /** The guests are known of the displayed month alone. */
    onTurn: () => setChosen(chosen?.act === 'look' ? undefined : chosen),
  };
}

export type Choice = ReturnType<typeof useChosenNights>;

function isSameWork(one: ChosenNights | undefined, other: ChosenNights | undefined): boolean {
  return one?.propertyId === other?.propertyId && one?.roomNumber === other?.roomNumber && one?.act === other?.act;
}
