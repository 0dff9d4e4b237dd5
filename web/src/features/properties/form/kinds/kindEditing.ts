import { guests } from '../../../../../../shared/rules/catalogue.ts';
import { kept, violationOf } from '../../../../../../shared/rules/field.ts';
import { kindFields } from '../../../../../../shared/rules/property.ts';
import type { PhotoDraft } from '../../../photos/photoDraft.ts';
import { fieldIn } from '../fieldErrors.ts';
import type { Change } from '../useDraft.ts';
import { emptyKind, type KindDraft, type KindField, kindLike, type RoomDraft } from './kindDraft.ts';
import { nextNumber, withCount, withFirstNumber, withoutRoom } from './roomNumbers.ts';

type Kinds = readonly KindDraft[];

/** Guests that a bed is expected to sleep. */
const guestsOfBed = 2;

/** Changes of the kinds of a draft; `clearError` is told the fields that are being corrected. */
export function kindEditing(change: Change, clearError: (name: string) => void) {
  const changeKinds = (make: (kinds: Kinds) => Kinds) => {
    clearError('rooms');
    change((draft) => ({ ...draft, kinds: make(draft.kinds) }));
  };
  const changeKind = (key: string, make: (kind: KindDraft, kinds: Kinds) => KindDraft) =>
    changeKinds((kinds) => kinds.map((kind) => (kind.key === key ? make(kind, kinds) : kind)));
  const changeRooms = (key: string, make: (room: RoomDraft) => RoomDraft) =>
    changeKind(key, (kind) => ({ ...kind, rooms: kind.rooms.map(make) }));
  return {
    setKind: (key: string, name: Exclude<KindField, 'count'>, value: string) => {
      for (const field of name === 'No_of_beds' ? [name, 'capacity'] : [name]) clearError(fieldIn(key, field));
      changeKind(key, (kind) => withTyped(kind, name, value));
    },
    setCount: (key: string, count: string) => {
      clearError(fieldIn(key, 'count'));
      changeKind(key, (kind, kinds) => withCount(kind, count, kinds));
    },
    setFirstNumber: (key: string, roomNumber: string) =>
      changeKind(key, (kind) => {
        for (const room of kind.rooms) clearError(fieldIn(room.key, 'roomNumber'));
        return withFirstNumber(kind, roomNumber);
      }),
    /** Of one room, or of all of them. */
    setAvailability: (key: string, availability: boolean, roomKey?: string) =>
      changeRooms(key, (room) => (roomKey === undefined || room.key === roomKey ? { ...room, availability } : room)),
    setRoomNumber: (key: string, roomKey: string, roomNumber: string) => {
      clearError(fieldIn(roomKey, 'roomNumber'));
      changeRooms(key, (room) => (room.key === roomKey ? { ...room, roomNumber } : room));
    },
    removeRoom: (key: string, roomKey: string) => changeKind(key, (kind) => withoutRoom(kind, roomKey)),
    setKindAmenity: (key: string, name: string, value: string) => {
      clearError(fieldIn(key, `amenities.${name}`));
      changeKind(key, (kind) => ({ ...kind, amenities: { ...kind.amenities, [name]: value } }));
    },
    setPhotos: (key: string, make: (photos: readonly PhotoDraft[]) => readonly PhotoDraft[]) => {
      clearError(fieldIn(key, 'photos'));
      changeKind(key, (kind) => ({ ...kind, photos: make(kind.photos) }));
    },
    /** In every kind that shows the photo. */
    setPhoto: (photoKey: string, values: Omit<PhotoDraft, 'key'>) =>
      changeKinds((kinds) => kinds.map((kind) => withPhoto(kind, photoKey, values))),
    /** Adds a kind under a key: an empty one, or one like another. */
    addKind: (key: string, likeKey?: string) => changeKinds((kinds) => [...kinds, another(kinds, key, likeKey)]),
    removeKind: (key: string) => changeKinds((kinds) => kinds.filter((kind) => kind.key !== key)),
    /** Gives rooms the photos and answers of their kind. */
    makeAlike: (key: string, roomKeys: readonly string[]) =>
      changeRooms(key, (room) => (roomKeys.includes(room.key) ? asItsKind(room) : room)),
    /** Makes a kind, under a key, of rooms that differ from theirs in one and the same way. */
    makeKind: (key: string, roomKeys: readonly string[], newKey: string) =>
      changeKinds((kinds) => kinds.flatMap((kind) => (kind.key === key ? parted(kind, roomKeys, newKey) : [kind]))),
  };
}

/** The kind after a text was typed: the guests follow the beds until somebody types them. */
function withTyped(kind: KindDraft, name: KindField, value: string): KindDraft {
  if (name === 'capacity') return { ...kind, capacity: value, guestsFromBeds: false };
  const follows = kind.guestsFromBeds || kind.capacity.trim() === '';
  if (name !== 'No_of_beds' || !follows) return { ...kind, [name]: value };
  const capacity = violationOf(kindFields.No_of_beds, value) ? '' : guestsIn(kept(kindFields.No_of_beds, value));
  return { ...kind, No_of_beds: value, capacity, guestsFromBeds: capacity !== '' };
}

function guestsIn(beds: number): string {
  return String(Math.min(beds * guestsOfBed, guests.max));
}

function another(kinds: Kinds, key: string, likeKey: string | undefined): KindDraft {
  const model = kinds.find((kind) => kind.key === likeKey);
  const number = nextNumber((model ?? kinds.at(-1))?.rooms.at(-1), kinds);
  return model ? kindLike(model, number, key) : emptyKind(number, key);
}

/** A kind that does not show the photo stays the same object, so that it is not rendered again. */
function withPhoto(kind: KindDraft, key: string, values: Omit<PhotoDraft, 'key'>): KindDraft {
  if (!kind.photos.some((photo) => photo.key === key)) return kind;
  return { ...kind, photos: kind.photos.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)) };
}

function asItsKind({ photos: _photos, amenities: _amenities, ...room }: RoomDraft): RoomDraft {
  return room;
}

/** A kind without some of its rooms, and behind it the kind that those are. */
function parted(kind: KindDraft, roomKeys: readonly string[], key: string): KindDraft[] {
  const [own = [], others = []] = [true, false].map((isOwn) =>
    kind.rooms.filter((room) => roomKeys.includes(room.key) === isOwn),
  );
  const [model] = own;
  if (!model || others.length === 0) return [kind];
  const rooms = own.map(asItsKind);
  const like = { photos: model.photos ?? kind.photos, amenities: { ...kind.amenities, ...model.amenities } };
  return [
    { ...kind, rooms: others, count: String(others.length) },
    { ...kindLike(kind, '', key), ...like, rooms, count: String(rooms.length) },
  ];
}
