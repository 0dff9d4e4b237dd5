import { useSWRConfig } from 'swr';
import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { keysOf } from '../../../api/keys.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfProperties, useChangeVendorList } from './reads.ts';
import { sendInTurn } from './sendInTurn.ts';

/** Makes a room available or not. The list shows it at once, and is read again when the API refuses. */
export function useSetAvailability(property: VendorProperty, roomNumber: number) {
  const { _id: postId } = property;
  const { mutate } = useSWRConfig();
  const change = useChangeVendorList();
  const send = useSend('setRoomAvailability', readsOfProperties);
  return async (availability: boolean) => {
    await change((properties) => withAvailability(properties, { postId, roomNumber }, availability));
    try {
      const answer = await sendInTurn(property, (revision) =>
        send({ params: { postId, roomNumber }, body: { availability, revision } }),
      );
      const now = answer.data.revision;
      await change((properties) => properties.map((each) => (each._id === postId ? { ...each, revision: now } : each)));
      return answer;
    } catch (error) {
      await change((properties) => withAvailability(properties, { postId, roomNumber }, !availability));
      // Without an answer the list could not be read either.
      if (error instanceof ApiError && error.status > 0) void mutate(keysOf(['listVendorProperties']));
      throw error;
    }
  };
}

/** The properties with the availability of one room changed. */
export function withAvailability(
  properties: readonly VendorProperty[],
  { postId, roomNumber }: { postId: string; roomNumber: number },
  availability: boolean,
): VendorProperty[] {
  const changed = (property: VendorProperty): VendorProperty => ({
    ...property,
    hotels: property.hotels.map((hotel) => ({
      ...hotel,
      rooms: hotel.rooms.map((room) => (room.roomNumber === roomNumber ? { ...room, availability } : room)),
    })),
  });
  return properties.map((property) => (property._id === postId ? changed(property) : property));
}
