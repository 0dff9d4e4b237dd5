import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import { mustHold, type Scene } from './scene.ts';

/** A hotel that is listed, by what finds it. */
export interface Listing {
  propertyId: string;
  name: string;
  imageUrl?: string | undefined;
  /** Its first room is asked for, the second one is closed for some nights. */
  rooms: readonly [number, number];
}

/** The values of a hotel's form. */
type HotelValues = Pick<Listing, 'name' | 'imageUrl'> & { rooms: readonly number[] };

function propertyForm({ name, imageUrl, rooms }: HotelValues, description: string) {
  // Rooms that are alike are a kind, of which a request would get either.
  const room = (roomNumber: number, No_of_beds: number) => ({
    ...{ roomNumber, No_of_beds },
    ...{ capacity: 2, price: 7000, availability: true },
  });
  return {
    Location: 'Hunza',
    address: { street: 'Fort Road 4', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan' },
    hotelDetail: {
      name,
      description,
      classType: 'First',
      rooms: rooms.map((number, at) => ({
        ...room(number, at + 1),
        images: at === 0 && imageUrl ? [{ imageUrl }] : [],
      })),
    },
  };
}

/** Lists a hotel with two rooms and a photo, if there is one, looks at it as its owner does, and changes what it says. */
export async function listHotel(scene: Scene, vendor: Person, name: string, imageUrl?: string): Promise<Listing> {
  const { ask } = scene;
  const { id: vendorId, token } = vendor;
  const form = { name, imageUrl, rooms: [101, 102] as const };
  const body = {
    ...propertyForm(form, 'Below the fort.'),
    vendorId,
    requestKey: `${name}-journey-key`.replaceAll(' ', '-'),
  };
  const { _id: postId } = mustBe(201, await ask('createProperty', { token, body })).body.data;
  const again = mustBe(201, await ask('createProperty', { token, body })).body.data;
  mustHold(again._id === postId, 'a form that is sent twice lists one hotel');
  const hotel = { ...form, propertyId: postId };
  const revision = await rewrite(scene, vendor, hotel, 'Below the fort, above the river.');
  const late = { ...propertyForm(form, 'Beside the fort.'), revision };
  mustBe(409, await ask('updateProperty', { token, params: { postId }, body: late }));
  const list = mustBe(200, await ask('listVendorProperties', { token, params: own(vendor) })).body.data;
  mustHold(
    list.some(({ _id }: { _id: string }) => _id === postId),
    'an owner sees what he has listed',
  );
  return hotel;
}

/** Changes what a hotel has and says. Answers with the revision that the change began from. */
export async function rewrite(
  { ask }: Scene,
  { token }: Person,
  hotel: HotelValues & Pick<Listing, 'propertyId'>,
  description: string,
): Promise<number> {
  const params = { postId: hotel.propertyId };
  const { revision } = mustBe(200, await ask('getVendorProperty', { token, params })).body.data;
  const body = { ...propertyForm(hotel, description), revision };
  mustBe(200, await ask('updateProperty', { token, params, body }));
  return revision;
}

/** The public page of a hotel. */
export async function pageOf({ ask }: Scene, { propertyId }: Pick<Listing, 'propertyId'>): Promise<string> {
  return mustBe(200, await ask('getRoomDetails', { params: { roomId: propertyId } })).text;
}

/** The first of two nights for which an owner closes the second room. */
export function closedFrom(): string {
  return addDays(today(), 40);
}

/** Long stays of the property of a call for a moment: its other days keep their prices. */
async function setRatesAndNone(ask: Scene['ask'], call: { token: string; params: { postId: string } }): Promise<void> {
  const none = { weekdays: [], seasons: [], days: [], extras: [] };
  for (const longStays of [[{ nights: 20, percent: 5 }], []]) {
    const { revision } = mustBe(200, await ask('getRates', call)).body.data;
    mustBe(200, await ask('setRates', { ...call, body: { ...none, longStays, revision } }));
  }
}

/** Takes a room out and puts it back, changes the price of its kind and back, sets rates and none, and closes nights of it. */
export async function manageRooms({ ask }: Scene, vendor: Person, { propertyId, rooms }: Listing): Promise<void> {
  const { token } = vendor;
  const params = { postId: propertyId, roomNumber: String(rooms[1]) };
  for (const availability of [false, true]) {
    mustBe(200, await ask('setRoomAvailability', { token, params, body: { availability } }));
  }
  const listed = mustBe(200, await ask('getVendorProperty', { token, params })).body.data.hotels[0].rooms[1];
  for (const price of [listed.price + 100, listed.price]) {
    const priced = { token, params: { postId: propertyId, kind: listed.kind }, body: { price } };
    mustBe(200, await ask('setKindPrice', priced));
  }
  await setRatesAndNone(ask, { token, params });
  const from = closedFrom();
  const { postId } = params;
  const closing = { from, to: addDays(from, 2), roomNumbers: rooms.slice(1, 2), note: 'Painting' };
  const whole = { from: addDays(from, 2), to: addDays(from, 4) };
  mustBe(201, await ask('closeNights', { token, params: { postId }, body: closing }));
  const { _id } = mustBe(201, await ask('closeNights', { token, params: { postId }, body: whole })).body.data;
  mustBe(200, await ask('openNights', { token, params: { postId, closingId: _id } }));
  const query = { month: from.slice(0, 7) };
  const nights = mustBe(200, await ask('listVendorNights', { token, params: own(vendor), query }));
  mustHold(nights.text.includes('Painting'), 'an owner sees the nights that he has closed');
  mustHold(!nights.text.includes(_id), 'an owner sees no closing that he has opened');
  const figures = mustBe(200, await ask('getVendorFigures', { token, params: own(vendor) })).body.data;
  mustHold(figures.rooms === 2 && figures.roomsAvailable === 2, 'the figures count both rooms');
}

/** Takes the hotel down: nobody finds it any more. */
export async function takeDown({ ask }: Scene, { token }: Person, { propertyId }: Listing): Promise<void> {
  mustBe(200, await ask('deleteProperty', { token, params: { postId: propertyId } }));
  mustBe(404, await ask('getVendorProperty', { token, params: { postId: propertyId } }));
}
