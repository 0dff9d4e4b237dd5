import { fail } from '../../shared/errors.ts';
import { type ReviewSums, ratingOf } from '../../shared/rules/reviews.ts';
import { setting, updateItem } from '../runtime/conflict.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { transact, type Write } from '../runtime/transact.ts';
import { cardItems, cardKey, ratesKey } from '../search/card.ts';
import type { PropertyItem } from './propertyItem.ts';

/** The writes of a new property's card. */
export function cardWrites(TableName: string, item: PropertyItem): Write[] {
  const { card, apart } = cardItems(item);
  return [
    { Put: { TableName, Item: { ...cardKey(item.id), ...card } } },
    ...(apart ? [{ Put: { TableName, Item: { ...ratesKey(item.id), ...apart } } }] : []),
  ];
}

/** The writes that take a card away, with rates of the property that may once have been apart from it. */
export function noCardWrites(TableName: string, { id, rates }: PropertyItem): Write[] {
  const keys = [cardKey(id), ...(rates ? [ratesKey(id)] : [])];
  return keys.map((Key) => ({ Delete: { TableName, Key } }));
}

/**
 * Shows a revision on the card; its rating stays. Rates that are apart come with the card that says so, and stay while the property
 * does, so that whoever has read that card finds some. @throws Failure `conflict` where the card shows a later one, or went with its
 * property
 */
export async function updateCard(table: Table, item: PropertyItem): Promise<void> {
  const { card, apart } = cardItems(item);
  const { UpdateExpression: set, ...named } = setting(card);
  const gone = (['newHost', 'rates', 'ratesApart', 'asOf'] as const).filter((name) => card[name] === undefined);
  const update = {
    Key: cardKey(item.id),
    UpdateExpression: `${set} REMOVE ${gone.join(', ')}`,
    ConditionExpression: 'attribute_exists(pk) AND #revision <= :revision',
    ...named,
  };
  const updated = apart
    ? await updateBoth(table, update, { ...ratesKey(item.id), ...apart })
    : await updateItem(table, update);
  if (!updated) throw fail('conflict');
}

/** Tells whether the condition of the card held. */
async function updateBoth(
  table: Table,
  update: Omit<Parameters<typeof updateItem>[1], 'UpdateExpression'> & { UpdateExpression: string },
  Item: object,
): Promise<boolean> {
  const { name: TableName } = table;
  const stopped = await transact(table, [
    { Update: { TableName, ...update } },
    { Put: { TableName, Item: { ...Item } } },
  ]);
  return stopped.length === 0;
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
