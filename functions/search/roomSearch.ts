import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { type ClassType, type ListSort, widest } from '../../shared/rules/catalogue.ts';
import { placeKey } from '../../shared/rules/places.ts';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { any, newestPartition, priceKey, searchPartition } from './entryKeys.ts';
import type { SearchEntry } from './searchEntries.ts';

/** Rooms that are looked for; what is left out excludes nothing. Bounds are inclusive, in guests and whole PKR. */
export interface Wanted {
  /** A place as it was typed. */
  place?: string | undefined;
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

/** Offers found, in the order that was asked for. */
export interface RoomPage {
  entries: SearchEntry[];
  /** Where the next page begins; undefined exactly when there is none. */
  next: string | undefined;
}

/** Finds rooms, at one Query a capacity and the read units of the page shown, however many rooms there are. */
export function openRoomSearch(table: Table) {
  return {
    /** @throws Failure `invalid_cursor` for a page that begins outside of the prices looked for */
    find: async (wanted: Wanted, page: PageWanted): Promise<RoomPage> => {
      const range = bounds(wanted, page);
      if (range && isOutside(range, page.after)) throw fail('invalid_cursor');
      const lists = await Promise.all(partitions(wanted, page).map((pk) => query(table, pk, range, page)));
      const descending = page.sort !== 'price';
      const found = lists.flat().sort((a, b) => (a.sk < b.sk === descending ? 1 : -1));
      const entries = found.slice(0, page.limit);
      return { entries, next: found.length > page.limit ? entries.at(-1)?.sk : undefined };
    },
  };
}

/** The same as handlers have it. */
export const roomSearch = port('properties', ['dynamodb:Query'], openRoomSearch);

function partitions({ place, classType, ...wanted }: Wanted, { sort }: PageWanted): string[] {
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

async function query(table: Table, pk: string, range: ReturnType<typeof bounds>, page: PageWanted) {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: range ? 'pk = :pk AND sk BETWEEN :from AND :to' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...range },
      ScanIndexForward: page.sort === 'price',
      Limit: page.limit + 1,
      ...(page.after !== undefined && { ExclusiveStartKey: { pk, sk: page.after } }),
    }),
  );
  return Items as SearchEntry[];
}
