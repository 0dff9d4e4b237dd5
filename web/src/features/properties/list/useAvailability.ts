import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { ApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { toast } from '../../../components/toasts/toast.ts';
import { useForgetRooms } from './useForgetRooms.ts';
import type { OwnProperties } from './useOwnProperties.ts';

interface Wanted {
  postId: string;
  roomNumber: number;
  availability: boolean;
}

type Page = AnswerOf<'listVendorProperties'>;

/** Switches a room at once, and back again when the API would not have it. */
export function useAvailability({ mutate }: OwnProperties): (wanted: Wanted) => Promise<void> {
  const forget = useForgetRooms('listVendorProperties');
  return async (wanted) => {
    const { availability, ...params } = wanted;
    const show = (shown: boolean) =>
      mutate((page) => page && switched(page, { ...wanted, availability: shown }), { revalidate: false });
    await show(availability);
    try {
      const { message } = await call('setRoomAvailability', { params, body: { availability } });
      toast('success', message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await show(!availability);
      toast('error', error.message);
    }
    forget();
  };
}

/** The page with one room switched. */
export function switched(page: Page, { postId, roomNumber, availability }: Wanted): Page {
  const ofProperty = (property: VendorProperty): VendorProperty => ({
    ...property,
    hotels: property.hotels.map((hotel) => ({
      ...hotel,
      rooms: hotel.rooms.map((room) => (room.roomNumber === roomNumber ? { ...room, availability } : room)),
    })),
  });
  return { ...page, data: page.data.map((property) => (property._id === postId ? ofProperty(property) : property)) };
}
