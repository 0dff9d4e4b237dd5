import type { SearchCounts } from '../../../shared/contracts/counts.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { mustBe, type Person } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import { closedFrom, type Listing } from './listing.ts';
import { eventually, mustHold, type Scene } from './scene.ts';

interface Hit {
  _id: string;
}

/** Finds the hotel in every way that visitors have, and looks at it. */
export async function findHotel(scene: Scene, { propertyId, name, rooms }: Listing): Promise<void> {
  const { ask } = scene;
  await mustBeFound(scene, { propertyId, name });
  const halfClosed = { checkIn: closedFrom(), checkOut: addDays(closedFrom(), 2) };
  const wished = { location: 'Karimabad', ...halfClosed };
  for (const answer of [await ask('searchRooms', { body: wished }), await ask('getRoomSearch', { query: wished })]) {
    const found = mustBe(200, answer).body.data.some(isOf(propertyId));
    mustHold(found, 'it is found by the room that is free while the other is closed');
  }
  mustBe(200, await ask('getSearchPage', { query: wished }));
  const results = mustBe(200, await ask('getSearchPage', { query: { location: 'Karimabad' } })).text;
  mustHold(results.includes(name), 'the page of a search shows it without scripts');
  mustBe(200, await ask('listFeaturedRooms', { query: { offset: '1', limit: '4', skip: '15' } }));
  const details = mustBe(200, await ask('getRoomDetails', { params: { roomId: propertyId } })).body.data;
  mustHold(details.roomDetails.hotels[0].rooms.length === 2, 'its page shows both rooms');
  const compared = await ask('getComparedRooms', { query: { rooms: `${propertyId}:${rooms[0]}`, ...halfClosed } });
  mustHold(mustBe(200, compared).body.data[0].state === 'shown', 'a comparison shows it');
  const page = mustBe(200, await ask('getRoomPage', { params: { roomId: propertyId } })).text;
  mustHold(page.includes(name), 'its page can be read without scripts');
  const params = { propertyId, roomNumber: String(rooms[1]) };
  const calendar = mustBe(200, await ask('getRoomCalendar', { params })).body.data;
  const [closed] = calendar.rooms.find(({ roomNumber }: { roomNumber: number }) => roomNumber === rooms[1]).taken;
  mustHold(
    closed?.from === halfClosed.checkIn && closed.to === halfClosed.checkOut,
    'the calendar shows the nights that are closed',
  );
  mustHold(calendar.taken[0] === halfClosed.checkIn, 'a night is taken where no other room of the kind is free');
  mustBe(200, await ask('listReviews', { params: { propertyId } }));
  mustBe(201, await ask('reportProperty', { params: { propertyId }, body: { reason: 'other', note: 'A test.' } }));
}

function isOf(propertyId: string): (hit: Hit) => boolean {
  return ({ _id }) => _id === propertyId;
}

/** Every search and list that a hotel belongs to has it. */
export async function mustBeFound({ ask }: Scene, { propertyId, name }: Pick<Listing, 'propertyId' | 'name'>) {
  const stay = { checkIn: addDays(today(), 20), checkOut: addDays(today(), 22) };
  const isThere = ({ body }: { body: { data: Hit[] } }) => body.data.some(isOf(propertyId));
  for (const body of [{ location: 'Hunza' }, { location: name }, { location: 'Karimabad', ...stay }]) {
    mustHold(isThere(mustBe(200, await ask('searchRooms', { body }))), `a search finds it: ${JSON.stringify(body)}`);
    const byAddress = mustBe(200, await ask('getRoomSearch', { query: body }));
    mustHold(isThere(byAddress), `a search by its address finds it: ${JSON.stringify(body)}`);
  }
  // Its card tells whether a hotel that is found by its name is of the class.
  const named = { location: name, classType: 'First' };
  mustBe(200, await ask('getRoomCounts', { query: named }));
  const counts = mustBe(200, await ask('countRooms', { body: named })).body.data;
  mustHold(counts.found?.hotels >= 1, 'the counts of its name have it');
  await mustTakeFour({ ask }, { propertyId, name });
  const lists: Record<string, string>[] = [{}, { class: 'First' }, { city: 'Karimabad' }];
  for (const query of lists) {
    mustHold(isThere(mustBe(200, await ask('browseRooms', { query }))), `a list has it: ${JSON.stringify(query)}`);
  }
}

/** Neither room of a hotel sleeps four guests, both do. */
async function mustTakeFour({ ask }: Pick<Scene, 'ask'>, { propertyId, name }: Pick<Listing, 'propertyId' | 'name'>) {
  const stay = { checkIn: addDays(today(), 20), checkOut: addDays(today(), 22) };
  const four = { location: name, minCapacityMembers: '4', ...stay };
  const { data } = mustBe(200, await ask('searchRooms', { body: { ...four, rooms: '2' } })).body;
  mustHold(data.some(isOf(propertyId)), 'a search for two rooms for four guests finds it');
  for (const answer of [await ask('countRooms', { body: four }), await ask('getRoomCounts', { query: four })]) {
    const { causes } = mustBe(200, answer).body.data as SearchCounts;
    const two = causes.find(({ wish, rooms }) => wish === 'rooms' && rooms === 2);
    mustHold((two?.hotels ?? 0) >= 1, 'guests who find no room are told of two');
  }
}

/** A host whose e-mail is confirmed stands on the list of those, a moment later. */
export async function findHost({ ask }: Scene, { propertyId }: Listing): Promise<void> {
  await eventually('the hotel of a confirmed host in the list of those', async () => {
    const { data } = mustBe(200, await ask('browseRooms', { query: { hosts: 'confirmed' } })).body;
    return data.some(({ _id }: Hit) => _id === propertyId) || undefined;
  });
  // Featured rooms are those of confirmed hosts: only now have they a card to read.
  mustBe(200, await ask('listFeaturedRooms', { query: { offset: '1', limit: '4', skip: '15' } }));
}

/** Keeps a room in the account. */
export async function keepRoom({ ask }: Scene, traveller: Person, { propertyId, rooms }: Listing): Promise<void> {
  const { token } = traveller;
  const body = { kept: [{ _id: propertyId, room: rooms[0], at: Date.now() }], removed: [] };
  mustBe(200, await ask('joinKeptRooms', { token, params: own(traveller), body }));
  const { kept } = mustBe(200, await ask('getKeptRooms', { token, params: own(traveller) })).body.data;
  mustHold(kept.length === 1, 'the account keeps the room');
}
