import { useLiveApi } from '../../../api/useLiveSwr.ts';

interface RoomKey {
  propertyId: string;
  roomNumber: number;
}

/** Nights that somebody else takes while a form is open show a minute later; the API looks again in any case. */
const seconds = 60;

/** The nights of a room that are taken, as far ahead as one can ask. Without them one can still ask. */
export function useRoomCalendar(params: RoomKey) {
  const { data, error, mutate } = useLiveApi('getRoomCalendar', { params, query: {} }, seconds);
  return { taken: data?.data.taken, failed: error !== undefined && !data, retry: () => void mutate() };
}
