import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readWishes } from '../../../../shared/addresses/readWishes.ts';
import { BrowserList } from '../../offline/BrowserList.ts';
import { currentSession } from '../../session.ts';
import { briefOf, isBrief, type RoomBrief, type RoomRecord } from '../rooms/roomBrief.ts';

/** How many of the rooms that were opened are remembered. */
const most = 8;

/** The rooms that were opened in this browser, the last one first, one a property. */
export const seenRooms = new BrowserList<readonly RoomBrief[]>({
  name: 'seenRooms',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isBrief).slice(0, most) : undefined),
  none: [],
});

export function noteSeen(brief: RoomBrief): void {
  const others = seenRooms.read().filter(({ _id }) => _id !== brief._id);
  seenRooms.write([brief, ...others].slice(0, most));
}

/** Remembers the room whose page is open, with the wishes of its address; a vendor's look at rooms is nobody's search. */
export function useSeenRoom(details: RoomRecord | undefined): void {
  const [params] = useSearchParams();
  useEffect(() => {
    const brief = details && briefOf(details, { wishes: readWishes(params) });
    if (brief && currentSession()?.role !== 'vendor') noteSeen(brief);
  }, [details, params]);
}
