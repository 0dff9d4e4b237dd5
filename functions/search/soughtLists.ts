import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { type ClassType, type ListSort, widest } from '../../shared/rules/catalogue.ts';
import { placeKey } from '../../shared/rules/places.ts';
import type { Table } from '../runtime/table.ts';
import { any, featuredPartition, newestPartition, priceKey, searchPartition } from './entryKeys.ts';
import type { SearchEntry } from './searchEntries.ts';

/** Rooms that are looked for; what is left out excludes nothing. Bounds are inclusive, in guests and whole PKR. */
export interface Wanted {
  /** A place as it was typed. */
  place?: string | undefined;
  /** Of the newest of all, those of owners who have confirmed their e-mail. */
  featured?: boolean;
  classType?: ClassType | undefined;
  minCapacity?: number;
  maxCapacity?: number;
  minPrice?: number;
  maxPrice?: number;
}

/** A part of the rooms in an order. `newest` takes no notice of guests and price. */
export interface PageWanted {
  sort: ListSort;
  /** Rooms, one at least. */
  limit: number;
  /** Sort key after which the page begins. */
  after?: string | undefined;
}

/** The lists in which offers are sought, one a capacity, and the part of each. */
export interface SoughtLists {
  partitions: string[];
  range: ReturnType<typeof bounds>;
  sort: ListSort;
}

/** @throws Failure `invalid_cursor` for a page that begins outside of the prices looked for */
export function soughtLists(wanted: Wanted, page: PageWanted): SoughtLists {
  const range = bounds(wanted, page);
  if (range && isOutside(range, page.after)) throw fail('invalid_cursor');
  return { partitions: partitions(wanted, page), range, sort: page.sort };
}

function partitions({ place, classType, featured, ...wanted }: Wanted, { sort }: PageWanted): string[] {
  if (featured) return [featuredPartition];
  const where = place === undefined ? any : placeKey(place);
  const kind = classType ?? any;
  if (sort === 'newest') return [newestPartition(where, kind)];
  const { minCapacityMembers: least, maxCapacityMembers: most } = widest;
  const { minCapacity = least, maxCapacity = most } = wanted;
  if (minCapacity <= least && maxCapacity >= most) return [searchPartition(where, kind, any)];
  const capacities = Array.from({ length: maxCapacity - minCapacity + 1 }, (_, step) => minCapacity + step);
  return capacities.map((capacity) => searchPartition(where, kind, capacity));
}

/** First and last sort key; `~` sorts behind everything that follows a price. */
function bounds({ minPrice = widest.minPrice, maxPrice = widest.maxPrice }: Wanted, { sort }: PageWanted) {
  return sort === 'newest' ? undefined : { ':from': priceKey(minPrice), ':to': `${priceKey(maxPrice)}~` };
}

/** DynamoDB refuses a start key outside of the range that it is asked for. */
function isOutside(range: { ':from': string; ':to': string }, after: string | undefined): boolean {
  return after !== undefined && (after < range[':from'] || after > range[':to']);
}

/** Whether an entry comes before another in the order of the lists. */
export function comesBefore(a: SearchEntry, b: SearchEntry, sort: ListSort): boolean {
  return sort === 'price' ? a.sk < b.sk : a.sk > b.sk;
}

/** The next entries of one list. */
export async function queryList(
  table: Table,
  { pk, range, sort }: { pk: string; range: SoughtLists['range']; sort: ListSort },
  { limit, after }: { limit: number; after: string | undefined },
): Promise<SearchEntry[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: range ? 'pk = :pk AND sk BETWEEN :from AND :to' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...range },
      ScanIndexForward: sort === 'price',
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  return Items as SearchEntry[];
}
