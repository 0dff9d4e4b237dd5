import { hotelAmenities, roomAmenities } from '../../../../shared/rules/amenities.ts';
import { type AmenityName, sayAmenity } from '../../words/amenities.ts';
import type { RoomView } from './roomView.ts';

/** Amenities in the line of facts below the name. */
const inLine: readonly AmenityName[] = ['floor', 'view'];

/** Amenities among the house rules. */
const rules: readonly AmenityName[] = ['checkInFrom', 'checkOutUntil', 'identity', 'couples', 'families', 'pets'];

interface StatedAmenity {
  name: AmenityName;
  /** Each of them once. */
  words: string;
}

/** The stated amenities of hotel and room in words, each option of a set by itself, in the order of the form, by their part of the page. */
export function statedAmenities({ hotel, room }: Pick<RoomView, 'hotel' | 'room'>) {
  const { lastKilometre: _, ...ofHotel } = hotel.amenities ?? {};
  const all = [...stated(roomAmenities, room.amenities), ...stated(hotelAmenities, ofHotel)];
  return {
    line: all.filter(({ name }) => inLine.includes(name)),
    rules: all.filter(({ name }) => rules.includes(name)),
    chips: all.filter(({ name }) => !inLine.includes(name) && !rules.includes(name)),
  };
}

export function statedOfRoom(amenities: RoomView['room']['amenities']): StatedAmenity[] {
  return stated(roomAmenities, amenities);
}

function stated(
  fields: object,
  amenities: Readonly<Record<string, string | number | readonly string[] | undefined>> = {},
): StatedAmenity[] {
  return Object.keys(fields).flatMap((field) => {
    const name = field as AmenityName;
    const value = amenities[name];
    const values = typeof value === 'object' ? value : [value ?? []].flat();
    return values.map((each) => ({ name, words: sayAmenity(name, each) }));
  });
}
