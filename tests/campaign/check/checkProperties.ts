import type { Item } from '../client/stores.ts';
import { checkReviews } from './checkReviews.ts';
import { entryKeysOf, offersTextOf } from './entries.ts';
import { isRecord, type StoredProperty, standing } from './records.ts';

/**
 * Holds the whole table of properties to docs/data.md: every record has its list item, its entries and its sums of reviews, and there is no
 * entry, list item or mark of work that does not belong. Answers with a sentence for each that is wrong.
 */
export function checkProperties(items: readonly Item[], keysOf = entryKeysOf): string[] {
  const records = standing(items);
  return [
    ...differences(
      'search entry',
      entriesIn(items),
      records.flatMap((record) => keysOf(record)),
    ),
    ...differences('list item', listItemsIn(items), records.map(listKeyOf)),
    ...records.flatMap((record) => tellingProblems(record, items, keysOf(record))),
    ...records.flatMap((record) => listProblems(record, items)),
    ...items.filter((item) => isRecord(item) && item.removed).flatMap(tombstoneProblems),
    ...records.flatMap(leftWork),
    ...items.filter(({ pk }) => pk.startsWith('account#')).flatMap((item) => countProblems(item, records)),
    ...checkReviews(items),
    ...items.filter(({ pk }) => pk === 'unsettled').map(({ sk }) => `the mark of ${sk} was left`),
  ];
}

const nameOf = ({ pk, sk }: Item) => `${pk}|${sk}`;

const isEntry = ({ pk }: Item) => /^(search#|newest#|name#|featured$)/.test(pk);

function entriesIn(items: readonly Item[]): string[] {
  return items.filter(isEntry).map(nameOf);
}

/** Every entry tells of all offers, and of what guests made of the property. */
function tellingProblems(record: StoredProperty, items: readonly Item[], keys: readonly string[]): string[] {
  const offers = offersTextOf(record);
  const rating = record.rating && `${record.rating.average}/${record.rating.count}`;
  const wanted = new Set(keys);
  const own = items.filter((item) => wanted.has(nameOf(item)));
  return own
    .filter((entry) => entry.offers !== offers || entry.rating !== rating)
    .map((entry) => `search entry tells something else than its record: ${nameOf(entry)}`);
}

function listItemsIn(items: readonly Item[]): string[] {
  return items.filter(({ pk, sk }) => pk.startsWith('vendor#') && /^\d{4}-\d\d-\d\dT/.test(sk)).map(nameOf);
}

function listKeyOf({ vendorId, listedAt, id }: StoredProperty): string {
  return `vendor#${vendorId}|${listedAt}#${id}`;
}

/** What is missing and what is too much, in the names of what is there and what should be. */
function differences(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  const [there, should] = [new Set(found), new Set(wanted)];
  return [
    ...wanted.filter((name) => !there.has(name)).map((name) => `${what} missing: ${name}`),
    ...found.filter((name) => !should.has(name)).map((name) => `${what} that does not belong: ${name}`),
  ];
}

function listProblems(record: StoredProperty, items: readonly Item[]): string[] {
  const listed = items.find((item) => nameOf(item) === listKeyOf(record));
  if (!listed) return [];
  const { length: rooms } = record.rooms;
  const { length: available } = record.rooms.filter((room) => room.available);
  const right = listed.propertyId === record.id && listed.rooms === rooms && listed.roomsAvailable === available;
  return right
    ? []
    : [`list item is not as the record: ${JSON.stringify(listed)}, ${rooms} rooms, ${available} available`];
}

/** An account counts the properties that it has. */
function countProblems({ pk, listed }: Item, records: readonly StoredProperty[]): string[] {
  const { length } = records.filter(({ vendorId }) => pk === `account#${vendorId}`);
  return listed === length ? [] : [`${pk} counts ${listed} properties and has ${length}`];
}

const ofTombstone = ['id', 'pk', 'removed', 'revision', 'sk', 'vendorId'];

/** Of a removed property nothing is kept but that it was there. */
function tombstoneProblems(item: Item): string[] {
  const names = Object.keys(item).sort();
  return names.join() === ofTombstone.join() ? [] : [`removed, but not wholly: ${item.pk} has ${names}`];
}

/** Work that an earlier layout kept in the record itself. */
function leftWork({ pk, stale, dropped }: StoredProperty): string[] {
  const left = [stale, dropped].some((each) => Array.isArray(each) && each.length > 0);
  return left ? [`${pk} has work that is left to do`] : [];
}
