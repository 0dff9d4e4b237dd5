import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { answerFields, ofEachMark, reviewFields, reviewPageSize } from '../rules/reviews.ts';
import { bookingRequestId } from './bookings.ts';
import { id, listOf, pageQuery, reply } from './fields.ts';
import { fieldForm } from './form.ts';

/**
 * A guest's review of a stay that is over: `name` is the first name, empty once the guest's account is gone, `month`
 * that of the arrival (`YYYY-MM`), the marks are whole, from 1 to 5. `answer` is the host's. Members that end in `At`
 * are ISO instants.
 */
export const review = z.object({
  _id: z.string(),
  name: z.string(),
  month: z.string(),
  ...ofEachMark(z.int()),
  words: z.string(),
  writtenAt: z.string(),
  answer: z.optional(z.string()),
  answeredAt: z.optional(z.string()),
});

export type Review = z.output<typeof review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/reviews/{propertyId}',
  auth: 'public',
  summary: 'Reviews of a property, newest first.',
  params: z.object({ propertyId: id }),
  ...listOf(review, pageQuery(reviewPageSize)),
  cacheSeconds: 10,
});

/** A review where there is one. */
const perhaps = reply(z.object({ review: z.optional(review) }));

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/user/review/{bookingRequestId}',
  auth: { role: 'user' },
  summary: 'The own review of the property of an own booking, if it was written.',
  params: bookingRequestId,
  response: perhaps,
  errors: ['booking_not_found'],
});

export const writeReview = endpoint({
  method: 'POST',
  path: '/user/review/{bookingRequestId}',
  auth: { role: 'user' },
  summary:
    'Say what a stay was like, once it is over: one review of a traveller for a property, and nothing of it is changed ' +
    'later. The same sent again is answered with what stands.',
  params: bookingRequestId,
  body: fieldForm(reviewFields),
  status: 201,
  response: reply(review),
  errors: ['booking_not_found', 'stay_not_over', 'review_written', 'room_not_found'],
});

export const getGuestReview = endpoint({
  method: 'GET',
  path: '/vendor/review/{bookingRequestId}',
  auth: { role: 'vendor' },
  summary: 'Review of an own booking by its guest, if it was written.',
  params: bookingRequestId,
  response: perhaps,
  errors: ['booking_not_found'],
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/vendor/review/{bookingRequestId}',
  auth: { role: 'vendor' },
  summary: 'Answer what the guest of an own booking said, once. The same sent again is answered with what stands.',
  params: bookingRequestId,
  body: fieldForm(answerFields),
  status: 201,
  response: reply(review),
  errors: ['booking_not_found', 'review_not_found', 'review_answered'],
});
