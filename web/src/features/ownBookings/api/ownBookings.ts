import { vendorPageSize } from '../../../../../shared/rules/catalogue.ts';
import { addDays } from '../../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../../shared/rules/stays.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfBookings } from '../../bookings/api/readsOfBookings.ts';

/** Seconds between two readings of a month. */
const monthEvery = 60;

/** A hotel of the owner: its rooms, each with the nights that are taken in the months of a stay. */
export interface HotelNights {
  propertyId: string;
  hotelName: string;
  /** `price` is whole PKR a night, as it is listed. */
  rooms: { roomNumber: number; price: number; taken: ReadonlySet<string> }[];
}

/** The own hotels with what is taken in the months of a stay: two at most, for it has 30 nights at most. */
export function useHotelNights(vendorId: string, { checkIn, checkOut }: { checkIn: string; checkOut: string }) {
  const first = useMonth(vendorId, checkIn.slice(0, 7));
  const last = useMonth(vendorId, addDays(checkOut, -1).slice(0, 7));
  const [one, other] = [first.data?.data, last.data?.data];
  const hotels = one?.map(({ propertyId, hotelName, rooms }): HotelNights => {
    const later = other?.find((each) => each.propertyId === propertyId)?.rooms ?? [];
    const heldOf = (number: number) => [...rooms, ...later].filter(({ roomNumber }) => roomNumber === number);
    const daysOf = (number: number) =>
      heldOf(number).flatMap(({ held }) => held.flatMap(({ from, to }) => nightsOf(from, to)));
    return {
      propertyId,
      hotelName,
      rooms: rooms.map(({ roomNumber, price }) => ({ roomNumber, price, taken: new Set(daysOf(roomNumber)) })),
    };
  });
  return { hotels, error: first.error ?? last.error, retry: () => Promise.all([first.mutate(), last.mutate()]) };
}

function useMonth(vendorId: string, month: string) {
  const request = { params: { vendorId }, query: { month, limit: vendorPageSize.most } };
  return useLiveApi('listVendorNights', request, monthEvery);
}

/** A booking as its owner enters it, with the key by which it is stored once. */
export type TakenBooking = RequestOf<'takeBooking'>['body'];

/** Enters an own booking. */
export function useTakeBooking() {
  const send = useSend('takeBooking', readsOfBookings);
  return (body: TakenBooking) => send({ body });
}

/** Changes guest and price of an own booking. */
export function useChangeOwnBooking(bookingRequestId: string) {
  const send = useSend('changeOwnBooking', readsOfBookings);
  return (body: RequestOf<'changeOwnBooking'>['body']) => send({ params: { bookingRequestId }, body });
}
