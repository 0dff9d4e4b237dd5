import type { VendorProperty } from '../../../../../shared/contracts/properties.ts';
import {
  type AmenityTexts,
  hotelAmenities,
  roomAmenities,
  storedAmenities,
} from '../../../../../shared/rules/amenities.ts';
import { defaultClass } from '../../../../../shared/rules/catalogue.ts';
import { type FormText, storedForm } from '../../../../../shared/rules/field.ts';
import { mapFields } from '../../../../../shared/rules/mapFields.ts';
import { writeSpot } from '../../../../../shared/rules/mapPlace.ts';
import {
  addressFields,
  hotelFields,
  locationFields,
  type PropertyForm,
  roomFields,
} from '../../../../../shared/rules/property.ts';
import { urduFields } from '../../../../../shared/rules/urduFields.ts';
import type { RequestOf } from '../../../api/types.ts';
import { newKey } from '../../../forms/newKey.ts';
import { emptyForm } from '../../../forms/useForm.ts';
import { readyPhotos } from '../../photos/photoDraft.ts';
import { amenityTexts } from './amenityTexts.ts';
import { amenitiesOf, emptyKind, type KindDraft, photosOf, roomsOf } from './kinds/kindDraft.ts';
import { kindsOfRooms } from './kinds/kindsOfRooms.ts';

/** The fields that the location and the city fill. */
export const proposable = ['city', 'state', 'zipCode'] as const;

export type ProposedField = (typeof proposable)[number];

/** Fields of the whole property. */
export const propertyFields = {
  ...hotelFields,
  ...urduFields,
  ...locationFields,
  ...addressFields,
  ...mapFields,
} as const;

export type PropertyFields = FormText<typeof propertyFields>;

/** The content of the property form, as the browser stores it. */
export interface PropertyDraft extends PropertyFields {
  /** Makes sending the form again safe: one key makes one property. */
  requestKey: string;
  amenities?: AmenityTexts<typeof hotelAmenities>;
  /** Fields that hold a proposal of the form, and nobody has typed. */
  proposed?: readonly ProposedField[];
  kinds: readonly KindDraft[];
}

export function emptyDraft(): PropertyDraft {
  const given = { requestKey: newKey(), classType: defaultClass, country: 'Pakistan', kinds: [emptyKind()] };
  return { ...emptyForm(propertyFields), ...given };
}

/** The draft as one that was never sent. */
export function withNewKey(draft: PropertyDraft): PropertyDraft {
  return { ...draft, requestKey: newKey() };
}

/** A listed property as the form shows it. */
export function draftOf({ Location, address: { spot, ...address }, hotels }: VendorProperty): PropertyDraft {
  const [hotel] = hotels;
  const { name = '', description = '', classType = defaultClass, amenities, rooms = [] } = hotel ?? {};
  const { urduName = '', urduDescription = '' } = hotel ?? {};
  return {
    requestKey: newKey(),
    name,
    description,
    ...{ urduName, urduDescription },
    classType,
    Location,
    ...address,
    amenities: amenityTexts(amenities),
    zipCode: address.zipCode === undefined ? '' : String(address.zipCode),
    mapPlace: spot ? writeSpot([spot.north, spot.east]) : '',
    kinds: kindsOfRooms(rooms),
  };
}

/** The draft as the rules read it, room by room, with the photos that are ready. */
export function formOf({ Location, kinds, ...draft }: PropertyDraft): PropertyForm {
  const { street, city, state, country, zipCode, mapPlace, name, description, classType, amenities } = draft;
  const { urduName, urduDescription } = draft;
  return {
    Location,
    address: { street, city, state, country, zipCode, mapPlace },
    hotelDetail: {
      ...{ name, description, urduName, urduDescription, classType, amenities },
      rooms: roomsOf(kinds).map((each) => {
        const { No_of_beds, capacity, price, id: kindId, key } = each.kind;
        const { id, roomNumber, availability } = each.room;
        return {
          ...{ roomNumber, No_of_beds, capacity, price, availability },
          kind: kindId ?? key,
          amenities: amenitiesOf(each),
          ...(id !== undefined && { _id: id }),
          images: readyPhotos(photosOf(each)).map(({ imgURL }) => ({ imageUrl: imgURL })),
        };
      }),
    },
  };
}

type SentProperty = RequestOf<'updateProperty'>['body'];

/** A draft that the rules found right, as the API takes it. */
export function requestOf(draft: PropertyDraft): SentProperty {
  const { Location, address, hotelDetail } = formOf(draft);
  const { rooms, amenities = {}, urduName = '', urduDescription = '', ...hotel } = hotelDetail;
  return {
    ...storedForm(locationFields, { Location }),
    address: { ...storedForm(addressFields, address), mapPlace: address.mapPlace ?? '' },
    hotelDetail: {
      ...storedForm(hotelFields, hotel),
      // An empty text takes away what stood there.
      ...{ urduName, urduDescription },
      amenities: storedAmenities(hotelAmenities, amenities),
      rooms: rooms.map(({ _id, kind, availability, images, amenities: known = {}, ...room }) => ({
        ...storedForm(roomFields, room),
        ...(_id !== undefined && { _id }),
        ...(kind !== undefined && { kind }),
        availability,
        amenities: storedAmenities(roomAmenities, known),
        images: [...images],
      })),
    },
  };
}

/** Whether a listed property says what a draft does. Ids of its rooms and kinds, which a new draft does not know, are left out. */
export function hasContentOf(property: VendorProperty, draft: PropertyDraft): boolean {
  return contentOf(draftOf(property)) === contentOf(draft);
}

function contentOf(draft: PropertyDraft): string {
  const { hotelDetail, ...where } = requestOf(draft);
  const rooms = hotelDetail.rooms.map(({ _id, kind, ...room }) => room);
  const byNumber = rooms.toSorted((a, b) => Number(a.roomNumber) - Number(b.roomNumber));
  return JSON.stringify([where, { ...hotelDetail, rooms: byNumber }]);
}
