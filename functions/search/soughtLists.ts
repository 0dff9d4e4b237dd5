import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { fail } from '../../shared/errors.ts';
import { type ListSort, type PriceSort, widest } from '../../shared/rules/catalogue.ts';
import type { RoomFact } from '../../shared/rules/facts.ts';
import { placeKey } from '../../shared/rules/places.ts';
import type { Table } from '../runtime/table.ts';
import {
  any,
  ends,
  factPartition,
  featuredPartition,
  namePartition,
  newestPartition,
  searchPartition,
} from './entryKeys.ts';
import { type Fits, fitsOf, type Shows } from './fits.ts';
import { priceKey } from './offers.ts';
import type { SearchEntry } from './searchEntries.ts';
import type { Wanted } from './wanted.ts';

/** A part of the rooms in an order. `newest` takes no notice of guests and price. */
export interface PageWanted {
  sort: ListSort;
  /** Rooms, one at least. */
  limit: number;
  /** Lists of one capacity that are merged at most; else that of everything is read and filtered. Nine when left out. */
  merged?: number;
  /** Sort key after which the page begins. */
  after?: string | undefined;
}

const { minCapacityMembers: fewest, maxCapacityMembers: most } = widest;

/** The lists in which offers are sought, which make one order together, and the part of each. */
export interface SoughtLists {
  /** The partitions of each list: what is looked for stands in all of them, so that any can be read on. */
  lists: string[][];
  range: Range | undefined;
  sort: ListSort;
  /** What is looked for of their entries. */
  fits: Fits;
}

interface Range {
  ':from': string;
  ':to': string;
}

/**
 * `shows` says whether a hotel is wanted once, or every offer that fits.
 * @throws Failure `invalid_cursor` for a page that begins outside of what is looked for
 */
export function soughtLists(wanted: Wanted, page: PageWanted, shows: Shows = 'offers'): SoughtLists {
  const range = wanted.hotel === undefined ? prices(wanted, page) : beginningWith(wanted.hotel);
  if (range && isOutside(range, page.after)) throw fail('invalid_cursor');
  return { lists: lists(wanted, page, shows), range, sort: page.sort, fits: fitsOf(wanted, page.sort, shows) };
}

/** Lists of one capacity each that are merged at most: a page reads all of them. */
const mostMerged = 9;

/** The same of lists with a fact. */
const mostMergedFacts = 4;

function lists(wanted: Wanted, page: PageWanted, shows: Shows): string[][] {
  if (wanted.hotel !== undefined) return [[nameList(wanted.hotel, wanted, page, shows)]];
  if (wanted.featured) return [[featuredPartition]];
  const typed = wanted.place ?? wanted.city;
  const where = typed === undefined ? any : placeKey(typed);
  if (page.sort === 'newest') return [[newestPartition(where, wanted.classType ?? any)]];
  return wanted.facts
    ? factLists(where, wanted, wanted.facts)
    : priceLists(where, wanted, { ...page, sort: page.sort, shows });
}

function nameList(phrase: string, wanted: Wanted, { sort }: PageWanted, shows: Shows): string {
  const hasFirsts = shows === 'hotels' && sort !== 'newest' && wanted.facts === undefined && isOpen(wanted, sort);
  return namePartition(phrase, hasFirsts ? ends[sort] : undefined);
}

interface PriceLists {
  sort: PriceSort;
  shows: Shows;
  merged?: number;
}

function priceLists(where: string, wanted: Wanted, { sort, shows, merged = mostMerged }: PriceLists): string[][] {
  const kind = wanted.classType ?? any;
  const capacities = capacitiesOf(wanted);
  if (capacities.length <= merged) return capacities.map((each) => [searchPartition(where, kind, each)]);
  return [[searchPartition(where, kind, shows === 'hotels' && isOpen(wanted, sort) ? ends[sort] : any)]];
}

/** Of one class and few capacities their own lists; of all others that of everything that has the fact. */
function factLists(where: string, wanted: Wanted, facts: readonly RoomFact[]): string[][] {
  const { classType } = wanted;
  const capacities = capacitiesOf(wanted);
  if (classType === undefined || capacities.length > mostMergedFacts) {
    return [facts.map((fact) => factPartition(where, any, any, fact))];
  }
  return capacities.map((each) => facts.map((fact) => factPartition(where, classType, each, fact)));
}

function capacitiesOf({ minCapacity = fewest, maxCapacity = most }: Wanted): number[] {
  return Array.from({ length: maxCapacity - minCapacity + 1 }, (_, step) => minCapacity + step);
}

/** Whether the first offer of each hotel in the order is its very first: neither guests nor the price where it begins are bounded. */
function isOpen(wanted: Wanted, sort: PriceSort): boolean {
  const { minPrice = widest.minPrice, maxPrice = widest.maxPrice } = wanted;
  const begins = sort === 'price' ? minPrice <= widest.minPrice : maxPrice >= widest.maxPrice;
  return begins && capacitiesOf(wanted).length === capacitiesOf({}).length;
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
