import * as z from 'zod/mini';
import { photoAddress, photoIdOf } from '../photos/photos.ts';
import { hotelAmenities, roomAmenities, storedAmenities } from '../rules/amenities.ts';
import { defaultClass, maxPhotos } from '../rules/catalogue.ts';
import { kept, storedForm, text } from '../rules/field.ts';
import { mapFields } from '../rules/mapFields.ts';
import {
  addressFields,
  hotelFields,
  locationFields,
  propertyIssues,
  propertyLimits,
  roomFields,
} from '../rules/property.ts';
import { urduFields } from '../rules/urduFields.ts';
import { amenitiesSent } from './amenities.ts';
import { id, note, typed, typedFields, yesOrNo } from './fields.ts';
import { form } from './form.ts';

const imageUrl = text({ label: 'Photo', maxLength: 100, pattern: photoAddress.source });

const roomSent = z.object({
  _id: z.optional(id),
  kind: z.optional(id),
  ...typedFields(roomFields),
  availability: z._default(yesOrNo, true),
  images: z._default(note(z.array(z.object({ imageUrl: typed(imageUrl) })), { maxItems: maxPhotos }), []),
  amenities: amenitiesSent.room,
});

const hotelSent = z.object({
  ...typedFields(hotelFields),
  classType: z._default(typed(hotelFields.classType), defaultClass),
  urduName: z.optional(typed(urduFields.urduName)),
  urduDescription: z.optional(typed(urduFields.urduDescription)),
  amenities: amenitiesSent.hotel,
  rooms: note(z.array(roomSent), { minItems: 1, maxItems: propertyLimits.rooms }),
});

/** A property is sent with `hotelDetail` and read back with `hotels[]`, so a list of the one hotel is taken too. */
const hotelDetail = z.pipe(
  z.transform((sent: z.input<typeof hotelSent>) => (Array.isArray(sent) && sent.length === 1 ? sent[0] : sent)),
  hotelSent,
);

/** Fields of a property as an owner sends them; `propertyIssues` checks them as a whole. */
export const propertySent = {
  ...typedFields(locationFields),
  address: z.object({ ...typedFields(addressFields), mapPlace: z.optional(typed(mapFields.mapPlace)) }),
  hotelDetail,
};

const sent = form(propertySent, propertyIssues);

type PropertyInput = z.output<typeof sent>;

/**
 * The stored form of a property that passed its check: `{ location, address, hotel, rooms }` with text trimmed,
 * numbers as numbers, and each photo once by its id; `amenities` and words in Urdu where they were sent, and `address.mapPlace` as it was typed. A room has the `id` and
 * the `kind` that it was sent with, and all other members stay as they are.
 */
export function storedProperty<F extends PropertyInput>({ Location, address, hotelDetail, ...rest }: F) {
  const { rooms, amenities, urduName, urduDescription, ...hotel } = hotelDetail;
  return {
    ...rest,
    location: storedForm(locationFields, { Location }).Location,
    address: {
      ...storedForm(addressFields, address),
      ...(address.mapPlace !== undefined && { mapPlace: address.mapPlace }),
    },
    hotel: {
      ...storedForm(hotelFields, hotel),
      ...(urduName !== undefined && { urduName: kept(urduFields.urduName, urduName) ?? '' }),
      ...(urduDescription !== undefined && {
        urduDescription: kept(urduFields.urduDescription, urduDescription) ?? '',
      }),
      ...(amenities && { amenities: storedAmenities(hotelAmenities, amenities) }),
    },
    rooms: rooms.map(({ _id, kind, availability: available, images, amenities: known, ...room }) => {
      const { No_of_beds: beds, ...numbers } = storedForm(roomFields, room);
      const photos = [...new Set(images.flatMap((image) => photoIdOf(image.imageUrl) ?? []))];
      const said = known && { amenities: storedAmenities(roomAmenities, known) };
      return { id: _id, ...(kind !== undefined && { kind }), ...numbers, beds, available, photos, ...said };
    }),
  };
}
