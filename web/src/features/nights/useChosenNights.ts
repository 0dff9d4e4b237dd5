import { useRef, useState } from 'react';
import { type ChosenNights, isSameChoice, type NightsWork } from './chosenNights.ts';

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
