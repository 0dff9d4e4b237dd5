import type { PhotoDraft } from '../../photos/photoDraft.ts';
import { roomField } from './fieldErrors.ts';
import { emptyRoom, type PropertyFields, type RoomDraft, roomLike } from './propertyDraft.ts';
import { changedProposals, withTyped } from './proposedAddress.ts';
import type { Change } from './useDraft.ts';

/** Changes of a draft. */
export interface DraftEditor {
  setField: (name: keyof PropertyFields, value: string) => void;
  setAmenity: (name: string, value: string) => void;
  setRoom: (key: string, values: Partial<Omit<RoomDraft, 'key' | 'photos' | 'amenities'>>) => void;
  setRoomAmenity: (key: string, name: string, value: string) => void;
  /** Adds an empty room, or one like another. */
  addRoom: (likeKey?: string) => void;
  removeRoom: (key: string) => void;
  setPhotos: (roomKey: string, change: (photos: readonly PhotoDraft[]) => readonly PhotoDraft[]) => void;
  /** In every room that shows the photo. */
  setPhoto: (photoKey: string, values: Omit<PhotoDraft, 'key'>) => void;
}

/** `clearError` is told the fields that are being corrected. */
export function editing(change: Change, clearError: (name: string) => void): DraftEditor {
  const changeRooms = (make: (rooms: readonly RoomDraft[]) => readonly RoomDraft[]) => {
    clearError('rooms');
    change((draft) => ({ ...draft, rooms: make(draft.rooms) }));
  };
  const changeRoom = (key: string, make: (room: RoomDraft) => RoomDraft) =>
    changeRooms((rooms) => rooms.map((room) => (room.key === key ? make(room) : room)));
  return {
    setField: (name, value) => {
      clearError(name);
      change((draft) => {
        const next = withTyped(draft, name, value);
        for (const field of changedProposals(draft, next)) clearError(field);
        return next;
      });
    },
    setAmenity: (name, value) => {
      clearError(`amenities.${name}`);
      change((draft) => ({ ...draft, amenities: { ...draft.amenities, [name]: value } }));
    },
    setRoom: (key, values) => {
      for (const name of Object.keys(values)) clearError(roomField(key, name));
      changeRoom(key, (room) => ({ ...room, ...values }));
    },
    setRoomAmenity: (key, name, value) => {
      clearError(roomField(key, `amenities.${name}`));
      changeRoom(key, (room) => ({ ...room, amenities: { ...room.amenities, [name]: value } }));
    },
    addRoom: (likeKey) => changeRooms((rooms) => [...rooms, another(rooms, likeKey)]),
    removeRoom: (key) => changeRooms((rooms) => rooms.filter((room) => room.key !== key)),
    setPhotos: (roomKey, make) => {
      clearError(roomField(roomKey, 'photos'));
      changeRoom(roomKey, (room) => ({ ...room, photos: make(room.photos) }));
    },
    setPhoto: (photoKey, values) => changeRooms((rooms) => rooms.map((room) => withPhoto(room, photoKey, values))),
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
