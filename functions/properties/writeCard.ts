import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { type ReviewSums, ratingOf } from '../../shared/rules/reviews.ts';
import { whenConditionHolds } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { cardItem, cardKey } from '../search/card.ts';
import type { PropertyItem } from './propertyItem.ts';

/** The write of a new property's card. */
export function cardWrite(TableName: string, item: PropertyItem): Write {
  return { Put: { TableName, Item: { ...cardKey(item.id), ...cardItem(item) } } };
}

/** The write that takes a card away. */
export function noCardWrite(TableName: string, propertyId: string): Write {
  return { Delete: { TableName, Key: cardKey(propertyId) } };
}

/**
 * Shows a revision on the card; its rating stays. @throws Failure `conflict` where the card shows a later one, or went with its
 * property
 */
export async function updateCard({ client, name: TableName }: Table, item: PropertyItem): Promise<void> {
  const { revision, newHost, ...shown } = cardItem(item);
  const all = { ...shown, revision, ...(newHost && { newHost }) };
  const update = new UpdateCommand({
    TableName,
    Key: cardKey(item.id),
    UpdateExpression: `SET ${Object.keys(all).map((name) => `#${name} = :${name}`)}${newHost ? '' : ' REMOVE newHost'}`,
    ConditionExpression: 'attribute_exists(pk) AND #revision <= :revision',
    ExpressionAttributeNames: Object.fromEntries(Object.keys(all).map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(Object.entries(all).map(([name, value]) => [`:${name}`, value])),
  });
  if (!(await whenConditionHolds(() => client.send(update)))) throw fail('conflict');
}

/** Shows on a card how guests rate the property. Reviews are never fewer, so that sums that come late are known by their count. */
export async function rateCard(
  { client, name: TableName }: Table,
  propertyId: string,
  sums: ReviewSums,
): Promise<boolean> {
  const { average, count } = ratingOf(sums) ?? { average: 0, count: 0 };
  const update = new UpdateCommand({
    TableName,
    Key: cardKey(propertyId),
    UpdateExpression: 'SET stars = :average, reviews = :count',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(reviews) OR reviews < :count)',
    ExpressionAttributeValues: { ':average': average, ':count': count },
  });
  return (await whenConditionHolds(() => client.send(update))) !== undefined;
}

/** Ratings of cards. */
export const cardRatings = port('properties', ['UpdateItem'], (table) => ({
  rate: (propertyId: string, sums: ReviewSums) => rateCard(table, propertyId, sums),
}));
