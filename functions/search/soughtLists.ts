import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { type ClassType, type ListSort, widest } from '../../shared/rules/catalogue.ts';
import { placeKey } from '../../shared/rules/places.ts';
import type { Table } from '../runtime/table.ts';
import { any, featuredPartition, namePartition, newestPartition, priceKey, searchPartition } from './entryKeys.ts';
import { type Fits, fitsOf } from './fits.ts';
import type { SearchEntry } from './searchEntries.ts';

/** Rooms that are looked for; what is left out excludes nothing. Bounds are inclusive, in guests and whole PKR. */
export interface Wanted {
  /** A place as it was typed. */
  place?: string | undefined;
  /** The city of the address, as it was typed; a Location alone does not count. */
  city?: string | undefined;
  /** The key of a village whose rooms are left out. */
  without?: string | undefined;
  /** How the name of a hotel, or what follows in it, begins: a phrase of `namePhrases`. Takes the place of a place. */
  hotel?: string | undefined;
  /** A name as it was typed; hotels whose names differ by more than a letter or two are left out. */
  like?: string | undefined;
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
  range: Range | undefined;
  sort: ListSort;
  /** What is left of their entries; without it all are. */
  fits?: Fits | undefined;
}

interface Range {
  ':from': string;
  ':to': string;
}

/** @throws Failure `invalid_cursor` for a page that begins outside of what is looked for */
export function soughtLists(wanted: Wanted, page: PageWanted): SoughtLists {
  const range = wanted.hotel === undefined ? prices(wanted, page) : beginningWith(wanted.hotel);
  if (range && isOutside(range, page.after)) throw fail('invalid_cursor');
  return { partitions: partitions(wanted, page), range, sort: page.sort, fits: fitsOf(wanted, page.sort) };
}

function partitions({ place, city, hotel, featured, classType, ...wanted }: Wanted, { sort }: PageWanted): string[] {
  if (hotel !== undefined) return [namePartition(hotel)];
  if (featured) return [featuredPartition];
  const typed = place ?? city;
  const where = typed === undefined ? any : placeKey(typed);
  const kind = classType ?? any;
  if (sort === 'newest') return [newestPartition(where, kind)];
  const { minCapacityMembers: least, maxCapacityMembers: most } = widest;
  const { minCapacity = least, maxCapacity = most } = wanted;
  if (minCapacity <= least && maxCapacity >= most) return [searchPartition(where, kind, any)];
  const capacities = Array.from({ length: maxCapacity - minCapacity + 1 }, (_, step) => minCapacity + step);
  return capacities.map((capacity) => searchPartition(where, kind, capacity));
}

/** First and last sort key; `~` sorts behind everything that follows a price. */
function prices({ minPrice = widest.minPrice, maxPrice = widest.maxPrice }: Wanted, { sort }: PageWanted) {
  return sort === 'newest' ? undefined : { ':from': priceKey(minPrice), ':to': `${priceKey(maxPrice)}~` };
}

/** The last character of all sorts behind the letters of every script. */
function beginningWith(phrase: string): Range {
  return { ':from': phrase, ':to': `${phrase}\u{10ffff}` };
}

/** DynamoDB refuses a start key outside of the range that it is asked for. */
function isOutside(range: Range, after: string | undefined): boolean {
  return after !== undefined && (isBefore(after, range[':from']) || isBefore(range[':to'], after));
}

/** Texts are ordered as the table has them: by the bytes of UTF-8, which JavaScript does not. */
function isBefore(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}

/** Whether an entry comes before another in the order of the lists. */
export function comesBefore(a: SearchEntry, b: SearchEntry, sort: ListSort): boolean {
  return sort === 'price' ? a.sk < b.sk : a.sk > b.sk;
}

/** The next entries of one list, also those that do not fit. */
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
