import type { VendorProperty } from '../../../../../shared/contracts/vendorProperties.ts';
import { photoIdOf } from '../../../../../shared/rules/photos.ts';
import { type PropertyForm, propertyBounds } from '../../../../../shared/rules/property.ts';
import { newKey } from '../../../forms/newKey.ts';
import { type PhotoDraft, readyPhotos } from '../../photos/photoDraft.ts';

export interface RoomDraft {
  /** Its name within the form. */
  key: string;
  roomNumber: string;
  No_of_beds: string;
  capacity: string;
  price: string;
  availability: boolean;
  photos: readonly PhotoDraft[];
}

/** What is typed once for the whole property. */
export interface PropertyFields {
  name: string;
  description: string;
  classType: string;
  Location: string;
  street: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
}

/** All that the property form holds, as it is kept in the browser. */
export interface PropertyDraft extends PropertyFields {
  /** Makes sending the form again safe: one key makes one property. */
  requestKey: string;
  rooms: readonly RoomDraft[];
}

export type RoomField = 'roomNumber' | 'No_of_beds' | 'capacity' | 'price';

export function emptyDraft(): PropertyDraft {
  return {
    requestKey: newKey(),
    name: '',
    description: '',
    classType: 'Business',
    Location: '',
    street: '',
    city: '',
    state: '',
    country: 'Pakistan',
    zipCode: '',
    rooms: [emptyRoom()],
  };
}

export function emptyRoom(): RoomDraft {
  const key = newKey();
  return { key, roomNumber: '', No_of_beds: '', capacity: '', price: '', availability: true, photos: [] };
}

/** A room with all that another one has, under the next number that no room has. */
export function roomLike(room: RoomDraft, rooms: readonly RoomDraft[]): RoomDraft {
  return { ...room, key: newKey(), roomNumber: nextNumber(room.roomNumber, rooms) };
}

function nextNumber(after: string, rooms: readonly RoomDraft[]): string {
  if (!/^\s*\d+\s*$/.test(after)) return '';
  const taken = new Set(rooms.map(({ roomNumber }) => Number(roomNumber)));
  let next = Number(after) + 1;
  while (taken.has(next)) next++;
  return next > propertyBounds.roomNumber.max ? '' : String(next);
}

/** A listed property as the form shows it. */
export function draftOf({ Location, address, hotels }: VendorProperty): PropertyDraft {
  const [hotel] = hotels;
  const { name = '', description = '', classType = 'Business', rooms = [] } = hotel ?? {};
  return {
    requestKey: newKey(),
    name,
    description,
    classType,
    Location,
    ...address,
    zipCode: String(address.zipCode),
    rooms: rooms.map(({ images, membersCapacity, availability, ...numbers }) => ({
      key: newKey(),
      roomNumber: String(numbers.roomNumber),
      No_of_beds: String(numbers.No_of_beds),
      capacity: String(membersCapacity),
      price: String(numbers.price),
      availability,
      photos: images.map(({ imgURL }) => ({ key: photoIdOf(imgURL) ?? imgURL, imgURL })),
    })),
  };
}

/** The draft as the API takes it, and as the rules read it: with the photos that are ready. */
export function formOf({ name, description, classType, Location, rooms, ...draft }: PropertyDraft): PropertyForm {
  const { street, city, state, country, zipCode } = draft;
  return {
    Location,
    address: { street, city, state, country, zipCode },
    hotelDetail: {
      name,
      description,
      classType,
      rooms: rooms.map(({ photos, key: _, ...room }) => ({
        ...room,
        images: readyPhotos(photos).map(({ imgURL }) => ({ imageUrl: imgURL })),
      })),
    },
  };
}
