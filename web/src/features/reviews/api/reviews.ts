import { useSWRConfig } from 'swr';
import { reviewPageSize } from '../../../../../shared/rules/reviews.ts';
import { call } from '../../../api/call.ts';
import { keysOf } from '../../../api/keys.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import { useGrowingList } from '../../lists/useGrowingList.ts';

/** The reviews of a property, newest first. They are not read again by themselves: nobody waits for a review. */
export function useReviews(propertyId: string) {
  return useGrowingList(
    {
      operation: 'listReviews',
      request: (page) => ({ params: { propertyId }, query: page }),
    },
    { step: reviewPageSize.list, every: 0 },
  );
}

/** The traveller's review of a booking; `review` of the answer is undefined before one is written. */
export function useOwnReview(bookingRequestId: string) {
  return useApi('getOwnReview', { params: { bookingRequestId } });
}

/** The review of a booking for its host. */
export function useGuestReview(bookingRequestId: string) {
  return useApi('getGuestReview', { params: { bookingRequestId } });
}

/** Operations whose answers hold a review, or say that there is one. */
const readsOfReviews = [
  'listReviews',
  'getRoomDetails',
  'getUserBooking',
  'listUserBookings',
  'listVendorBookings',
] as const;

const shownBy = { writeReview: 'getOwnReview', answerReview: 'getGuestReview' } as const;

/**
 * Sends a form about the review of a booking. The answer replaces the cached one of the page. After a failure that one is read
 * again, because the call may have succeeded; it is never dropped, because the form with its text would vanish.
 */
export function useSendReview<O extends keyof typeof shownBy>(operation: O, bookingRequestId: string) {
  const { mutate } = useSWRConfig();
  const params = { bookingRequestId };
  const key = [shownBy[operation], { params }];
  return async (body: RequestOf<O>['body']): Promise<AnswerOf<O>> => {
    try {
      const answer = await call(operation, { params, body } as RequestOf<O>);
      const stands = { ...answer, data: { review: answer.data } };
      await mutate(key, stands, { revalidate: false });
      return answer;
    } catch (error) {
      void mutate(key);
      throw error;
    } finally {
      void mutate(keysOf(readsOfReviews));
    }
  };
}
