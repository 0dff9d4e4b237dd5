import { useState } from 'react';
import type { GrowthState } from '../lists/useGrowingList.ts';

/** The unfolded parts of the calendar: they stay so when the month is turned. */
export function useUnfolded() {
  const [withAllRooms, setWithAllRooms] = useState<readonly string[]>([]);
  const grown: GrowthState = useState(1);
  return {
    /** How far the list of properties has grown. */
    grown,
    hasAllRooms: (propertyId: string) => withAllRooms.includes(propertyId),
    onAllRooms: (propertyId: string) => setWithAllRooms([...withAllRooms, propertyId]),
  };
}

export type FoldState = ReturnType<typeof useUnfolded>;
