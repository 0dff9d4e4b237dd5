import { useSWRConfig } from 'swr';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { bookingPageSize } from '../../../../../shared/rules/catalogue.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';

/** The lists of a traveller: all bookings, what waits for an answer, and what was accepted. */
export type BookingListName = 'all' | 'pending' | 'active';

type ListOperation = 'listUserBookings' | 'listUserPendingRequests';

const lists: readonly ListOperation[] = ['listUserBookings', 'listUserPendingRequests'];

/** A page of a list, which is read again by itself; `cursor` is where it begins. */
export function useBookingPage(userId: string, list: BookingListName, cursor: string | undefined) {
  const operation: ListOperation = list === 'pending' ? 'listUserPendingRequests' : 'listUserBookings';
  const query = {
    limit: bookingPageSize.list,
    ...(cursor !== undefined && { cursor }),
    ...(list === 'active' && { status: 'active' as const }),
  };
  const { data, error, mutate } = useApi<ListOperation>(
    operation,
    { params: { userId }, query },
    { live: true, silent: true, keepPreviousData: true },
  );
  return { bookings: data?.data, nextCursor: data?.nextCursor, error, retry: () => void mutate() };
}

/** One booking; once it is accepted, with the address of the hotel and its host. `live` reads it again by itself. */
export function useUserBooking(bookingRequestId: string, { live = false } = {}) {
  const { data, error, mutate } = useApi('getUserBooking', { params: { bookingRequestId } }, { live, silent: true });
  return { booking: data?.data, error, retry: () => void mutate() };
}

/**
 * Takes a request back, or cancels a booking. The lists show it at once; after a failure they are read again, because a
 * call whose answer was lost may have been carried out.
 */
export function useCancelBooking({ _id: bookingRequestId }: BookingRequest) {
  const { mutate } = useSWRConfig();
  return async () => {
    try {
      const answer = await call('cancelBooking', { params: { bookingRequestId } });
      await mutate<AnswerOf<ListOperation>>(keysOf(lists), (page) => page && withBooking(page, answer.data), {
        revalidate: false,
      });
      return answer;
    } catch (error) {
      void mutate(keysOf(lists));
      throw error;
    } finally {
      void mutate(keysOf(['getUserBooking', 'getRoomCalendar']));
    }
  };
}

function withBooking(page: AnswerOf<ListOperation>, changed: BookingRequest): AnswerOf<ListOperation> {
  return { ...page, data: page.data.map((each) => (each._id === changed._id ? changed : each)) };
}
