import type { ListSort } from '../../shared/rules/catalogue.ts';
import { factsOf, type RoomFact } from '../../shared/rules/facts.ts';
import { type HideMarks, type IndexedProperty, type IndexedRoom, isHidden } from './indexedProperty.ts';
import { kindIds } from './kindIds.ts';

/** Rooms of a property that are equal in guests, beds, facts and price, and of one id. */
export interface Kind extends Pick<IndexedRoom, 'capacity' | 'beds' | 'price'> {
  /** Opaque; six characters. */
  id: string;
  facts: RoomFact[];
  /** Available rooms, in the order of the property; one at least. */
  rooms: KindRoom[];
}

export interface KindRoom extends Pick<IndexedRoom, 'id' | 'roomNumber'> {
  /** Id of the cover photo. */
  photo?: string | undefined;
}

type Rooms = Pick<IndexedProperty, 'hotel' | 'rooms' | 'kinds'>;

/** The kinds of which a room is available, in the order of their first rooms; none while the property is hidden. */
export function shownKinds(property: Rooms & HideMarks): Kind[] {
  if (isHidden(property)) return [];
  const ids = property.kinds ?? kindIds(property);
  const available = property.rooms.filter((room) => room.available);
  return [...Map.groupBy(available, ({ id }) => ids[id] ?? '')].map(([id, alike]) => {
    const [{ capacity, beds, price, amenities }] = alike as [IndexedRoom];
    const rooms = alike.map((room) => ({ id: room.id, roomNumber: room.roomNumber, photo: room.photos[0] }));
    return { id, capacity, beds, price, facts: factsOf(property.hotel.amenities, amenities), rooms };
  });
}

/** Whole PKR, padded so that texts sort as numbers do. */
export function priceKey(price: number): string {
  return String(price).padStart(8, '0');
}

/** A kind with whole PKR by which it stands in a list. */
interface ListedAt {
  id: string;
  listed: number;
}

/** The first kind of a property in the order of a list; lists by day show the cheapest. */
export function firstOf<K extends ListedAt>(kinds: readonly K[], sort: ListSort): K | undefined {
  return inKindOrder(kinds).at(sort === '-price' ? -1 : 0);
}

/** Kinds as lists have them, by price. */
export function inKindOrder<K extends ListedAt>(kinds: readonly K[]): K[] {
  return kinds.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function placeOf({ listed, id }: ListedAt): string {
  return `${priceKey(listed)}#${id}`;
}
