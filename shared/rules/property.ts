import { photoIdOf } from '../photos/photos.ts';
import { type AmenityInputs, amenityIssues, hotelAmenities, roomAmenities, storedAmenities } from './amenities.ts';
import { classTypes, guests, maxPhotos, nightlyPrice } from './catalogue.ts';
import { factsOf } from './facts.ts';
import { choice, type FormInput, fieldIssues, kept, type Rule, storedForm, text, violationOf, whole } from './field.ts';
import { type FieldIssue, issuesAt, issuesWithin, type Violation } from './issues.ts';
import { mapFields } from './mapFields.ts';
import { urduFields } from './urduFields.ts';

export const hotelFields = {
  name: text({ label: 'Name', maxLength: 80 }),
  description: text({ label: 'Description', maxLength: 2000, multiline: true }),
  classType: choice({ label: 'Class type', options: classTypes }),
} as const;

/** The place that travellers look for. */
export const locationFields = { Location: text({ label: 'Location', maxLength: 60 }) } as const;

const zipCodes = { min: 10_000, max: 99_999 } as const;

const fiveDigits: Rule<number> = (code) =>
  code >= zipCodes.min && code <= zipCodes.max ? undefined : { code: 'zip_not_five_digits' };

/** Where a property is. */
export const addressFields = {
  street: text({ label: 'Street', maxLength: 120 }),
  city: text({ label: 'City', maxLength: 60 }),
  state: text({ label: 'State', maxLength: 60 }),
  country: text({ label: 'Country', maxLength: 60 }),
  zipCode: whole({ label: 'Zip code', ...zipCodes, rule: fiveDigits, code: true, optional: true }),
} as const;

export const roomFields = {
  roomNumber: whole({ label: 'Room number', min: 0, max: 99_999 }),
  No_of_beds: whole({ label: 'Number of beds', min: 1, max: 20 }),
  capacity: whole({ label: 'Guest capacity', ...guests }),
  /** Whole PKR. */
  price: whole({ label: 'Price per night', ...nightlyPrice, money: true }),
} as const;

/**
 * Properties of one account, unless an operator allows it more, and of one whose e-mail is not confirmed; rooms of one property, and the kinds among
 * them (rooms of one capacity, beds, price and of the same facts, unless their owner keeps them apart); photos that one request may add.
 */
export const propertyLimits = { anAccount: 30, unconfirmed: 10, rooms: 100, kinds: 40, newPhotos: 90 } as const;

const { roomNumber: _, ...alikeFields } = roomFields;

/** The number of rooms of a kind, and what all of them have in common: a form asks for it once, and sends each room. */
export const kindFields = {
  count: whole({ label: 'Number of rooms', min: 1, max: propertyLimits.rooms }),
  ...alikeFields,
} as const;

/** A room of the property form, as typed; `availability` is a choice and not typed. */
export type RoomForm = FormInput<typeof roomFields> & {
  /** Of a room that is known already. */
  _id?: string | undefined;
  /** Kind that it is to be of: the id of one, or a name that makes one. */
  kind?: string | undefined;
  availability: boolean;
  amenities?: AmenityInputs<typeof roomAmenities> | undefined;
  images: readonly { imageUrl: string }[];
};

export interface PropertyForm extends FormInput<typeof locationFields> {
  address: FormInput<typeof addressFields> & Partial<FormInput<typeof mapFields>>;
  hotelDetail: FormInput<typeof hotelFields> & {
    urduName?: string | undefined;
    urduDescription?: string | undefined;
    amenities?: AmenityInputs<typeof hotelAmenities> | undefined;
    rooms: readonly RoomForm[];
  };
}

/** All that is wrong with a property, in the order of the form; paths as sent: `hotelDetail.rooms.0.price`. */
export function propertyIssues({ Location, address, hotelDetail }: PropertyForm): FieldIssue[] {
  const { rooms, amenities, urduName = '', urduDescription = '' } = hotelDetail;
  return [
    ...issuesWithin('hotelDetail', fieldIssues(hotelFields, hotelDetail)),
    ...issuesWithin('hotelDetail', fieldIssues(urduFields, { urduName, urduDescription })),
    ...issuesWithin('hotelDetail.amenities', amenityIssues(hotelAmenities, amenities)),
    ...fieldIssues(locationFields, { Location }),
    ...issuesWithin('address', fieldIssues(addressFields, address)),
    ...issuesWithin('address', fieldIssues(mapFields, { mapPlace: address.mapPlace ?? '' })),
    ...issuesAt([['hotelDetail.rooms', roomCount(rooms.length) ?? kindCount(rooms)]]),
    ...rooms.slice(0, propertyLimits.rooms).flatMap((room, index) => {
      const earlier = rooms.slice(0, index).map(({ roomNumber }) => roomNumber);
      return issuesWithin(`hotelDetail.rooms.${index}`, roomIssues(room, earlier));
    }),
  ];
}

/** All that is wrong with one room; `earlier` are the numbers of the rooms before it, as typed. */
function roomIssues(room: RoomForm, earlier: readonly (string | number)[]): FieldIssue[] {
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

function repeated(typed: string | number, earlier: readonly (string | number)[]): Violation | undefined {
  const taken = earlier.some((each) => kept(roomFields.roomNumber, each) === kept(roomFields.roomNumber, typed));
  return taken ? { code: 'room_number_repeated' } : undefined;
}

function photo(index: number, imageUrl: string): [path: string, violation: Violation | undefined] {
  const known = photoIdOf(imageUrl) !== undefined;
  return [`images.${index}.imageUrl`, known ? undefined : { code: 'photo_not_uploaded' }];
}

/** Numbers that are typed differently, such as 2 and 02, are the same. */
function kindCount(rooms: readonly RoomForm[]): Violation | undefined {
  const { capacity, No_of_beds, price } = roomFields;
  const kinds = rooms.map((room) => {
    const facts = factsOf({}, storedAmenities(roomAmenities, room.amenities ?? {}));
    return [room.kind, ...Object.values(storedForm({ capacity, No_of_beds, price }, room)), ...facts].join();
  });
  return kindCountViolation(kinds);
}

/** The kind of each room is given, however it is called. */
export function kindCountViolation(kinds: readonly string[]): Violation | undefined {
  const { kinds: max } = propertyLimits;
  return new Set(kinds).size > max ? { code: 'too_many_offers', params: { max } } : undefined;
}

function roomCount(count: number): Violation | undefined {
  if (count === 0) return { code: 'no_rooms' };
  return count > propertyLimits.rooms ? { code: 'too_many_rooms', params: { max: propertyLimits.rooms } } : undefined;
}
