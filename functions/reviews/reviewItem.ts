import { markNames } from '../../shared/rules/reviews.ts';
import { setting } from '../runtime/conflict.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import type { Review } from './review.ts';

/** Says that a traveller has written about a property, and where that stands in the list of it. */
interface ReviewerItem {
  listed: string;
}

function reviewerKey({ propertyId, userId }: Pick<Review, 'propertyId' | 'userId'>) {
  return { pk: `property#${propertyId}`, sk: `reviewer#${userId}` };
}

/** Partition of the reviews of a property; their sort keys begin with the instant at which they were written. */
export function reviewPartition(propertyId: string): string {
  return `reviews#${propertyId}`;
}

/** Key of a review. */
export function reviewKey({ propertyId, writtenAt, id }: Review) {
  return { pk: reviewPartition(propertyId), sk: `${writtenAt}#${id}` };
}

/** Key of the count of a property's reviews and the sums of their marks. */
export function sumsKey(propertyId: string) {
  return { pk: `property#${propertyId}`, sk: 'reviews' };
}

/** Whose review of which property; a guest without an account writes none. */
export interface Reviewer {
  propertyId: string;
  userId?: string | undefined;
}

/** Reads a traveller's review of a property, as it is at this moment. */
export async function readReview(table: Table, { propertyId, userId }: Reviewer): Promise<Review | undefined> {
  if (userId === undefined) return undefined;
  const item = await readItem<ReviewerItem>(table, reviewerKey({ propertyId, userId }));
  return item && readItem<Review>(table, { pk: reviewPartition(propertyId), sk: item.listed });
}

/** The writes of a new review: the first is stopped where its traveller has written about the property before. */
export function reviewWrites(TableName: string, review: Review): Write[] {
  const key = reviewKey(review);
  const reviewer: ReviewerItem = { listed: key.sk };
  const once = { TableName, ConditionExpression: 'attribute_not_exists(pk)' };
  return [
    { Put: { ...once, Item: { ...reviewerKey(review), ...reviewer } } },
    { Put: { ...once, Item: { ...key, ...review } } },
    sumsWrite(TableName, review),
  ];
}

function sumsWrite(TableName: string, review: Review): Write {
  const names = ['count', ...markNames];
  return {
    Update: {
      TableName,
      Key: sumsKey(review.propertyId),
      ...setting({ count: 1, ...Object.fromEntries(markNames.map((name) => [name, review[name]])) }),
      UpdateExpression: `ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
    },
  };
}

/** The update that answers a review, on condition that nobody has. */
export function answerUpdate(review: Review, answer: string) {
  return {
    Key: reviewKey(review),
    UpdateExpression: 'SET answer = :answer, answeredAt = :now',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(answer)',
    ExpressionAttributeValues: { ':answer': answer, ':now': new Date().toISOString() },
  };
}
