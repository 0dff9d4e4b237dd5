import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import { photoIdOf } from '../../../../../shared/photos/photos.ts';
import {
  type Amenities,
  type AmenityTexts,
  hotelAmenities,
  roomAmenities,
  storedAmenities,
} from '../../../../../shared/rules/amenities.ts';
import { defaultClass } from '../../../../../shared/rules/catalogue.ts';
import { type Fields, type FormText, storedForm } from '../../../../../shared/rules/field.ts';
import { wholeOf } from '../../../../../shared/rules/numbers.ts';
import {
  addressFields,
  hotelFields,
  locationFields,
  type PropertyForm,
  roomFields,
} from '../../../../../shared/rules/property.ts';
import type { RequestOf } from '../../../api/types.ts';
import { newKey } from '../../../forms/newKey.ts';
import { emptyForm } from '../../../forms/useForm.ts';
import { type PhotoDraft, readyPhotos } from '../../photos/photoDraft.ts';

/** The fields that a city fills. */
export const proposable = ['state', 'zipCode'] as const;

export type ProposedField = (typeof proposable)[number];

export interface RoomDraft extends FormText<typeof roomFields> {
  /** Its name within the form. */
  key: string;
  /** Its id at the API, where it has one already. */
  id?: string;
  availability: boolean;
  /** Drafts of before there were amenities have none. */
  amenities?: AmenityTexts<typeof roomAmenities>;
  photos: readonly PhotoDraft[];
}

/** Fields of the whole property. */
export const propertyFields = { ...hotelFields, ...locationFields, ...addressFields } as const;

export type PropertyFields = FormText<typeof propertyFields>;

/** The content of the property form, as the browser stores it. */
export interface PropertyDraft extends PropertyFields {
  /** Makes sending the form again safe: one key makes one property. */
  requestKey: string;
  amenities?: AmenityTexts<typeof hotelAmenities>;
  /** Fields that hold what the city has proposed, and nobody has typed. */
  proposed?: readonly ProposedField[];
  rooms: readonly RoomDraft[];
}

export type RoomField = keyof typeof roomFields;

export function emptyDraft(): PropertyDraft {
  const given = { requestKey: newKey(), classType: defaultClass, country: 'Pakistan', rooms: [emptyRoom()] };
  return { ...emptyForm(propertyFields), ...given };
}

/** The draft as one that was never sent. */
export function withNewKey(draft: PropertyDraft): PropertyDraft {
  return { ...draft, requestKey: newKey() };
}

export function emptyRoom(): RoomDraft {
  return { ...emptyForm(roomFields), key: newKey(), availability: true, photos: [] };
}

/** A new room with all that another one has, under the next number that no room has. */
export function roomLike({ id: _, ...room }: RoomDraft, rooms: readonly RoomDraft[]): RoomDraft {
  return { ...room, key: newKey(), roomNumber: nextNumber(room.roomNumber, rooms) };
}

function nextNumber(after: string, rooms: readonly RoomDraft[]): string {
  if (Number.isNaN(wholeOf(after))) return '';
  const taken = new Set(rooms.map(({ roomNumber }) => wholeOf(roomNumber)));
  let next = wholeOf(after) + 1;
  while (taken.has(next)) next++;
  return next > roomFields.roomNumber.max ? '' : String(next);
}

/** A listed property as the form shows it. */
export function draftOf({ Location, address, hotels }: VendorProperty): PropertyDraft {
  const [hotel] = hotels;
  const { name = '', description = '', classType = defaultClass, amenities, rooms = [] } = hotel ?? {};
  return {
    requestKey: newKey(),
    name,
    description,
    classType,
    Location,
    ...address,
    amenities: typedAmenities(amenities),
    zipCode: address.zipCode === undefined ? '' : String(address.zipCode),
    rooms: rooms.map(({ _id, images, membersCapacity, availability, amenities, ...numbers }) => ({
      key: newKey(),
      id: _id,
      roomNumber: String(numbers.roomNumber),
      No_of_beds: String(numbers.No_of_beds),
      capacity: String(membersCapacity),
      price: String(numbers.price),
      availability,
      amenities: typedAmenities(amenities),
      photos: images.map(({ imgURL }) => ({ key: photoIdOf(imgURL) ?? imgURL, imgURL })),
    })),
  };
}

/** Amenities as a form shows them: numbers as text. */
function typedAmenities<F extends Fields>(known: Amenities<F> | undefined): AmenityTexts<F> {
  const entries = Object.entries(known ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) as AmenityTexts<F>;
}

/** The draft as the rules read it, with the photos that are ready. */
export function formOf({ Location, rooms, ...draft }: PropertyDraft): PropertyForm {
  const { street, city, state, country, zipCode, name, description, classType, amenities } = draft;
  return {
    Location,
    address: { street, city, state, country, zipCode },
    hotelDetail: {
      ...{ name, description, classType, amenities },
      rooms: rooms.map(({ photos, key: _, id, ...room }) => ({
        ...room,
        ...(id !== undefined && { _id: id }),
        images: readyPhotos(photos).map(({ imgURL }) => ({ imageUrl: imgURL })),
      })),
    },
  };
}

/** A draft that the rules found right, as the API takes it. */
export function requestOf(draft: PropertyDraft): RequestOf<'updateProperty'>['body'] {
  const { Location, address, hotelDetail } = formOf(draft);
  const { rooms, amenities = {}, ...hotel } = hotelDetail;
  return {
    ...storedForm(locationFields, { Location }),
    address: storedForm(addressFields, address),
    hotelDetail: {
      ...storedForm(hotelFields, hotel),
      amenities: storedAmenities(hotelAmenities, amenities),
      rooms: rooms.map(({ _id, availability, images, amenities: known = {}, ...room }) => ({
        ...storedForm(roomFields, room),
        ...(_id !== undefined && { _id }),
        availability,
        amenities: storedAmenities(roomAmenities, known),
        images: [...images],
      })),
    },
  };
}

/** Whether a listed property says what a draft does. The ids of its rooms, which a new draft does not know, are left out. */
export function hasContentOf(property: VendorProperty, draft: PropertyDraft): boolean {
  return contentOf(draftOf(property)) === contentOf(draft);
}

function contentOf(draft: PropertyDraft): string {
  const rooms = draft.rooms.map(({ id: _, ...room }) => room);
  return JSON.stringify(requestOf({ ...draft, rooms }));
}
