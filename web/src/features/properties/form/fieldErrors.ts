import { readyPhotos } from '../../photos/photoDraft.ts';
import { type KindDraft, type RoomOfKind, roomsOf } from './kinds/kindDraft.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** The form's own name of a field of a kind or of a room. Unlike the API's it stays when a room above is removed. */
export function fieldIn(key: string, field: string): string {
  return `${key}.${field}`;
}

/**
 * The form's own name of the field at the path of an issue: `hotelDetail.rooms.1.price` as `<key of the kind>.price`, since rooms of a
 * kind have one field, its `roomNumber` as `<key of the room>.roomNumber`, `kinds.0.count` as `<key of the kind>.count`, and
 * `address.city` as `city`.
 */
export function fieldAt(path: string, draft: PropertyDraft): string | undefined {
  const [, roomAt, rest = ''] = /^hotelDetail\.rooms\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (roomAt !== undefined) return fieldOfRoom(roomsOf(draft.kinds)[Number(roomAt)], rest);
  const kind = draft.kinds[Number(/^kinds\.(\d+)\.count$/.exec(path)?.[1])];
  if (kind) return fieldIn(kind.key, 'count');
  if (path === 'hotelDetail.rooms') return 'rooms';
  const name = path.replace(/^(hotelDetail|address)\./, '');
  if (name.startsWith('amenities.')) return name;
  return Object.hasOwn(draft, name) && name !== 'requestKey' ? name : undefined;
}

function fieldOfRoom(place: RoomOfKind | undefined, rest: string): string | undefined {
  if (!place) return undefined;
  const { kind, room } = place;
  if (rest === 'roomNumber') return fieldIn(room.key, rest);
  const photoAt = /^images(?:\.(\d+))?/.exec(rest);
  if (!photoAt) return fieldIn(kind.key, rest);
  const photo = room.photos ? undefined : readyPhotos(kind.photos)[Number(photoAt[1])];
  return fieldIn(kind.key, photo ? photo.key : 'photos');
}

/** The kind in whose card the form shows a field. */
export function kindWith(name: string, kinds: readonly KindDraft[]): KindDraft | undefined {
  const [key] = name.split('.');
  return kinds.find((kind) => kind.key === key || kind.rooms.some((room) => room.key === key));
}
