import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { comparedLimits } from '../../../../shared/addresses/comparedRooms.ts';

/** Rooms that are chosen for a comparison, by their properties, in the order in which they were chosen. */
export interface Choice {
  ids: readonly string[];
  /** One more was pressed than are compared at most. */
  isFull: boolean;
  toggle: (propertyId: string) => void;
  clear: () => void;
}

/** The choice among some rooms. The page's own address has it, so that it is there again on the way back from the comparison. */
export function useChosen(offered: readonly string[]): Choice {
  const [params, setParams] = useSearchParams();
  const [isFull, setFull] = useState(false);
  // A box is checked at once; the router takes its time over the address.
  const [named, setNamed] = useState(() => (params.get('compare') ?? '').split(','));
  const ids = [...new Set(named)].filter((id) => offered.includes(id)).slice(0, comparedLimits.sideBySide);
  const choose = (next: string[]) => {
    setFull(false);
    setNamed(next);
    const others = new URLSearchParams(params);
    others.delete('compare');
    if (next.length > 0) others.set('compare', next.join(','));
    setParams(others, { replace: true });
  };
  const toggle = (id: string) => {
    if (ids.includes(id)) choose(ids.filter((each) => each !== id));
    else if (ids.length < comparedLimits.sideBySide) choose([...ids, id]);
    else setFull(true);
  };
  return { ids, isFull, toggle, clear: () => choose([]) };
}
