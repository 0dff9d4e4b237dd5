import type { countRooms } from '../../shared/contracts/counts.ts';
import type { Input } from '../../shared/endpoint.ts';
import { type ClassType, type ListSort, widest } from '../../shared/rules/catalogue.ts';
import { greaterFacts, hotelFacts, type RoomFact } from '../../shared/rules/facts.ts';
import { guestsOfLargest, type Party } from '../../shared/rules/roomCombination.ts';
import { roomsOfRequest } from '../../shared/rules/stays.ts';
import type { OfferedKind } from './offeredKinds.ts';

/** Rooms that are looked for; a filter that is left out excludes nothing. Bounds are inclusive, in guests and whole PKR. */
export interface SearchQuery extends Partial<Record<keyof typeof widest, number>> {
  /** Rooms that are taken together: bounds of guests are those of all of them. One where it is left out. */
  rooms?: number | undefined;
  /** A place as it was typed. */
  place?: string | undefined;
  /** The city of the address, as it was typed; a Location alone does not count. */
  city?: string | undefined;
  /** The key of a village whose rooms are left out. */
  without?: string | undefined;
  /** How the name of a hotel, or a later part of it, begins: a phrase of `namePhrases`. Takes the place of a place. */
  hotel?: string | undefined;
  /** A name as it was typed; hotels whose names differ by more than a letter or two are left out. */
  like?: string | undefined;
  /** Rooms of hosts who have not confirmed the e-mail, or those of all others. */
  newHost?: boolean | undefined;
  classType?: ClassType | undefined;
  /** Facts that a kind must have, one at least. Lists by day take no notice of them. */
  facts?: readonly RoomFact[] | undefined;
}

/** A part of the rooms in an order. `newest` takes no notice of guests and price. */
export interface PageQuery {
  sort: ListSort;
  /** Hotels, one at least. */
  limit: number;
  /** Sort key after which the page begins. */
  after?: string | undefined;
}

type Wishes = Input<typeof countRooms>['body'];

/** The filters of a search. */
export function filtersOf(wishes: Wishes): Omit<SearchQuery, 'place'> {
  const { classType, rooms, minCapacityMembers, maxCapacityMembers, minPrice, maxPrice, facts } = wishes;
  return { classType, rooms, minCapacityMembers, maxCapacityMembers, minPrice, maxPrice, facts: wantedFacts(facts) };
}

/** The facts of a request as they are looked for: each once, in one order, none that another one meets, and no list where there is none. */
export function wantedFacts(facts: readonly RoomFact[] = []): RoomFact[] | undefined {
  return facts.length > 0 ? greaterFacts(facts) : undefined;
}

/** The bounds of a search, the widest where it has none. */
export function boundsOf(wanted: SearchQuery): Record<keyof typeof widest, number> {
  return { ...widest, ...wanted };
}

/** Whether rooms are looked for that are taken together. */
export function takesSeveral({ rooms = roomsOfRequest.min }: SearchQuery): boolean {
  return rooms > 1;
}

/** The rooms that are looked for, with the guests of all of them. */
export function partyOf(wanted: SearchQuery): Party {
  const { minCapacityMembers: least, maxCapacityMembers: most } = boundsOf(wanted);
  return { rooms: wanted.rooms ?? roomsOfRequest.min, least, most };
}

/** The guests of a kind by which a hotel can be found: of rooms that are taken together the largest is one of them. */
export function guestsSought(wanted: SearchQuery): { least: number; most: number } {
  return guestsOfLargest(partyOf(wanted));
}

/** Whether any number of guests will do, and no facts are looked for but those that all kinds of a hotel have in common. */
export function isOfAllKinds(wanted: SearchQuery): boolean {
  const { least, most } = guestsSought(wanted);
  const isWidest = least <= widest.minCapacityMembers && most >= widest.maxCapacityMembers;
  return isWidest && (wanted.facts ?? []).every((fact) => hotelFacts.includes(fact));
}

/** The kinds by which a hotel can be found, by guests, price and facts. */
export function wantedKinds(kinds: readonly OfferedKind[], wanted: SearchQuery): OfferedKind[] {
  const { least, most } = guestsSought(wanted);
  return kindsOnOffer(kinds, wanted).filter(({ capacity }) => isIn(capacity, least, most));
}

/** The kinds of which rooms may be taken, by the price of a night and by facts. */
export function kindsOnOffer(kinds: readonly OfferedKind[], wanted: SearchQuery): OfferedKind[] {
  const { minPrice, maxPrice } = boundsOf(wanted);
  return kinds.filter(
    ({ night, facts }) => isIn(night, minPrice, maxPrice) && (wanted.facts ?? []).every((fact) => facts.includes(fact)),
  );
}

function isIn(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
