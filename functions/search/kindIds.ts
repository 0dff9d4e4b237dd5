import { createHash } from 'node:crypto';
import { factsOf } from '../../shared/rules/facts.ts';
import type { IndexedProperty, IndexedRoom } from './indexedProperty.ts';

type Rooms = Pick<IndexedProperty, 'hotel' | 'rooms' | 'kinds'>;

/** Rooms that are alike and of one name. */
interface AlikeRooms {
  /** The kind that is named for the rooms, else the one that they had; rooms that are new have none. */
  name: string | undefined;
  look: string;
  rooms: [IndexedRoom, ...IndexedRoom[]];
}

/**
 * The kind of each room, by the room's id. A room is of the kind that `next.kinds` names for it, else of the one that it had;
 * a name that no kind has makes a kind. Two kinds that are alike stay two, since their prices may differ later. Where rooms of
 * a kind are alike no more, those that did not change keep it, or else the first; the others join a kind that they are like, as
 * new rooms do, or become a kind of their own.
 */
export function kindIds(next: Rooms, current?: Rooms): Record<string, string> {
  const before = current?.kinds ?? {};
  const known = new Set(Object.values(before));
  const groups = alikeRooms(next, before);
  const heirs = heirsOf(groups, current);
  const ids = new Map([...heirs].flatMap(([name, group]) => (known.has(name) ? [[group, name]] : [])));
  const named = new Set(heirs.values());
  for (const group of [...named, ...groups]) {
    if (!ids.has(group)) ids.set(group, newcomerId(group, { before, ids, mayJoin: !named.has(group) }));
  }
  return Object.fromEntries(groups.flatMap((group) => group.rooms.map(({ id }) => [id, ids.get(group) ?? ''])));
}

interface Places {
  before: Readonly<Record<string, string>>;
  ids: ReadonlyMap<AlikeRooms, string>;
  mayJoin: boolean;
}

/** The id of rooms that keep no kind: the one that nobody else keeps, so that a request that is sent again changes nothing. */
function newcomerId({ rooms: [{ id: first }], look }: AlikeRooms, { before, ids, mayJoin }: Places): string {
  const left = before[first];
  if (left !== undefined && ![...ids.values()].includes(left)) return left;
  const alike = mayJoin ? [...ids].find(([group]) => group.look === look) : undefined;
  return alike?.[1] ?? newKindId(first, new Set(Object.values(before)));
}

function alikeRooms(next: Rooms, before: Readonly<Record<string, string>>): AlikeRooms[] {
  const groups = new Map<string, AlikeRooms>();
  for (const room of next.rooms) {
    const [name, look] = [next.kinds?.[room.id] ?? before[room.id], lookOf(next, room)];
    const key = JSON.stringify([name, look]);
    const group = groups.get(key);
    if (group) group.rooms.push(room);
    else groups.set(key, { name, look, rooms: [room] });
  }
  return [...groups.values()];
}

/** The rooms that keep each name: those with one that did not change, or else the first. */
function heirsOf(groups: readonly AlikeRooms[], current: Rooms | undefined): Map<string, AlikeRooms> {
  const looks = new Map(current?.rooms.map((room) => [room.id, lookOf(current, room)]));
  const keeps = ({ name, look, rooms }: AlikeRooms) =>
    rooms.some(({ id }) => current?.kinds?.[id] === name && looks.get(id) === look);
  const heirs = new Map<string, AlikeRooms>();
  for (const group of [...groups.filter(keeps), ...groups]) {
    if (group.name !== undefined && !heirs.has(group.name)) heirs.set(group.name, group);
  }
  return heirs;
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
