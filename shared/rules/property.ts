import { amenityIssues, hotelAmenities, roomAmenities, type TypedAmenities } from './amenities.ts';
import { classTypes, guests, maxPhotos, nightlyPrice } from './catalogue.ts';
import { choice, fieldIssues, keptForm, type Rule, type Typed, text, violationOf, whole } from './field.ts';
import { type FieldIssue, issuesAt, issuesWithin, type Violation } from './issues.ts';
import { latinDigits, wholeOf } from './numbers.ts';
import { photoIdOf } from './photos.ts';

/** What is said of the hotel as a whole. */
export const hotelFields = {
  name: text({ label: 'Name', maxLength: 80 }),
  description: text({ label: 'Description', maxLength: 2000, multiline: true }),
  classType: choice({ label: 'Class type', options: classTypes }),
} as const;

/** The place that travellers look for. */
export const locationFields = { Location: text({ label: 'Location', maxLength: 60 }) } as const;

const fiveDigits: Rule = (typed) =>
  /^[1-9]\d{4}$/.test(latinDigits(typed)) ? undefined : { code: 'zip_not_five_digits' };

/** Where a property is. */
export const addressFields = {
  street: text({ label: 'Street', maxLength: 120 }),
  city: text({ label: 'City', maxLength: 60 }),
  state: text({ label: 'State', maxLength: 60 }),
  country: text({ label: 'Country', maxLength: 60 }),
  zipCode: whole({ label: 'Zip code', min: 10_000, max: 99_999, rule: fiveDigits, optional: true }),
} as const;

/** What is said of each room. */
export const roomFields = {
  roomNumber: whole({ label: 'Room number', min: 0, max: 99_999 }),
  No_of_beds: whole({ label: 'Number of beds', min: 1, max: 20 }),
  capacity: whole({ label: 'Guest capacity', ...guests }),
  /** Whole PKR. */
  price: whole({ label: 'Price per night', ...nightlyPrice, money: true }),
} as const;

/**
 * Properties of one account, unless an operator allows it more, and of one whose e-mail is not confirmed; rooms of one property, and the different offers among
 * them (rooms of one capacity, beds and price are one offer, and one card of a list); photos that one request may add.
 */
export const propertyLimits = { anAccount: 30, unconfirmed: 10, rooms: 100, offers: 12, newPhotos: 90 } as const;

/** What the property form holds, as typed. `availability` is a choice and not typed. */
export type RoomForm = Typed<typeof roomFields> & {
  /** Of a room that is known already. */
  _id?: string | undefined;
  availability: boolean;
  amenities?: TypedAmenities<typeof roomAmenities> | undefined;
  images: readonly { imageUrl: string }[];
};

export interface PropertyForm extends Typed<typeof locationFields> {
  address: Typed<typeof addressFields>;
  hotelDetail: Typed<typeof hotelFields> & {
    amenities?: TypedAmenities<typeof hotelAmenities> | undefined;
    rooms: readonly RoomForm[];
  };
}

/** All that is wrong with a property, in the order of the form; paths as sent: `hotelDetail.rooms.0.price`. */
export function propertyIssues({ Location, address, hotelDetail }: PropertyForm): FieldIssue[] {
  const { rooms, amenities } = hotelDetail;
  return [
    ...issuesWithin('hotelDetail', fieldIssues(hotelFields, hotelDetail)),
    ...issuesWithin('hotelDetail.amenities', amenityIssues(hotelAmenities, amenities)),
    ...fieldIssues(locationFields, { Location }),
    ...issuesWithin('address', fieldIssues(addressFields, address)),
    ...issuesAt([['hotelDetail.rooms', roomCount(rooms.length) ?? offerCount(rooms)]]),
    ...rooms.slice(0, propertyLimits.rooms).flatMap((room, index) => {
      const earlier = rooms.slice(0, index).map(({ roomNumber }) => roomNumber);
      return issuesWithin(`hotelDetail.rooms.${index}`, roomIssues(room, earlier));
    }),
  ];
}

/** All that is wrong with one room; `earlier` are the numbers of the rooms before it, as typed. */
function roomIssues(room: RoomForm, earlier: readonly string[]): FieldIssue[] {
  const { images } = room;
  const { roomNumber, ...others } = roomFields;
  const tooMany = { code: 'too_many_photos', params: { max: maxPhotos } } as const;
  return [
    ...issuesAt([['roomNumber', violationOf(roomNumber, room.roomNumber) ?? repeated(room.roomNumber, earlier)]]),
    ...fieldIssues(others, room),
    ...issuesWithin('amenities', amenityIssues(roomAmenities, room.amenities)),
    ...issuesAt([
      ['images', images.length > maxPhotos ? tooMany : undefined],
      ...images.slice(0, maxPhotos).map(({ imageUrl }, index) => photo(index, imageUrl)),
    ]),
  ];
}

function repeated(typed: string, earlier: readonly string[]): Violation | undefined {
  const taken = earlier.some((each) => wholeOf(each) === wholeOf(typed));
  return taken ? { code: 'room_number_repeated' } : undefined;
}

function photo(index: number, imageUrl: string): [path: string, violation: Violation | undefined] {
  const known = photoIdOf(imageUrl) !== undefined;
  return [`images.${index}.imageUrl`, known ? undefined : { code: 'photo_not_uploaded' }];
}

/** Numbers that are typed differently, such as 2 and 02, are the same. */
function offerCount(rooms: readonly RoomForm[]): Violation | undefined {
  const { capacity, No_of_beds, price } = roomFields;
  const offers = new Set(rooms.map((room) => Object.values(keptForm({ capacity, No_of_beds, price }, room)).join()));
  const { offers: max } = propertyLimits;
  return offers.size > max ? { code: 'too_many_offers', params: { max } } : undefined;
}

function roomCount(count: number): Violation | undefined {
  if (count === 0) return { code: 'no_rooms' };
  return count > propertyLimits.rooms ? { code: 'too_many_rooms', params: { max: propertyLimits.rooms } } : undefined;
}
