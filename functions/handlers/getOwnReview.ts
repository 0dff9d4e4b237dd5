import { getOwnReview } from '../../shared/contracts/reviews.ts';
import { sessions } from '../accounts/sessions.ts';
import { reviewPorts, showReview } from '../reviews/ownReview.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(getOwnReview, { session: sessions.user, ...reviewPorts }, showReview('own_review'));
