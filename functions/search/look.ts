import type { ListSort } from '../../shared/rules/catalogue.ts';
import { phrasesOf } from '../../shared/rules/hotelNames.ts';
import type { Days } from '../nights/nightItem.ts';
import type { Card } from './card.ts';
import type { WalkEntry } from './entryWalk.ts';
import { fitOf } from './fit.ts';
import { type Kind, priceKey } from './kinds.ts';
import { type OfferedKind, offeredKinds } from './offeredKinds.ts';
import type { SoughtList } from './soughtList.ts';
import type { TakenRooms } from './takenRooms.ts';
import { boundsOf, kindsOnOffer, type SearchQuery, takesSeveral, wantedKinds } from './wanted.ts';

/** A hotel that fits: its kinds that do and, with nights, its taken rooms. */
export interface Look {
  card: Card;
  kinds: OfferedKind[];
  taken?: TakenRooms | undefined;
}

/**
 * The kinds of a card that are looked for, where they fit; lists by day take no notice of guests, price and facts. Rooms that are taken
 * together may be of any kind on offer. With days the price of a night is that of the stay on average.
 */
export function fittingKinds(card: Card, wanted: SearchQuery, sort: ListSort, days?: Days): OfferedKind[] {
  const isOfList = (card.newHost ?? false) === (wanted.newHost ?? false);
  if (!isOfList || card.classType !== (wanted.classType ?? card.classType)) return [];
  const offered = offeredKinds(card, days, boundsOf(wanted).minPrice);
  if (sort === 'newest') return offered;
  const kinds = takesSeveral(wanted) ? kindsOnOffer(offered, wanted) : wantedKinds(offered, wanted);
  return fitOf(kinds, wanted, sort) ? kinds : [];
}

/** The kinds with those of their rooms that are free; undefined where too little could be read to know. */
export async function freeKinds({ kinds, taken }: Look): Promise<OfferedKind[] | undefined> {
  if (!taken) return kinds;
  if (!taken.known) await taken.read();
  return taken.known && kindsWithout(kinds, taken.known);
}

/** Kinds with those of their rooms that are not taken; none without rooms. */
export function kindsWithout<K extends Kind>(kinds: readonly K[], taken: ReadonlySet<string>): K[] {
  const free = kinds.map((kind) => ({ ...kind, rooms: kind.rooms.filter(({ id }) => !taken.has(id)) }));
  return free.filter(({ rooms }) => rooms.length > 0);
}

/** Whether an entry is where its hotel stands by a kind, as the card has it by now. */
export function isAt({ sk, kindId }: WalkEntry, { id, listed }: OfferedKind, { sort, hotelAt }: SoughtList): boolean {
  // Lists by day and by name have another order.
  if (sort === 'newest' || hotelAt > 1) return true;
  return sk.startsWith(priceKey(listed)) && (kindId ?? id) === id;
}

/** Whether an entry by a name is the first under the parts of its hotel's name that begin with a phrase. */
export function isNamed({ sk }: WalkEntry, card: Card, { hotel }: SearchQuery, sort: ListSort): boolean {
  if (hotel === undefined) return true;
  const phrases = phrasesOf(card).filter((phrase) => phrase.startsWith(hotel));
  const first = phrases.sort().at(sort === 'price' ? 0 : -1);
  return first === undefined || sk.startsWith(`${first}#`);
}
