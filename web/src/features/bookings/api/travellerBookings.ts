import { useSWRConfig } from 'swr';
import { bookingPageSize } from '../../../../../shared/rules/catalogue.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf } from '../../../api/types.ts';
import { useLiveSwr } from '../../../api/useLiveSwr.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';
import type { ChangedStay } from '../change/changedStay.ts';
import { type Booking, bookingOf } from '../stay/booking.ts';

/** The lists of a traveller: all bookings, what waits for an answer, and what was accepted. */
export type BookingListName = 'all' | 'pending' | 'active';

const operations = ['listUserBookings', 'listUserPendingRequests'] as const;

/** A list of a traveller, which is read again by itself. */
export function useBookings(userId: string, list: BookingListName) {
  return useGrowingList<(typeof operations)[number], Booking>(
    {
      operation: list === 'pending' ? 'listUserPendingRequests' : 'listUserBookings',
      request: (page) => ({
        params: { userId },
        query: { ...page, ...(list === 'active' && { status: 'active' as const }) },
      }),
      unpack: bookingOf,
    },
    { step: bookingPageSize.list },
  );
}

/** Seconds between two readings of a host and an address, which hardly change. */
export const detailSeconds = 60;

/** One booking, which is read again by itself; once it is accepted, with the address of the hotel and its host. */
export function useUserBooking(bookingRequestId: string, seconds?: number) {
  const request = { params: { bookingRequestId } };
  const read = async () => bookingOf((await call('getUserBooking', request)).data);
  const { data, error, mutate } = useLiveSwr(['getUserBooking', request], read, seconds);
  return { booking: data, error, retry: () => void mutate() };
}

/** The cached value of a list that grows. */
interface KeptList {
  items: readonly Booking[];
}

/** Takes a request back, or cancels a booking. */
export function useCancelBooking({ _id: bookingRequestId }: Booking) {
  const change = useChange(bookingRequestId);
  return () => change(call('cancelBooking', { params: { bookingRequestId } }));
}

/** Gives rooms back, by their numbers, as the booking was shown. */
export function useGiveRoomsBack({ _id: bookingRequestId, revision = 0 }: Booking) {
  const change = useChange(bookingRequestId);
  return (roomNumbers: number[]) =>
    change(call('giveRoomsBack', { params: { bookingRequestId }, body: { roomNumbers, revision } }));
}

/** Answers the proposal of that id. */
export function useAnswerProposal({ _id: bookingRequestId }: Booking) {
  const change = useChange(bookingRequestId);
  return (proposalId: string, agree: boolean) =>
    change(call('answerProposal', { params: { bookingRequestId, proposalId }, body: { agree } }));
}

/** Asks the owner for another stay, as the booking was shown. */
export function useAskForChange({ _id: bookingRequestId, revision = 0 }: Booking) {
  const change = useChange(bookingRequestId);
  return (stay: ChangedStay) =>
    change(call('proposeChangeAsGuest', { params: { bookingRequestId }, body: { ...stay, revision } }));
}

/** Takes the own wish for a change of that id back. */
export function useWithdrawWish({ _id: bookingRequestId }: Booking) {
  const change = useChange(bookingRequestId);
  return (proposalId: string) => change(call('withdrawProposalAsGuest', { params: { bookingRequestId, proposalId } }));
}

/**
 * Waits for a call that changes a booking. The lists and its own page show it at once; after a failure they are read again, because a
 * call whose answer was lost may have been carried out.
 */
function useChange(bookingRequestId: string) {
  const { mutate } = useSWRConfig();
  return async (sent: Promise<AnswerOf<'cancelBooking'>>) => {
    try {
      const answer = await sent;
      const now = bookingOf(answer.data);
      const options = { revalidate: false };
      await mutate<KeptList>(keysOf(operations), (list) => list && withBooking(list, now), options);
      const key = ['getUserBooking', { params: { bookingRequestId } }];
      await mutate<Booking>(key, (before) => before && { ...before, ...now }, options);
      return answer;
    } catch (error) {
      void mutate(keysOf(operations));
      throw error;
    } finally {
      void mutate(keysOf(['getUserBooking', 'getRoomCalendar']));
    }
  };
}

function withBooking(list: KeptList, changed: Booking): KeptList {
  return { ...list, items: list.items.map((each) => (each._id === changed._id ? changed : each)) };
}
