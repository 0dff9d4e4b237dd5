import { useState } from 'react';
import type { Grown } from '../lists/useGrowingList.ts';

/** What was unfolded of the calendar: it stays so when the month is turned. */
export function useUnfolded() {
  const [withAllRooms, setWithAllRooms] = useState<readonly string[]>([]);
  const grown: Grown = useState(1);
  return {
    /** How far the list of properties has grown. */
    grown,
    hasAllRooms: (propertyId: string) => withAllRooms.includes(propertyId),
    onAllRooms: (propertyId: string) => setWithAllRooms([...withAllRooms, propertyId]),
  };
}

export type Unfolded = ReturnType<typeof useUnfolded>;
