import { createHash } from 'node:crypto';
import type { ListSort } from '../../shared/rules/catalogue.ts';
import { factsOf, type RoomFact } from '../../shared/rules/facts.ts';
import { type HideMarks, type IndexedProperty, type IndexedRoom, isHidden } from './indexedProperty.ts';

/** Rooms of a property that are equal in guests, beds, facts and price. */
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

/**
 * The kind of each room, by the room's id. A kind keeps its id with those of its rooms that did not change; where all of them
 * did, with the first that changed. So a room that changes alone gets another kind.
 */
export function kindIds(next: Rooms, current?: Rooms): Record<string, string> {
  const before = current?.kinds ?? {};
  const unchanged = new Map(current?.rooms.map((room) => [room.id, lookOf(current, room)]));
  const ids = new Map<string, string>();
  const used = new Set<string>();
  const claim = (room: IndexedRoom, id: string | undefined) => {
    const look = lookOf(next, room);
    if (id === undefined || ids.has(look) || used.has(id)) return;
    ids.set(look, id);
    used.add(id);
  };
  for (const room of next.rooms) if (unchanged.get(room.id) === lookOf(next, room)) claim(room, before[room.id]);
  for (const room of next.rooms) claim(room, before[room.id]);
  const known = new Set(Object.values(before));
  for (const room of next.rooms) claim(room, newKindId(room.id, known));
  return Object.fromEntries(next.rooms.map((room) => [room.id, ids.get(lookOf(next, room)) ?? '']));
}

/** Tells rooms apart as kinds do. */
function lookOf({ hotel }: Rooms, { capacity, beds, price, amenities }: IndexedRoom): string {
  return [capacity, beds, price, ...factsOf(hotel.amenities, amenities)].join();
}

/** Always equal for a room, so that a request that is sent again makes no other kinds. */
function newKindId(roomId: string, known: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const id = createHash('sha256').update(`kind ${roomId} ${attempt}`).digest('base64url').slice(0, 6);
    if (!known.has(id)) return id;
  }
}

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

/** The first kind of a property in the order of a list; lists by day show the cheapest. */
export function firstOf(kinds: readonly Kind[], sort: ListSort): Kind | undefined {
  const inOrder = kinds.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return inOrder.at(sort === '-price' ? -1 : 0);
}

function placeOf({ price, id }: Kind): string {
  return `${priceKey(price)}#${id}`;
}
