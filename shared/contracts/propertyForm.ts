import * as z from 'zod/mini';
import type { ClassType } from '../rules/catalogue.ts';
import { photoIdOf } from '../rules/photos.ts';
import { propertyIssues } from '../rules/property.ts';
import { form, typed } from './form.ts';

/** A yes or no, also as the text that a radio button holds. */
export const yesOrNo = z.pipe(
  z.transform((value) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean({ error: 'Availability must be yes or no.' }),
);

const roomSent = z.object({
  roomNumber: typed,
  No_of_beds: typed,
  capacity: typed,
  price: typed,
  availability: z._default(yesOrNo, true),
  images: z._default(z.array(z.object({ imageUrl: typed })), []),
});

const hotelSent = z.object({
  name: typed,
  description: typed,
  classType: z._default(typed, 'Business'),
  rooms: z.array(roomSent),
});

/** What is sent as `hotelDetail` is read back as `hotels[]`, so a list of the one hotel is taken too. */
const hotelDetail = z.pipe(
  z.transform((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  hotelSent,
);

export const propertySent = {
  Location: typed,
  address: z.object({ street: typed, city: typed, state: typed, country: typed, zipCode: typed }),
  hotelDetail,
};

const sent = form(propertySent, propertyIssues);

type Sent = z.output<typeof sent>;

/** A property form in the form in which it is kept: text trimmed, numbers as numbers, photos by their ids. */
export function settled<F extends Sent>({ Location, address, hotelDetail, ...rest }: F) {
  const { name, description, classType, rooms } = hotelDetail;
  return {
    ...rest,
    location: oneLine(Location),
    address: {
      street: oneLine(address.street),
      city: oneLine(address.city),
      state: oneLine(address.state),
      country: oneLine(address.country),
      zipCode: Number(address.zipCode),
    },
    hotel: { name: oneLine(name), description: description.trim(), classType: classType as ClassType },
    rooms: rooms.map((room) => ({
      roomNumber: Number(room.roomNumber),
      capacity: Number(room.capacity),
      beds: Number(room.No_of_beds),
      price: Number(room.price),
      available: room.availability,
      photos: [...new Set(room.images.flatMap(({ imageUrl }) => photoIdOf(imageUrl) ?? []))],
    })),
  };
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
