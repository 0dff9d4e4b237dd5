import { addDays, addMonths, dayNumber } from '../../shared/rules/dates.ts';
import type { HeldNight } from '../nights/nightItem.ts';
import { type OfferSpan, type RoomOffers, spansOf } from '../properties/roomOffers.ts';
import type { HeldStay } from './lists.ts';

/** A house of an owner: when its rooms are on offer, and their nights that are held. */
export interface House {
  propertyId: string;
  offers: RoomOffers;
  held: readonly HeldNight[];
}

type Stay = Pick<HeldStay, 'propertyId' | 'checkIn' | 'checkOut' | 'rooms' | 'paidUntil'>;

/** Nights of rooms on offer in a month, and those that events of other calendars hold without a price. */
export interface OfferFigures {
  onOffer: number;
  elsewhere: number;
}

/** Counts the nights on offer of months, `YYYY-MM`. A sold night was on offer; a closed one, or one of an event without a price, is not. */
export function offerCounter(houses: readonly House[], stays: readonly Stay[]): (month: string) => OfferFigures {
  const sold = Map.groupBy(new Set(stays.flatMap(soldNights)), monthOfNight);
  const rooms = houses.flatMap(({ propertyId, offers }) =>
    Object.entries(offers).map(([id, text]): [string, OfferSpan[]] => [`${propertyId} ${id}`, spansOf(text)]),
  );
  const spans = new Map(rooms);
  const held = Map.groupBy(houses.flatMap(heldNights), ({ night }) => monthOfNight(night));
  return (month) => {
    const soldThen = sold.get(month) ?? [];
    const isSold = new Set(soldThen);
    const heldThen = (held.get(month) ?? []).filter(({ night }) => !isSold.has(night));
    const isOffered = (night: string) => isWithin(spans.get(roomOfNight(night)), dayOfNight(night));
    const listed = rooms.reduce((sum, [, each]) => sum + nightsIn(each, month), 0);
    const taken = heldThen.filter(({ night }) => isOffered(night)).length;
    const beside = soldThen.filter((night) => !isOffered(night)).length;
    return { onOffer: listed - taken + beside, elsewhere: heldThen.filter(({ kind }) => kind === 'elsewhere').length };
  };
}

/** A night of a room as text: property, room and day. */
type Night = string;

const dayLetters = 'YYYY-MM-DD'.length;

function dayOfNight(night: Night): string {
  return night.slice(-dayLetters);
}

function monthOfNight(night: Night): string {
  return dayOfNight(night).slice(0, 'YYYY-MM'.length);
}

function roomOfNight(night: Night): string {
  return night.slice(0, -dayLetters - 1);
}

function heldNights({ propertyId, held }: House): { night: Night; kind: HeldNight['kind'] }[] {
  const others = held.filter(({ kind }) => kind !== 'booked');
  return others.map(({ roomId, day, kind }) => ({ night: `${propertyId} ${roomId} ${day}`, kind }));
}

/** The nights of a stay that it held and that are paid for. */
function soldNights({ propertyId, checkIn, checkOut, rooms, paidUntil = checkOut }: Stay): Night[] {
  const end = earlier(checkOut, paidUntil);
  return rooms.flatMap(({ id, from = checkIn, until = end }) =>
    daysOf({ from, until: earlier(until, end) }).map((day) => `${propertyId} ${id} ${day}`),
  );
}

function earlier(day: string, other: string): string {
  return other < day ? other : day;
}

function daysOf({ from, until }: { from: string; until: string }): string[] {
  const count = Math.max(0, dayNumber(until) - dayNumber(from));
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

function isWithin(spans: readonly OfferSpan[] = [], day: string): boolean {
  return spans.some(({ from, until }) => from <= day && (until === undefined || day < until));
}

function nightsIn(spans: readonly OfferSpan[], month: string): number {
  const [first, next] = [dayNumber(`${month}-01`), dayNumber(`${addMonths(month, 1)}-01`)];
  const nights = spans.map(({ from, until }) => {
    const end = until === undefined ? next : Math.min(next, dayNumber(until));
    return Math.max(0, end - Math.max(first, dayNumber(from)));
  });
  return nights.reduce((sum, each) => sum + each, 0);
}
