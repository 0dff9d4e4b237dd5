import type { NamedRoom } from '../../shared/addresses/comparedRooms.ts';
import type { ComparedRoom } from '../../shared/contracts/keptRooms.ts';
import { leastNightsOf } from '../../shared/rules/quote.ts';
import { nightsBetween } from '../../shared/rules/stays.ts';
import type { Days } from '../nights/nightItem.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { ReadBudget } from '../runtime/readBudget.ts';
import type { Card } from './card.ts';
import { pageUnits } from './finding.ts';
import type { Together } from './fit.ts';
import type { searchPorts } from './foundPage.ts';
import { type HotelLook, hotelLooks } from './hotelLooks.ts';
import { costOf, inCostOrder, type OfferedKind, offeredKinds } from './offeredKinds.ts';
import { presentHit } from './presentHit.ts';

/** So many rooms of kinds that are taken together. */
type TakenKinds = Together['taken'];

interface NeededKind {
  offer: { kind: OfferedKind };
  count: number;
}

/**
 * Rooms beside each other, in their order, as the cards of their hotels have them; with days by the quote of each, and whether they
 * are free. It takes the units of a page of a search with dates at most.
 */
export async function compareRooms(
  rooms: readonly NamedRoom[],
  days: Days | undefined,
  { search, taken }: OpenPorts<typeof searchPorts>,
): Promise<ComparedRoom[]> {
  const looks = hotelLooks({ reading: search.begin(), ...(days && { nights: { days, taken } }) });
  const ids = [...new Set(rooms.map(({ _id }) => _id))];
  const known = new Set(await looks.at(ids, new ReadBudget(pageUnits.dated)));
  return rooms.filter(({ _id }) => known.has(_id)).map((room) => presentCompared(room, looks.get(room._id), days));
}

function presentCompared(named: NamedRoom, look: HotelLook | undefined, days?: Days): ComparedRoom {
  const { _id, room } = named;
  if (!look) return { _id, room, state: 'gone' };
  const leastNights = neededNights(look.card, days);
  const kinds = offeredKinds(look.card, leastNights === undefined ? days : undefined, 0);
  const shown = kindOfRoom(kinds, room) ?? inCostOrder(kinds)[0];
  if (!shown) return { _id, room, state: 'closed' };
  const taken = togetherOf(kinds, named.counts);
  const state = taken || shown === kindOfRoom(kinds, room) ? 'shown' : 'another';
  const hit = hitOf(look.card, roomFirst(shown, room), taken);
  const needed = taken ?? [{ offer: { kind: shown }, count: 1 }];
  return { _id, room, state, hit, ...(days && { free: isFree(needed, look), leastNights }) };
}

function kindOfRoom(kinds: readonly OfferedKind[], number: number): OfferedKind | undefined {
  return kinds.find(({ rooms }) => rooms.some(({ roomNumber }) => roomNumber === number));
}

/** The card of a kind, or of the rooms that are taken together. */
function hitOf(card: Card, shown: OfferedKind, taken: TakenKinds | undefined) {
  const fit = { first: shown, cost: costOf(shown), shown };
  if (!taken) return presentHit(card, fit, [shown]);
  const price = taken.reduce((sum, { offer, count }) => sum + count * offer.price, 0);
  return presentHit(
    card,
    { ...fit, together: { price, taken } },
    taken.map(({ offer }) => offer.kind),
  );
}

/** The nights that a stay lacks to be had; undefined where it has them, and without days. */
function neededNights({ rates }: Card, days: Days | undefined): number | undefined {
  if (!days) return undefined;
  const least = leastNightsOf(rates, days);
  return nightsBetween(days.checkIn, days.checkOut) < least ? least : undefined;
}

/** So many rooms of kinds; undefined where none are asked for, or the hotel has them no more. */
function togetherOf(kinds: readonly OfferedKind[], counts: NamedRoom['counts'] = {}): TakenKinds | undefined {
  const taken = Object.entries(counts).map(([id, count]) => ({ kind: kinds.find((each) => each.id === id), count }));
  const whole = taken.flatMap(({ kind, count }) => {
    if (!kind || kind.rooms.length < count) return [];
    return [{ offer: { kind, capacity: kind.capacity, price: costOf(kind), count: kind.rooms.length }, count }];
  });
  return whole.length > 0 && whole.length === taken.length ? whole : undefined;
}

/** Whether so many rooms of each kind are free; undefined where too little was read. */
function isFree(needed: readonly NeededKind[], { taken }: HotelLook): boolean | undefined {
  const held = taken?.known;
  const isMet = ({ offer, count }: NeededKind) => offer.kind.rooms.filter(({ id }) => !held?.has(id)).length >= count;
  return held && needed.every(isMet);
}

/** A kind with the room of a number as its first. */
function roomFirst(kind: OfferedKind, number: number): OfferedKind {
  const rooms = kind.rooms.toSorted((a, b) => Number(b.roomNumber === number) - Number(a.roomNumber === number));
  return { ...kind, rooms };
}
