import type { RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';

/** Nights that somebody else takes while a form is open show a minute later; the API looks again in any case. */
const seconds = 60;

/** The taken nights of the rooms of a hotel, as far ahead as one can ask. Without them one can still ask. */
export function useRoomCalendar({ propertyId, roomNumber }: RequestOf<'getRoomCalendar'>['params']) {
  const params = { propertyId, roomNumber };
  const { data, error, mutate } = useLiveApi('getRoomCalendar', { params, query: {} }, seconds);
  const { rooms, leastNights } = data?.data ?? {};
  return { rooms, leastNights, failed: error !== undefined && !data, retry: () => void mutate() };
}
