import { hotelAmenities, roomAmenities } from '../../../../../shared/rules/amenities.ts';
import { type AmenityName, sayAmenity } from '../../../words/amenities.ts';
import type { ShownRoom } from './shownRoom.ts';

/** What stands in the line of facts below the name. */
const inLine: readonly AmenityName[] = ['floor', 'view'];

/** What stands with the house rules. */
const rules: readonly AmenityName[] = ['checkInFrom', 'checkOutUntil', 'identity', 'couples', 'families', 'pets'];

interface SaidAmenity {
  name: AmenityName;
  words: string;
}

/** What the owner says of hotel and room in a few words each, in the order of the form, by where it is shown. */
export function saidAmenities({ hotel, room }: Pick<ShownRoom, 'hotel' | 'room'>) {
  const { lastKilometre: _, ...ofHotel } = hotel.amenities ?? {};
  const all = [...said(roomAmenities, room.amenities), ...said(hotelAmenities, ofHotel)];
  return {
    line: all.filter(({ name }) => inLine.includes(name)),
    rules: all.filter(({ name }) => rules.includes(name)),
    chips: all.filter(({ name }) => !inLine.includes(name) && !rules.includes(name)),
  };
}

/** What is said of a room. */
export function saidOfRoom(amenities: ShownRoom['room']['amenities']): SaidAmenity[] {
  return said(roomAmenities, amenities);
}

function said(fields: object, amenities: Readonly<Record<string, string | number | undefined>> = {}): SaidAmenity[] {
  return Object.keys(fields).flatMap((field) => {
    const name = field as AmenityName;
    const value = amenities[name];
    return value === undefined ? [] : [{ name, words: sayAmenity(name, value) }];
  });
}
