import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { whenConditionHolds } from '../runtime/conflict.ts';
import type { Table } from '../runtime/table.ts';
import type { Review } from './review.ts';
import { reviewKey } from './reviewItem.ts';

/** What is taken out of a review. Its marks always stay: they are counted, and reviews are never fewer. */
export interface Erased {
  name?: boolean;
  words?: boolean;
  answer?: boolean;
}

/** Takes parts out of a review, in the place of which nothing stands. */
export async function eraseFromReview({ client, name: TableName }: Table, review: Review, erased: Erased) {
  const emptied = [...(erased.name ? ['#name = :empty'] : []), ...(erased.words ? ['words = :empty'] : [])];
  const set = emptied.length > 0 ? `SET ${emptied.join(', ')} ` : '';
  const update = new UpdateCommand({
    TableName,
    Key: reviewKey(review),
    UpdateExpression: `${set}${erased.answer ? 'REMOVE answer, answeredAt' : ''}`.trim(),
    ConditionExpression: 'attribute_exists(pk)',
    ...(erased.name && { ExpressionAttributeNames: { '#name': 'name' } }),
    ...(set && { ExpressionAttributeValues: { ':empty': '' } }),
  });
  if (emptied.length > 0 || erased.answer) await whenConditionHolds(() => client.send(update));
}
