import { widest } from './catalogue.ts';

/** Rooms of a kind on offer: the guests that each sleeps, whole PKR a night of each, and their number. */
export interface OfferedRooms {
  capacity: number;
  price: number;
  count: number;
}

/** So many rooms, which sleep from `least` to `most` guests in all; the widest bound of a search leaves them without an upper one. */
export interface Party {
  rooms: number;
  least: number;
  most: number;
}

/** How many rooms of each kind are taken, in the order of the offers, and whole PKR a night of all of them. */
export interface Combination<Offer> {
  price: number;
  taken: { offer: Offer; count: number }[];
}

/** Some rooms: guests and price of all, and the last that were added to others. */
interface Sum<Offer> {
  guests: number;
  price: number;
  added?: { offer: Offer; count: number; to: Sum<Offer> };
}

/** The cheapest sum for a number of rooms, the index, and a number of guests. */
type Sums<Offer> = Map<number, Sum<Offer>>[];

/**
 * The cheapest rooms on offer that are exactly as many as wanted and sleep the guests, each for one guest at least; undefined where
 * there are none. Of equal prices one is taken, always the same for the same order of offers.
 */
export function cheapestCombination<Offer extends OfferedRooms>(
  offers: readonly Offer[],
  party: Party,
): Combination<Offer> | undefined {
  const none: Sum<Offer> = { guests: 0, price: 0 };
  let sums: Sums<Offer> = Array.from(
    { length: party.rooms + 1 },
    (_, rooms) => new Map(rooms === 0 ? [[0, none]] : []),
  );
  for (const offer of offers) sums = withOffer(sums, offer, party);
  const fitting = [...(sums[party.rooms]?.values() ?? [])].filter(({ guests }) => guests >= party.least);
  const [cheapest] = fitting.sort((a, b) => a.price - b.price);
  return cheapest && { price: cheapest.price, taken: takenOf(cheapest) };
}

/** The sums with up to as many rooms of a kind as there are. */
function withOffer<Offer extends OfferedRooms>(sums: Sums<Offer>, offer: Offer, party: Party): Sums<Offer> {
  const next = sums.map((byGuests) => new Map(byGuests));
  sums.forEach((byGuests, rooms) => {
    const most = Math.min(offer.count, party.rooms - rooms);
    for (const to of byGuests.values()) {
      for (let count = 1; count <= most; count += 1) {
        const guests = to.guests + count * offer.capacity;
        const price = to.price + count * offer.price;
        keepCheaper(next[rooms + count], { guests, price, added: { offer, count, to } }, party);
      }
    }
  });
  return next;
}

function keepCheaper<Offer>(byGuests: Sums<Offer>[number] | undefined, sum: Sum<Offer>, party: Party): void {
  if (!byGuests || (!isOpen(party) && sum.guests > party.most)) return;
  // More guests than need a bed are as good as enough of them.
  const guests = isOpen(party) ? Math.min(sum.guests, party.least) : sum.guests;
  const known = byGuests.get(guests);
  if (!known || sum.price < known.price) byGuests.set(guests, { ...sum, guests });
}

function takenOf<Offer>({ added }: Sum<Offer>): Combination<Offer>['taken'] {
  if (!added) return [];
  const { offer, count, to } = added;
  return [...takenOf(to), { offer, count }];
}

function isOpen({ most }: Party): boolean {
  return most >= widest.maxCapacityMembers;
}

/**
 * The guests of the largest room of any combination: its share of all guests at least, and at most what leaves one for each of the
 * others.
 */
export function guestsOfLargest(party: Party): { least: number; most: number } {
  const { rooms, least, most } = party;
  return { least: Math.ceil(least / rooms), most: isOpen(party) ? most : most - rooms + 1 };
}
