import { useSWRConfig } from 'swr';
import type { BookingRequest } from '../../../../../shared/contracts/bookings.ts';
import { bookingPageSize } from '../../../../../shared/rules/catalogue.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useLiveSwr } from '../../../api/useLiveSwr.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';

/** The lists of a traveller: all bookings, what waits for an answer, and what was accepted. */
export type BookingListName = 'all' | 'pending' | 'active';

const operations = ['listUserBookings', 'listUserPendingRequests'] as const;

/** A list of a traveller, which is read again by itself. */
export function useBookings(userId: string, list: BookingListName) {
  return useGrowingList<(typeof operations)[number]>(
    {
      operation: list === 'pending' ? 'listUserPendingRequests' : 'listUserBookings',
      request: (page) => ({
        params: { userId },
        query: { ...page, ...(list === 'active' && { status: 'active' as const }) },
      }),
      most: bookingPageSize.most,
    },
    { step: bookingPageSize.list },
  );
}

/** One booking, which is read again by itself; once it is accepted, with the address of the hotel and its host. */
export function useUserBooking(bookingRequestId: string, seconds?: number) {
  const request = { params: { bookingRequestId } };
  const { data, error, mutate } = useLiveSwr(
    ['getUserBooking', request],
    () => call('getUserBooking', request),
    seconds,
  );
  return { booking: data?.data, error, retry: () => void mutate() };
}

/** What a list that grows keeps of itself. */
interface KeptList {
  items: readonly BookingRequest[];
}

/**
 * Takes a request back, or cancels a booking. The lists and its own page show it at once; after a failure they are read again, because a
 * call whose answer was lost may have been carried out.
 */
export function useCancelBooking({ _id: bookingRequestId }: BookingRequest) {
  const { mutate } = useSWRConfig();
  return async () => {
    try {
      const answer = await call('cancelBooking', { params: { bookingRequestId } });
      await mutate<KeptList>(keysOf(operations), (list) => list && withBooking(list, answer.data), {
        revalidate: false,
      });
      await mutate<AnswerOf<'getUserBooking'>>(
        ['getUserBooking', { params: { bookingRequestId } }],
        (kept) => kept && { ...kept, data: { ...kept.data, ...answer.data } },
        { revalidate: false },
      );
      return answer;
    } catch (error) {
      void mutate(keysOf(operations));
      throw error;
    } finally {
      void mutate(keysOf(['getUserBooking', 'getRoomCalendar']));
    }
  };
}

function withBooking(list: KeptList, changed: BookingRequest): KeptList {
  return { ...list, items: list.items.map((each) => (each._id === changed._id ? changed : each)) };
}
