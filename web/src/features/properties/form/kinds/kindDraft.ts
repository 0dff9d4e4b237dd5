import type { AmenityTexts, roomAmenities } from '../../../../../../shared/rules/amenities.ts';
import type { FormText } from '../../../../../../shared/rules/field.ts';
import { kindFields } from '../../../../../../shared/rules/property.ts';
import { newKey } from '../../../../forms/newKey.ts';
import { emptyForm } from '../../../../forms/useForm.ts';
import type { PhotoDraft } from '../../../photos/photoDraft.ts';

type RoomAmenityTexts = AmenityTexts<typeof roomAmenities>;

/** A room of a kind: its number, and the values that are other than those of the kind. */
export interface RoomDraft {
  /** Its name within the form. */
  key: string;
  /** Its id at the API, where it has one already. */
  id?: string;
  roomNumber: string;
  availability: boolean;
  /** In place of the photos of the kind. */
  photos?: readonly PhotoDraft[];
  /** In place of those of the kind; an empty one is left out. */
  amenities?: RoomAmenityTexts;
}

/** Rooms that are alike, which the form asks for together. */
export interface KindDraft extends FormText<typeof kindFields> {
  key: string;
  /** Its id at the API, where it has one already. */
  id?: string;
  /** One at least; as many as `count` says wherever that is right. */
  rooms: readonly RoomDraft[];
  /** Rooms that a lower count has taken out, and a higher one brings back. */
  spare: readonly RoomDraft[];
  /** The guest capacity follows from the beds, and nobody has typed it. */
  guestsFromBeds?: boolean;
  amenities: RoomAmenityTexts;
  photos: readonly PhotoDraft[];
}

export type KindField = keyof typeof kindFields;

export function newRoom(roomNumber: string, availability = true): RoomDraft {
  return { key: newKey(), roomNumber, availability };
}

/** A kind of one room, with nothing typed but its number where one is proposed. */
export function emptyKind(roomNumber = '', key = newKey()): KindDraft {
  const rooms = [newRoom(roomNumber)];
  return { ...emptyForm(kindFields), count: '1', key, rooms, spare: [], amenities: {}, photos: [] };
}

/** A kind of one room with all that the rooms of another one have in common. */
export function kindLike({ id: _, ...model }: KindDraft, roomNumber: string, key = newKey()): KindDraft {
  return { ...model, count: '1', key, rooms: [newRoom(roomNumber)], spare: [] };
}

/** A room with its kind. */
export interface RoomOfKind {
  kind: KindDraft;
  room: RoomDraft;
}

/** All rooms in the order in which they are sent. */
export function roomsOf(kinds: readonly KindDraft[]): RoomOfKind[] {
  return kinds.flatMap((kind) => kind.rooms.map((room) => ({ kind, room })));
}

/** The photos that a room shows. */
export function photosOf({ kind, room }: RoomOfKind): readonly PhotoDraft[] {
  return room.photos ?? kind.photos;
}

/** All answers about a room. */
export function amenitiesOf({ kind, room }: RoomOfKind): RoomAmenityTexts {
  return { ...kind.amenities, ...room.amenities };
}

/** Rooms that differ from their kind in one and the same way, in the order of the kind. */
export function differingRooms({ rooms }: Pick<KindDraft, 'rooms'>): RoomDraft[][] {
  const differing = rooms.filter(({ photos, amenities }) => photos || amenities);
  const differences = ({ photos, amenities }: RoomDraft) => JSON.stringify([photos?.map(({ key }) => key), amenities]);
  return [...Map.groupBy(differing, differences).values()];
}
