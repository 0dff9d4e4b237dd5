import { isDeepStrictEqual } from 'node:util';
import { isUploaded } from '../../shared/photos/photos.ts';
import { today } from '../../shared/rules/dates.ts';
import { type IndexedFacts, indexedFacts } from '../search/entryKeys.ts';
import { kindIds } from '../search/kindIds.ts';
import { pricesDueOf } from './pricesDue.ts';
import { type MoneySettings, type Property, type Reputation, standingOf } from './property.ts';
import type { PropertyItem } from './propertyItem.ts';
import { ratesOfKinds } from './ratesOfKinds.ts';
import { nextOffers } from './roomOffers.ts';

/**
 * The next revision. How it stands before travellers is nothing that its owner changes, and rates and settings of money have revisions of
 * their own, so that they leave the version of the property as it is.
 */
export function nextItem(
  current: PropertyItem | undefined,
  property: Property,
  standing: Reputation = current ?? property,
): PropertyItem {
  const { id, vendorId, listedAt, location, address, hotel, rooms } = property;
  const sent = current?.sent ?? property.sent;
  const kinds = kindIds(property, current);
  const rates = nextRates(current, property, kinds);
  const said = { id, vendorId, sent, listedAt, location, address, hotel, rooms, kinds };
  const next = { ...said, ...(rates && { rates }), ...nextMoney(current, property), ...standingOf(standing) };
  const revision = (current?.revision ?? 0) + 1;
  return {
    ...next,
    revision,
    changed: current && isSameListing(current, property) ? current.changed : revision,
    ...listed(next),
    stale: current ? distinct([...(current.stale ?? []), current.indexed]) : [],
    dropped: droppedPhotos(current, property),
    offers: nextOffers(current?.offers, next),
  };
}

/** How a property is found from today on. */
function listed(next: Parameters<typeof indexedFacts>[0]): Pick<PropertyItem, 'indexed' | 'pricesDue'> {
  const day = today();
  const pricesDue = pricesDueOf(next, day);
  return { indexed: indexedFacts(next, day), ...(pricesDue !== undefined && { pricesDue }) };
}

/** Ids of the rooms that a change removes. */
export function goneRooms(current: PropertyItem | undefined, next: Property): string[] {
  const kept = new Set(next.rooms.map(({ id }) => id));
  return current?.rooms.map(({ id }) => id).filter((id) => !kept.has(id)) ?? [];
}

/** The rates of a next revision: those of the current one where none are named, of the kinds that it has. */
function nextRates(current: PropertyItem | undefined, next: Property, kinds: Readonly<Record<string, string>>) {
  const rates = next.rates ?? current?.rates;
  return rates && ratesOfKinds(rates, new Set(Object.values(kinds)));
}

/** Terms and books of a next revision: those of the current one, unless a change of them is named. */
function nextMoney(current: PropertyItem | undefined, next: Property): MoneySettings {
  const { terms, books, moneyRevision } = next.moneyRevision === undefined ? (current ?? next) : next;
  return { ...(terms && { terms }), ...(books && { books }), ...(moneyRevision !== undefined && { moneyRevision }) };
}

/** Whether a change changes nothing. */
export function isSame(current: PropertyItem, next: Property): boolean {
  const isSameRates = next.rates === undefined || isDeepStrictEqual(current.rates, next.rates);
  const isSameMoney = (next.moneyRevision ?? current.moneyRevision) === current.moneyRevision;
  return isSameRates && isSameMoney && isSameListing(current, next);
}

function isSameListing(current: PropertyItem, next: Property): boolean {
  const said = ({ location, address, hotel, rooms }: Property) => [location, address, hotel, rooms];
  return isDeepStrictEqual([...said(current), current.kinds], [...said(next), kindIds(next, current)]);
}

/** Writers who overtake each other leave the same facts again and again. */
function distinct(facts: readonly IndexedFacts[]): IndexedFacts[] {
  return facts.filter((each, at) => facts.findIndex((earlier) => isDeepStrictEqual(earlier, each)) === at);
}

/** The photos that a property shows and that vendors uploaded. Sample photos belong to nobody and are never deleted. */
function uploadedPhotos({ rooms }: Pick<Property, 'rooms'>): string[] {
  return [...new Set(rooms.flatMap(({ photos }) => photos))].filter(isUploaded);
}

/** The uploaded photos that a new revision shows and the one before did not. */
export function newPhotos(current: PropertyItem | undefined, next: Property): string[] {
  const known = new Set(current && !current.removed ? uploadedPhotos(current) : []);
  return uploadedPhotos(next).filter((photo) => !known.has(photo));
}

/** The uploaded photos that no room shows any more, with those that earlier revisions left to remove. */
export function droppedPhotos(current: PropertyItem | undefined, next: Property | undefined): string[] {
  if (!current) return [];
  const shown = new Set(next ? uploadedPhotos(next) : []);
  const before = new Set([...(current.dropped ?? []), ...uploadedPhotos(current)]);
  return [...before].filter((photo) => !shown.has(photo));
}
