import { useApi } from '../../../api/useApi.ts';

interface RoomKey {
  propertyId: string;
  roomNumber: number;
}

/** The nights of a room that are taken, as far ahead as one can ask. Without them one can still ask: the API looks again. */
export function useRoomCalendar({ propertyId, roomNumber }: RoomKey) {
  const { data, error, mutate } = useApi(
    'getRoomCalendar',
    { params: { propertyId, roomNumber }, query: {} },
    { silent: true, live: true },
  );
  return { taken: data?.data.taken, failed: error !== undefined && !data, retry: () => void mutate() };
}
