import type { Item } from '../client/stores.ts';
import { checkReviews } from './checkReviews.ts';
import { cardLines, entriesOf } from './entries.ts';
import { isRecord, type StoredProperty, standing } from './records.ts';

/**
 * Holds the whole table of properties to docs/data.md: every record has its list item, its entries, its card and its sums of reviews, and
 * there is no entry, card, list item or mark of work that does not belong. Answers with a sentence for each that is wrong.
 */
export function checkProperties(items: readonly Item[]): string[] {
  const records = standing(items);
  return [
    ...differences(
      'search entry',
      entriesIn(items),
      records.flatMap((record) => [...entriesOf(record).keys()]),
    ),
    ...differences('card', items.filter(isCard).map(nameOf), records.map(cardKeyOf)),
    ...differences('list item', listItemsIn(items), records.map(listKeyOf)),
    ...records.flatMap((record) => tellingProblems(record, items)),
    ...records.flatMap((record) => listProblems(record, items)),
    ...items.filter((item) => isRecord(item) && item.removed).flatMap(tombstoneProblems),
    ...records.flatMap(leftWork),
    ...items.filter(({ pk }) => pk.startsWith('account#')).flatMap((item) => countProblems(item, records)),
    ...checkReviews(items),
    ...items.filter(({ pk }) => pk === 'unsettled').map(({ sk }) => `the mark of ${sk} was left`),
  ];
}

const nameOf = ({ pk, sk }: Item) => `${pk}|${sk}`;

const isEntry = ({ pk }: Item) => /^(new#)?(search|cheapest|dearest|newest|name)#/.test(pk);

const isCard = ({ pk, sk }: Item) => pk.startsWith('property#') && sk === 'card';

const cardKeyOf = ({ id }: StoredProperty) => `property#${id}|card`;

function entriesIn(items: readonly Item[]): string[] {
  return items.filter(isEntry).map(nameOf);
}

/** Entries tell guests and facts, the card the kinds, and the rating that follows from the sums of reviews. */
function tellingProblems(record: StoredProperty, items: readonly Item[]): string[] {
  const byName = new Map(items.map((item) => [nameOf(item), item]));
  const entries = [...entriesOf(record)].filter(([name, { guests, facts = '' }]) => {
    const entry = byName.get(name);
    return entry && (entry.guests !== guests || (isByPrice(name) && (entry.facts ?? '') !== facts));
  });
  return [
    ...entries.map(([name]) => `search entry tells something else than its record: ${name}`),
    ...cardProblems(record, byName),
  ];
}

/** Lists by day and by name need no facts. */
const isByPrice = (name: string) => /^(new#)?(search|cheapest|dearest)#/.test(name);

function cardProblems(record: StoredProperty, byName: ReadonlyMap<string, Item>): string[] {
  const card = byName.get(cardKeyOf(record));
  if (!card) return [];
  const sums = byName.get(`property#${record.id}|reviews`);
  const told = [card.kinds, card.revision, card.newHost, card.reviews];
  const wanted = [cardLines(record), record.revision, record.newHost, sums?.count];
  return JSON.stringify(told) === JSON.stringify(wanted)
    ? []
    : [`card tells something else than its record: ${record.id}: ${JSON.stringify(told)}`];
}

function listItemsIn(items: readonly Item[]): string[] {
  return items.filter(({ pk, sk }) => pk.startsWith('vendor#') && /^\d{4}-\d\d-\d\dT/.test(sk)).map(nameOf);
}

function listKeyOf({ vendorId, listedAt, id }: StoredProperty): string {
  return `vendor#${vendorId}|${listedAt}#${id}`;
}

/** Items that are missing or too many, in the names of what is there and what should be. */
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
