import { useSWRConfig } from 'swr';
import { reviewPageSize } from '../../../../../shared/rules/reviews.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';

/** What guests said of a property, newest first. It is not read again by itself: nobody waits for a review. */
export function useReviews(propertyId: string) {
  return useGrowingList(
    {
      operation: 'listReviews',
      request: (page) => ({ params: { propertyId }, query: page }),
      most: reviewPageSize.most,
    },
    { step: reviewPageSize.list, every: 0 },
  );
}

/** What the traveller has written about the hotel of a booking; `review` of the answer is undefined where it is nothing yet. */
export function useOwnReview(bookingRequestId: string) {
  return useApi('getOwnReview', { params: { bookingRequestId } });
}

/** What the guest of a booking has written, for the host. */
export function useGuestReview(bookingRequestId: string) {
  return useApi('getGuestReview', { params: { bookingRequestId } });
}

/** What shows that there is a review, or what it says. */
const readsOfReviews = [
  'listReviews',
  'getRoomDetails',
  'getUserBooking',
  'listUserBookings',
  'listVendorBookings',
] as const;

/**
 * Sends a form about the review of a booking. What was read under `read` becomes what stands now. After a failure it is read
 * again, because the call may have been carried out; it is never dropped, for the form that it shows holds what was typed.
 */
function useSendReview<O extends 'writeReview' | 'answerReview'>(
  operation: O,
  read: 'getOwnReview' | 'getGuestReview',
  bookingRequestId: string,
) {
  const { mutate } = useSWRConfig();
  const params = { bookingRequestId };
  return async (body: RequestOf<O>['body']): Promise<AnswerOf<O>> => {
    try {
      const answer = await call(operation, { params, body } as RequestOf<O>);
      const stands = { ...answer, data: { review: answer.data } };
      await mutate([read, { params }], stands, { revalidate: false });
      return answer;
    } catch (error) {
      void mutate([read, { params }]);
      throw error;
    } finally {
      void mutate(keysOf(readsOfReviews));
    }
  };
}

export function useWriteReview(bookingRequestId: string) {
  return useSendReview('writeReview', 'getOwnReview', bookingRequestId);
}

export function useAnswerReview(bookingRequestId: string) {
  return useSendReview('answerReview', 'getGuestReview', bookingRequestId);
}
