import { createProperty } from '../../shared/contracts/vendorProperties.ts';
import { Failure } from '../../shared/errors.ts';
import { parse } from '../../shared/parse.ts';

export const room = {
  roomNumber: '101',
  No_of_beds: 1,
  capacity: '2',
  price: '4500',
  availability: 'true',
  images: [],
};
export const address = { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: '47150' };
export const hotel = { name: 'Pine House', description: 'Warm rooms.', classType: 'First', rooms: [room] };
/** The form of a sound property, as it is sent. */
export const form = { vendorId: 'owner', Location: 'Murree Hills', address, hotelDetail: hotel };

/** The path and the sentence of each issue of a form. */
export function issuesOf(body: unknown): [path: string, message: string][] {
  try {
    parse(createProperty.body, body);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return (error.issues ?? []).map(({ path, message }) => [path, message]);
  }
}

export const withHotel = (given: object) => ({ ...form, hotelDetail: { ...hotel, ...given } });
