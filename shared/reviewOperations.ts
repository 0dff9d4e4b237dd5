import { answerReview, getGuestReview, getOwnReview, listReviews, writeReview } from './contracts/reviews.ts';

/** The operations of reviews: a part of the table of endpoints. */
export const reviewOperations = { listReviews, getOwnReview, writeReview, getGuestReview, answerReview } as const;
