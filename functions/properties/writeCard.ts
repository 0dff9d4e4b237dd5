import { fail } from '../../shared/errors.ts';
import { type ReviewSums, ratingOf } from '../../shared/rules/reviews.ts';
import { setting, updateItem } from '../runtime/conflict.ts';
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
export async function updateCard(table: Table, item: PropertyItem): Promise<void> {
  const card = cardItem(item);
  const { UpdateExpression: set, ...named } = setting(card);
  const updated = await updateItem(table, {
    Key: cardKey(item.id),
    UpdateExpression: card.newHost ? set : `${set} REMOVE newHost`,
    ConditionExpression: 'attribute_exists(pk) AND #revision <= :revision',
    ...named,
  });
  if (!updated) throw fail('conflict');
}

/** Shows on a card how guests rate the property. Reviews are never fewer, so that sums that come late are known by their count. */
export async function rateCard(table: Table, propertyId: string, sums: ReviewSums): Promise<boolean> {
  const { average: stars, count: reviews } = ratingOf(sums) ?? { average: 0, count: 0 };
  const updated = await updateItem(table, {
    Key: cardKey(propertyId),
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(reviews) OR reviews < :reviews)',
    ...setting({ stars, reviews }),
  });
  return updated !== undefined;
}

/** Ratings of cards. */
export const cardRatings = port('properties', ['UpdateItem'], (table) => ({
  rate: (propertyId: string, sums: ReviewSums) => rateCard(table, propertyId, sums),
}));
