import type { ListSort } from '../../shared/rules/catalogue.ts';
import type { IndexedProperty, IndexedRoom } from './indexedProperty.ts';

/**
 * The available rooms of a property that differ in nothing that one searches by. A list shows them as one card, so that
 * a hotel of many rooms is found under few keys.
 */
export interface Offer extends Pick<IndexedRoom, 'capacity' | 'beds' | 'price'> {
  /** In the order of the property; there is one at least. */
  rooms: [IndexedRoom, ...IndexedRoom[]];
}

/** The offers of rooms, in the order of their first rooms. Rooms that are not available are in none. */
export function offersOf(rooms: readonly IndexedRoom[]): Offer[] {
  const available = rooms.filter((room) => room.available);
  return [...Map.groupBy(available, offerName).values()].map((alike) => {
    const [first, ...others] = alike as Offer['rooms'];
    const { capacity, beds, price } = first;
    return { capacity, beds, price, rooms: [first, ...others] };
  });
}

/** The offers that are found of a property: none while it is hidden. */
export function shownOffers({ hidden, rooms }: Pick<IndexedProperty, 'hidden' | 'rooms'>): Offer[] {
  return hidden ? [] : offersOf(rooms);
}

/** Names an offer among those of its property: `<capacity>-<beds>-<price>`. */
export function offerName({ capacity, beds, price }: Pick<Offer, 'capacity' | 'beds' | 'price'>): string {
  return `${capacity}-${beds}-${price}`;
}

/** Start of the sort keys of a price: whole PKR, padded so that they sort as numbers do. */
export function priceKey(price: number): string {
  return String(price).padStart(8, '0');
}

type Named = Parameters<typeof offerName>[0];

/** The first of a property's offers in the order of a list; lists by day show the cheapest. */
export function firstOf<T extends Named>(offers: readonly T[], sort: ListSort): T | undefined {
  const isBefore = (a: T, b: T) => (sort === '-price' ? placeOf(a) > placeOf(b) : placeOf(a) < placeOf(b));
  return offers.reduce<T | undefined>((first, each) => (first && !isBefore(each, first) ? first : each), undefined);
}

/** In sort keys by price nothing else tells the offers of a property apart. */
function placeOf(offer: Named): string {
  return `${priceKey(offer.price)}#${offerName(offer)}`;
}
