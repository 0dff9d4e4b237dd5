import type { Quote, QuotedChildren, QuotedExtra, QuotedRooms, QuotedStay } from '../../../shared/rules/quote.ts';
import type { Extra, Rates } from '../../../shared/rules/rates.ts';
import { isNightOf, nightsByHand } from './calendar.ts';
import { nightByHand } from './nightByHand.ts';

/**
 * The quote of a stay as somebody works it out with docs/prices.md and a calendar, one night and one room after the other. It was written from that
 * page alone, and shares nothing with the function that it is held against.
 */
export function quoteByHand(rates: Rates, stay: QuotedStay): Quote {
  const nights = nightsByHand(stay.checkIn, stay.checkOut);
  const rooms = stay.rooms.map((room) => roomsByHand(rates, room, nights));
  const children = childrenByHand(rates, stay.children, nights);
  const extras = stay.extras.flatMap((chosen) =>
    rates.extras.filter(({ id }) => id === chosen.id).map((extra) => extraByHand(extra, chosen, rates, stay)),
  );
  let total = 0;
  for (const room of rooms) for (let each = 0; each < room.count; each += 1) total += room.total;
  for (const extra of extras) total += extra.total;
  return children ? { rooms, children, extras, total: total + children.total } : { rooms, extras, total };
}

function roomsByHand(rates: Rates, { kind, price, count }: QuotedStay['rooms'][number], nights: string[]): QuotedRooms {
  const priced = nights.map((night) => nightByHand(rates, { kind, price }, night));
  let sum = 0;
  for (const night of priced) sum += night.price;
  const reached = rates.longStays.filter((each) => each.nights <= nights.length);
  const [step] = reached.sort((a, b) => b.nights - a.nights);
  const amount = wholePart(sum * (step?.percent ?? 0), 100);
  const total = sum - amount;
  const rooms = { kind, count, nights: priced, total, average: wholePart(total, nights.length) };
  return step ? { ...rooms, discount: { ...step, amount } } : rooms;
}

function wholePart(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor;
}

/** Children who are not free. */
function olderChildren({ children: rules }: Rates, ages: readonly number[]): number {
  return ages.filter((age) => !rules || age >= rules.freeUnder).length;
}

function childrenByHand(rates: Rates, ages: readonly number[], nights: string[]): QuotedChildren | undefined {
  const [count, price] = [olderChildren(rates, ages), rates.children?.price];
  if (price === undefined || count === 0) return undefined;
  let total = 0;
  for (const _ of nights) for (let child = 0; child < count; child += 1) total += price;
  return { count, price, nights: nights.length, total };
}

type ChosenExtra = QuotedStay['extras'][number];

function extraByHand(extra: Extra, { count, nights: some }: ChosenExtra, rates: Rates, stay: QuotedStay): QuotedExtra {
  const { id, name, price, per } = extra;
  const nights = some ?? nightsByHand(stay.checkIn, stay.checkOut).length;
  const countsChildren = !rates.children || rates.children.inExtras;
  const guests = stay.adults + (countsChildren ? olderChildren(rates, stay.children) : 0);
  const common = { id, name, price, count };
  return {
    once: { ...common, total: price * count },
    night: { ...common, nights, total: price * count * nights },
    guest: { ...common, guests, total: price * count * guests },
    guestNight: { ...common, guests, nights, total: price * count * guests * nights },
  }[per];
}

/** Guests who need a place to sleep. */
export function sleepersByHand({ children: rules }: Rates, { adults, children }: QuotedStay): number {
  return adults + children.filter((age) => !rules || age >= rules.freeUnder || rules.sleeper).length;
}

/** Nights that a stay needs: those of each season in which one of its nights lies, the most of all. */
export function leastNightsByHand(rates: Rates, { checkIn, checkOut }: QuotedStay): number {
  const nights = nightsByHand(checkIn, checkOut);
  const touched = rates.seasons.filter((season) => nights.some((night) => isNightOf(season, night)));
  return [1, ...touched.flatMap(({ leastNights }) => leastNights ?? [])].sort((a, b) => b - a)[0] ?? 1;
}
