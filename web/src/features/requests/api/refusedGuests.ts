import { bookingPageSize } from '../../../../../shared/rules/catalogue.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useSend } from '../../../api/useSend.ts';
import { readsOfBookings } from '../../bookings/api/readsOfBookings.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';

/** A guest whom the vendor refuses. */
export type RefusedGuest = AnswerOf<'listRefusedGuests'>['data'][number];

/** The guests whom the vendor refuses, the latest first. */
export function useRefusedGuests(vendorId: string) {
  return useGrowingList(
    { operation: 'listRefusedGuests', request: (page) => ({ params: { vendorId }, query: page }) },
    { step: bookingPageSize.list },
  );
}

/** Refuses the guest of a request for good. */
export function useSendRefusal(vendorId: string) {
  const send = useSend('refuseGuest', [...readsOfBookings, 'listRefusedGuests']);
  return (bookingRequestId: string) => send({ params: { vendorId }, body: { bookingRequestId } });
}

/** Takes back that the guest of a request is refused. */
export function useAllowGuest(vendorId: string) {
  const send = useSend('allowGuest', ['listRefusedGuests']);
  return (bookingRequestId: string) => send({ params: { vendorId, bookingRequestId } });
}
