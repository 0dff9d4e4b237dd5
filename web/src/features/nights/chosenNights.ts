import { useRef, useState } from 'react';
import type { Span } from './monthNights.ts';

/** Nights of a room that are chosen, from the first to the last, and what can be done with them. */
export interface ChosenNights {
  propertyId: string;
  roomNumber: number;
  first: string;
  last: string;
  /** `look` is at nights that something holds. */
  act: 'close' | 'look';
}

/** A stay is being moved: the room that was pressed for it, where one was. */
export interface MoveChoice {
  to?: number;
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
  spans: readonly Span[];
}

/**
 * The choice after a press on a night: that night; all nights since the one chosen before, if both are free ones of the
 * same room; or all nights of a holder. A night that was chosen already, or that is over, leaves no choice.
 */
export function choose(before: ChosenNights | undefined, pressed: NightPress): ChosenNights | undefined {
  const { propertyId, roomNumber, spans } = pressed;
  const span = spans.find(({ day, last }) => day <= pressed.day && pressed.day <= last);
  if (!span) return before;
  const { day, last } = span;
  if (span.held) return { propertyId, roomNumber, act: 'look', first: day, last };
  if (span.past) return before;
  const single: ChosenNights = { propertyId, roomNumber, act: 'close', first: day, last };
  if (!before || !isStart(before, single)) return single;
  if (before.first === day) return undefined;
  const [first = day, end = day] = [before.first, day].sort();
  return hasGuests(spans, first, end) ? single : { ...single, first, last: end };
}

/** Whether the next press ends what was begun: one night is chosen, of the same room, to be closed. */
function isStart(before: ChosenNights, next: ChosenNights): boolean {
  return (
    before.first === before.last &&
    before.act === next.act &&
    before.propertyId === next.propertyId &&
    before.roomNumber === next.roomNumber
  );
}

function hasGuests(spans: readonly Span[], first: string, last: string): boolean {
  return spans.some(({ held, day }) => held?.kind === 'booked' && day >= first && day <= last);
}

/** The nights that are chosen and the note beside them; both outlive the displayed month, for a closing may span several. */
export function useChosenNights() {
  const [chosen, setChosen] = useState<ChosenNights>();
  const [note, setNote] = useState('');
  const [move, setMove] = useState<MoveChoice>();
  const current = useRef<NightsWork>({ chosen, note });
  current.current = { chosen, note };
  return {
    chosen,
    note,
    onNote: setNote,
    onChoose: (next: ChosenNights | undefined) => {
      if (!isSameWork(chosen, next)) setNote('');
      setMove(undefined);
      setChosen(next);
    },
    /** The room that is looked for in place of that of the chosen stay. */
    move,
    onMove: (next: MoveChoice | undefined) => setMove(next),
    /** Whether what was sent some time ago is still what is chosen. */
    isStill: (sent: NightsWork) => isSameChoice(sent, current.current),
    /** The guests are known of the displayed month alone. */
    onTurn: () => {
      setMove(undefined);
      setChosen(chosen?.act === 'look' ? undefined : chosen);
    },
  };
}

export type Choice = ReturnType<typeof useChosenNights>;

function isSameWork(one: ChosenNights | undefined, other: ChosenNights | undefined): boolean {
  return one?.propertyId === other?.propertyId && one?.roomNumber === other?.roomNumber && one?.act === other?.act;
}
