import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import { mustHold, type Scene } from './scene.ts';

/** A hotel that is listed, by what finds it. */
export interface Listed {
  propertyId: string;
  name: string;
  /** Its first room is asked for, the second one is closed for some nights. */
  rooms: readonly [number, number];
}

const rooms = [101, 102] as const;

function propertyForm(name: string, imageUrl: string, description: string) {
  const room = (roomNumber: number) => ({ roomNumber, No_of_beds: 1, capacity: 2, price: 7000, availability: true });
  return {
    Location: 'Hunza',
    address: { street: 'Fort Road 4', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan' },
    hotelDetail: {
      name,
      description,
      classType: 'First',
      rooms: rooms.map((number, at) => ({ ...room(number), images: at === 0 ? [{ imageUrl }] : [] })),
    },
  };
}

/** Lists a hotel with two rooms and a photo, looks at it as its owner does, and changes what it says. */
export async function listHotel({ ask }: Scene, vendor: Person, imageUrl: string, name: string): Promise<Listed> {
  const { id: vendorId, token } = vendor;
  const body = {
    ...propertyForm(name, imageUrl, 'Below the fort.'),
    vendorId,
    requestKey: `${name}-journey-key`.replaceAll(' ', '-'),
  };
  const { _id: postId } = mustBe(201, await ask('createProperty', { token, body })).body.data;
  const again = mustBe(201, await ask('createProperty', { token, body })).body.data;
  mustHold(again._id === postId, 'a form that is sent twice lists one hotel');
  const { revision } = mustBe(200, await ask('getVendorProperty', { token, params: { postId } })).body.data;
  const changed = { ...propertyForm(name, imageUrl, 'Below the fort, above the river.'), revision };
  mustBe(200, await ask('updateProperty', { token, params: { postId }, body: changed }));
  const late = { ...propertyForm(name, imageUrl, 'Beside the fort.'), revision };
  mustBe(409, await ask('updateProperty', { token, params: { postId }, body: late }));
  const list = mustBe(200, await ask('listVendorProperties', { token, params: own(vendor) })).body.data;
  mustHold(
    list.some(({ _id }: { _id: string }) => _id === postId),
    'an owner sees what he has listed',
  );
  return { propertyId: postId, name, rooms };
}

/** Takes a room out and puts it back, and closes nights of it. */
export async function manageRooms({ ask }: Scene, vendor: Person, { propertyId, rooms }: Listed): Promise<void> {
  const { token } = vendor;
  const params = { postId: propertyId, roomNumber: String(rooms[1]) };
  for (const availability of [false, true]) {
    mustBe(200, await ask('setRoomAvailability', { token, params, body: { availability } }));
  }
  const from = addDays(today(), 40);
  const closing = { from, to: addDays(from, 2), closed: true, note: 'Painting' };
  mustBe(200, await ask('setRoomNights', { token, params, body: closing }));
  const query = { month: from.slice(0, 7) };
  const nights = mustBe(200, await ask('listVendorNights', { token, params: own(vendor), query }));
  mustHold(nights.text.includes('Painting'), 'an owner sees the nights that he has closed');
  const figures = mustBe(200, await ask('getVendorFigures', { token, params: own(vendor) })).body.data;
  mustHold(figures.rooms === 2 && figures.roomsAvailable === 2, 'the figures count both rooms');
}

/** Takes the hotel down: nobody finds it any more. */
export async function takeDown({ ask }: Scene, { token }: Person, { propertyId }: Listed): Promise<void> {
  mustBe(200, await ask('deleteProperty', { token, params: { postId: propertyId } }));
  mustBe(404, await ask('getVendorProperty', { token, params: { postId: propertyId } }));
}
