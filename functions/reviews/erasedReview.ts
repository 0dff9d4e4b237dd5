import { updateItem } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import type { Review } from './review.ts';
import { reviewKey } from './reviewItem.ts';

/**
 * Parts that an erasure takes out of a review. Its marks always stay: they are counted, and reviews are never fewer.
 */
export interface ReviewErasure {
  name?: boolean;
  words?: boolean;
  answer?: boolean;
}

/** Takes parts out of a review, in the place of which nothing stands. */
export async function eraseFromReview(table: Table, review: Review, erased: ReviewErasure) {
  const emptied = [...(erased.name ? ['#name = :empty'] : []), ...(erased.words ? ['words = :empty'] : [])];
  const set = emptied.length > 0 ? `SET ${emptied.join(', ')} ` : '';
  if (emptied.length === 0 && !erased.answer) return;
  await updateItem(table, {
    Key: reviewKey(review),
    UpdateExpression: `${set}${erased.answer ? 'REMOVE answer, answeredAt' : ''}`.trim(),
    ConditionExpression: 'attribute_exists(pk)',
    ...(erased.name && { ExpressionAttributeNames: { '#name': 'name' } }),
    ...(set && { ExpressionAttributeValues: { ':empty': '' } }),
  });
}
