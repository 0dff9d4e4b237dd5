import { fail } from '../../shared/errors.ts';
import { type ListSort, widest } from '../../shared/rules/catalogue.ts';
import { today } from '../../shared/rules/dates.ts';
import { placeKey } from '../../shared/rules/places.ts';
import { any, type ListName, listPartition, namePartition } from './entryKeys.ts';
import { type ListReach, stepBelow } from './entryMarks.ts';
import { priceKey } from './kinds.ts';
import { factLetter } from './searchEntries.ts';
import { boundsOf, guestsSought, isOfAllKinds, type PageQuery, type SearchQuery } from './wanted.ts';

/** The list in which rooms are sought, the part of it, and conditions that its entries must meet. */
export interface SoughtList {
  pk: string;
  sort: ListSort;
  /** Whether its entries stand for kinds, which their keys name behind the hotel; else each stands for a hotel. */
  hasKinds: boolean;
  /** Parts of its sort keys that stand before the hotel. */
  hotelAt: number;
  range?: { from: string; to: string } | undefined;
  filters: Filter[];
  /** The days, or the least price, for which entries of lists by price stand. */
  reach?: ListReach | undefined;
  /** A hotel's name as it was typed; the names of its entries are like it. */
  like?: string | undefined;
}

interface Filter {
  expression: string;
  values?: Record<string, unknown>;
}

/**
 * Entries that are sought: of each hotel the first, of all kinds, or of all kinds by what a night of a stay can cost on average: with
 * dates the first kind may be taken.
 */
export type SoughtEntries = 'first' | 'kinds' | 'stays';

/**
 * @throws Failure `invalid_cursor` for a page that begins outside of the list's part
 */
export function soughtList(
  wanted: SearchQuery,
  { sort, after }: Pick<PageQuery, 'sort' | 'after'>,
  entries: SoughtEntries = 'first',
): SoughtList {
  const { hotel, like, newHost } = wanted;
  if (hotel !== undefined) {
    // The last character of all sorts behind the letters of every script.
    const range = within({ from: hotel, to: `${hotel}\u{10ffff}` }, after);
    return { pk: namePartition(hotel, newHost), sort, hasKinds: false, hotelAt: 2, range, filters: [], like };
  }
  if (sort === 'newest') return { pk: placePartition(sort, wanted), sort, hasKinds: false, hotelAt: 1, filters: [] };
  const list = priceList(wanted, sort, entries);
  const { minPrice, maxPrice } = boundsOf(wanted);
  const reach: ListReach = entries === 'stays' ? { least: minPrice } : { day: today() };
  const lowest = 'least' in reach ? stepBelow(minPrice) : minPrice;
  // `~` sorts behind everything that follows a price.
  const range = within({ from: priceKey(lowest), to: `${priceKey(maxPrice)}~` }, after);
  const hasKinds = list === 'search';
  const filters = [...placeFilters(wanted), ...kindFilters(wanted)];
  return { pk: placePartition(list, wanted), sort, hasKinds, hotelAt: 1, range, filters, reach };
}

function placePartition(list: ListName, { place, city, classType, newHost }: SearchQuery): string {
  const typed = place ?? city;
  const where = { place: typed === undefined ? any : placeKey(typed), classType: classType ?? any };
  return listPartition({ list, ...where, newHost });
}

/** A hotel's first kind is its very first where neither guests, facts nor the price at which the order begins are bounded. */
function priceList(wanted: SearchQuery, sort: 'price' | '-price', entries: SoughtEntries): ListName {
  const { minPrice, maxPrice } = boundsOf(wanted);
  const begins = sort === 'price' ? minPrice <= widest.minPrice : maxPrice >= widest.maxPrice;
  if (entries !== 'first' || !begins || !isOfAllKinds(wanted)) return 'search';
  return sort === 'price' ? 'cheapest' : 'dearest';
}

function placeFilters({ city, without }: SearchQuery): Filter[] {
  return [
    ...(city === undefined ? [] : [{ expression: 'attribute_not_exists(located)' }]),
    ...(without === undefined
      ? []
      : [{ expression: 'NOT contains(towns, :without)', values: { ':without': without } }]),
  ];
}

function kindFilters(wanted: SearchQuery): Filter[] {
  const { least, most } = guestsSought(wanted);
  const guests = { expression: 'guests BETWEEN :least AND :most', values: { ':least': least, ':most': most } };
  return [
    ...(least > widest.minCapacityMembers || most < widest.maxCapacityMembers ? [guests] : []),
    ...(wanted.facts ?? []).map((fact) => ({
      expression: `contains(facts, :${fact})`,
      values: { [`:${fact}`]: factLetter(fact) },
    })),
  ];
}

/** DynamoDB refuses a start key outside of the range that it is asked for. */
function within(range: { from: string; to: string }, after: string | undefined) {
  if (after !== undefined && (isBefore(after, range.from) || isBefore(range.to, after))) throw fail('invalid_cursor');
  return range;
}

/** Texts are ordered as the table has them: by the bytes of UTF-8, which JavaScript does not. */
function isBefore(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}
