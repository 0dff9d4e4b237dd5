import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfProperties } from './reads.ts';
import { useChangeVendorList } from './useChangeVendorList.ts';

interface Room {
  propertyId: string;
  roomNumber: number;
}

/** Makes a room available or not. The list shows it at once, and takes it back when the API refuses. */
export function useSetAvailability({ propertyId, roomNumber }: Room) {
  const change = useChangeVendorList();
  const send = useSend('setRoomAvailability', readsOfProperties);
  return async (availability: boolean) => {
    const show = (shown: boolean) =>
      change((properties) => withAvailability(properties, { propertyId, roomNumber }, shown));
    await show(availability);
    try {
      return await send({ params: { postId: propertyId, roomNumber }, body: { availability } });
    } catch (error) {
      await show(!availability);
      throw error;
    }
  };
}

/** The properties with the availability of one room changed. */
export function withAvailability(
  properties: readonly VendorProperty[],
  { propertyId, roomNumber }: Room,
  availability: boolean,
): VendorProperty[] {
  const changed = (property: VendorProperty): VendorProperty => ({
    ...property,
    hotels: property.hotels.map((hotel) => ({
      ...hotel,
      rooms: hotel.rooms.map((room) => (room.roomNumber === roomNumber ? { ...room, availability } : room)),
    })),
  });
  return properties.map((property) => (property._id === propertyId ? changed(property) : property));
}
