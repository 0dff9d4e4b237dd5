import type { FieldIssue } from '../errors.ts';
import { classTypes, guests, maxPhotos, nightlyPrice } from './catalogue.ts';
import { issuesOf, lineIssue } from './people.ts';
import { photoIdOf } from './photos.ts';

/** What the property form holds, as typed. `availability` is a choice and not typed. */
export interface RoomForm {
  roomNumber: string;
  No_of_beds: string;
  capacity: string;
  price: string;
  availability: boolean;
  images: readonly { imageUrl: string }[];
}

export interface PropertyForm {
  Location: string;
  address: { street: string; city: string; state: string; country: string; zipCode: string };
  hotelDetail: { name: string; description: string; classType: string; rooms: readonly RoomForm[] };
}

/** Lengths in characters, and the least and most of each number. */
export const propertyBounds = {
  name: 80,
  description: 2000,
  street: 120,
  place: 60,
  rooms: 100,
  newPhotos: 90,
  roomNumber: { min: 0, max: 99_999 },
  beds: { min: 1, max: 20 },
} as const;

/** All that is wrong with a property, in the order of the form; paths as sent: `hotelDetail.rooms.0.price`. */
export function propertyIssues({ Location, address, hotelDetail }: PropertyForm): FieldIssue[] {
  const { name, description, classType, rooms } = hotelDetail;
  const { name: nameLength, description: words, street, place } = propertyBounds;
  return [
    ...issuesOf([
      ['hotelDetail.name', lineIssue(name, 'Name', nameLength)],
      ['hotelDetail.description', lineIssue(description, 'Description', words)],
      ['hotelDetail.classType', classIssue(classType)],
      ['Location', lineIssue(Location, 'Location', place)],
      ['address.street', lineIssue(address.street, 'Street', street)],
      ['address.city', lineIssue(address.city, 'City', place)],
      ['address.state', lineIssue(address.state, 'State', place)],
      ['address.country', lineIssue(address.country, 'Country', place)],
      ['address.zipCode', zipIssue(address.zipCode)],
      ['hotelDetail.rooms', roomCountIssue(rooms.length)],
    ]),
    ...rooms.slice(0, propertyBounds.rooms).flatMap((room, index) => {
      const earlier = rooms.slice(0, index).map(({ roomNumber }) => roomNumber);
      return roomIssues(room, earlier).map(({ path, message }) => ({
        path: `hotelDetail.rooms.${index}.${path}`,
        message,
      }));
    }),
  ];
}

/** All that is wrong with one room; `earlier` are the numbers of the rooms before it, as typed. */
export function roomIssues(room: RoomForm, earlier: readonly string[] = []): FieldIssue[] {
  const { roomNumber, beds } = propertyBounds;
  return issuesOf([
    ['roomNumber', wholeIssue(room.roomNumber, 'Room number', roomNumber) ?? repeatedIssue(room.roomNumber, earlier)],
    ['No_of_beds', wholeIssue(room.No_of_beds, 'Number of beds', beds)],
    ['capacity', wholeIssue(room.capacity, 'Guest capacity', guests)],
    ['price', wholeIssue(room.price, 'Price per night', nightlyPrice)],
    ['images', room.images.length > maxPhotos ? `A room has ${maxPhotos} photos at most` : undefined],
    ...room.images.slice(0, maxPhotos).map(({ imageUrl }, index) => imageIssue(index, imageUrl)),
  ]);
}

function wholeIssue(typed: string, label: string, { min, max }: { min: number; max: number }): string | undefined {
  if (typed.trim() === '') return `${label} is required`;
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return undefined;
  return `${label} must be a whole number from ${grouped(min)} to ${grouped(max)}`;
}

/** 1000000 as 1,000,000, the same in every language of the browser. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

function repeatedIssue(typed: string, earlier: readonly string[]): string | undefined {
  const repeated = earlier.some((each) => each.trim() !== '' && Number(each) === Number(typed));
  return repeated ? 'Another room of this property has this number' : undefined;
}

function imageIssue(index: number, imageUrl: string): [path: string, message: string | undefined] {
  const known = photoIdOf(imageUrl) !== undefined;
  return [`images.${index}.imageUrl`, known ? undefined : 'This photo has not been uploaded. Add it again'];
}

function roomCountIssue(count: number): string | undefined {
  if (count === 0) return 'A property needs one room at least';
  return count > propertyBounds.rooms ? `A property has ${propertyBounds.rooms} rooms at most` : undefined;
}

function classIssue(typed: string): string | undefined {
  if (typed === '') return 'Class type is required';
  return classTypes.some((each) => each === typed) ? undefined : `Class type must be one of ${classTypes.join(', ')}`;
}

function zipIssue(typed: string): string | undefined {
  if (typed.trim() === '') return 'Zip code is required';
  return /^[1-9]\d{4}$/.test(typed.trim()) ? undefined : 'Zip code must have 5 digits, such as 47150';
}
