import { townOf } from '../../../../../shared/rules/towns.ts';
import type { PhotoDraft } from '../../photos/photoDraft.ts';
import { roomField } from './fieldErrors.ts';
import {
  emptyRoom,
  type PropertyDraft,
  type PropertyFields,
  proposable,
  type RoomDraft,
  roomLike,
} from './propertyDraft.ts';
import type { Change } from './useDraft.ts';

/** Changes of a draft; `clearError` is told the fields that are being corrected. */
export function editing(change: Change, clearError: (name: string) => void) {
  const changeRooms = (make: (rooms: readonly RoomDraft[]) => readonly RoomDraft[]) => {
    clearError('rooms');
    change((draft) => ({ ...draft, rooms: make(draft.rooms) }));
  };
  const changeRoom = (key: string, make: (room: RoomDraft) => RoomDraft) =>
    changeRooms((rooms) => rooms.map((room) => (room.key === key ? make(room) : room)));
  return {
    setField: (name: keyof PropertyFields, value: string) => {
      clearError(name);
      change((draft) => {
        const next = withTyped(draft, name, value);
        for (const field of proposable) if (next[field] !== draft[field]) clearError(field);
        return next;
      });
    },
    setAmenity: (name: string, value: string) => {
      clearError(`amenities.${name}`);
      change((draft) => ({ ...draft, amenities: { ...draft.amenities, [name]: value } }));
    },
    setRoom: (key: string, values: Partial<Omit<RoomDraft, 'key' | 'photos' | 'amenities'>>) => {
      for (const name of Object.keys(values)) clearError(roomField(key, name));
      changeRoom(key, (room) => ({ ...room, ...values }));
    },
    setRoomAmenity: (key: string, name: string, value: string) => {
      clearError(roomField(key, `amenities.${name}`));
      changeRoom(key, (room) => ({ ...room, amenities: { ...room.amenities, [name]: value } }));
    },
    /** Adds an empty room, or one like another. */
    addRoom: (likeKey?: string) => changeRooms((rooms) => [...rooms, another(rooms, likeKey)]),
    removeRoom: (key: string) => changeRooms((rooms) => rooms.filter((room) => room.key !== key)),
    setPhotos: (roomKey: string, make: (photos: readonly PhotoDraft[]) => readonly PhotoDraft[]) => {
      clearError(roomField(roomKey, 'photos'));
      changeRoom(roomKey, (room) => ({ ...room, photos: make(room.photos) }));
    },
    /** In every room that shows the photo. */
    setPhoto: (photoKey: string, values: Omit<PhotoDraft, 'key'>) =>
      changeRooms((rooms) => rooms.map((room) => withPhoto(room, photoKey, values))),
  };
}

function another(rooms: readonly RoomDraft[], likeKey: string | undefined): RoomDraft {
  const model = rooms.find(({ key }) => key === likeKey);
  return model ? roomLike(model, rooms) : emptyRoom();
}

/** A room that does not show the photo stays the same object, so that it is not rendered again. */
function withPhoto(room: RoomDraft, key: string, values: Omit<PhotoDraft, 'key'>): RoomDraft {
  if (!room.photos.some((photo) => photo.key === key)) return room;
  return { ...room, photos: room.photos.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)) };
}

/** The draft after a text was typed into a field: it is the owner's from then on. A city fills what follows from it. */
export function withTyped({ proposed = [], ...draft }: PropertyDraft, name: string, value: string): PropertyDraft {
  if (name === 'city') return withCity({ ...draft, proposed }, value);
  return { ...draft, [name]: value, proposed: proposed.filter((field) => field !== name) };
}

/** State and zip code follow the city while they are empty, or hold what an earlier one has proposed; what was typed stays. */
function withCity(draft: PropertyDraft, city: string): PropertyDraft {
  const { proposed = [] } = draft;
  const town = townOf(city);
  const open = proposable.filter((field) => proposed.includes(field) || draft[field].trim() === '');
  const filled = Object.fromEntries(open.map((field) => [field, town?.[field] ?? '']));
  return { ...draft, ...filled, city, proposed: open.filter((field) => filled[field] !== '') };
}
