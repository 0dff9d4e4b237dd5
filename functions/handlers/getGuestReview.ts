import { getGuestReview } from '../../shared/contracts/reviews.ts';
import { sessions } from '../accounts/sessions.ts';
import { reviewPorts, showReview } from '../reviews/ownReview.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getGuestReview,
  { session: sessions.vendor, ...reviewPorts },
  showReview('guest_review'),
);
