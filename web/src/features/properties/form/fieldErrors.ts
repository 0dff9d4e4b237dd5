import { readyPhotos } from '../../photos/photoDraft.ts';
import type { PropertyDraft } from './propertyDraft.ts';

/** The form's own name of a room's field. Unlike the API's it stays the same when a room above is removed. */
export function roomField(roomKey: string, field: string): string {
  return `${roomKey}.${field}`;
}

/** The form's own name of the field at the path of an issue: `hotelDetail.rooms.1.price` as `<key of the second room>.price`, `address.city` as `city`. */
export function fieldAt(path: string, draft: PropertyDraft): string | undefined {
  const [, roomAt, rest = ''] = /^hotelDetail\.rooms\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (roomAt !== undefined) return fieldOfRoom(draft.rooms[Number(roomAt)], rest);
  const name = path.replace(/^(hotelDetail|address)\./, '');
  if (name.startsWith('amenities.')) return name;
  return Object.hasOwn(draft, name) && name !== 'requestKey' ? name : undefined;
}

function fieldOfRoom(room: PropertyDraft['rooms'][number] | undefined, rest: string): string | undefined {
  if (!room) return undefined;
  const photoAt = /^images\.(\d+)/.exec(rest)?.[1];
  if (photoAt === undefined) return roomField(room.key, rest === 'images' ? 'photos' : rest);
  const photo = readyPhotos(room.photos)[Number(photoAt)];
  return roomField(room.key, photo ? photo.key : 'photos');
}
