import type { RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';

/** Nights that somebody else takes while a form is open show a minute later; the API looks again in any case. */
const seconds = 60;

/** The nights of a room that are taken, as far ahead as one can ask. Without them one can still ask. */
export function useRoomCalendar(params: RequestOf<'getRoomCalendar'>['params']) {
  const { data, error, mutate } = useLiveApi('getRoomCalendar', { params, query: {} }, seconds);
  return { taken: data?.data.taken, failed: error !== undefined && !data, retry: () => void mutate() };
}
