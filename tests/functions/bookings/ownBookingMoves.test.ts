import { beforeEach, expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { takenNights } from '../../support/bookings.ts';
import { numbersOf } from '../../support/groups.ts';
import { take } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let propertyId: string;

/** Two doubles that are alike, a dearer one, and a single. */
const rooms = [
  roomForm({ roomNumber: '101', No_of_beds: '2', capacity: '2', price: '4000' }),
  roomForm({ roomNumber: '102', No_of_beds: '2', capacity: '2', price: '4000' }),
  roomForm({ roomNumber: '201', No_of_beds: '2', capacity: '3', price: '9000' }),
  roomForm({ roomNumber: '301', No_of_beds: '1', capacity: '1', price: '3000' }),
];

beforeEach(async () => {
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
});

const room = (roomNumber: number) => ({ propertyId, roomNumber });
const taken = (roomNumber: number) => takenNights(room(roomNumber));

function move(id: string, roomNumber: number, toRoomNumber: number, given: { revision: number; price?: number }) {
  const { token } = owners.vendor;
  const body = { roomNumber, toRoomNumber, ...given };
  return ask('moveRoom', { token, params: { bookingRequestId: id }, body });
}

test('a booking that the owner entered himself is moved to a smaller room too, and gives rooms back', async () => {
  const { body } = await take(owners.vendor, room(101), undefined, { rooms: [101, 102] });
  const own = body.data;
  const moved = await move(own._id, 101, 301, { revision: own.revision ?? 0 });
  expect([moved.status, numbersOf(moved.body.data)]).toEqual([200, [301, 102]]);
  const { token } = owners.vendor;
  const sent = { roomNumbers: [102], revision: moved.body.data.revision };
  const given = await ask('giveRoomsBackAsOwner', { token, params: { bookingRequestId: own._id }, body: sent });
  expect([given.status, numbersOf(given.body.data)]).toEqual([200, [301]]);
  expect([await taken(101), await taken(102)]).toEqual([[], []]);
});

test('a booking that the owner entered himself is moved at the price that is agreed then, to the rupee', async () => {
  const given = { price: '10,000', priceFor: 'stay' };
  const { body } = await take(owners.vendor, room(101), [0, 3], given);
  const { _id: id, revision = 0 } = body.data;
  const moved = await move(id, 101, 201, { revision, price: 9500 });
  expect([moved.status, body.data.total, moved.body.data.total]).toEqual([200, 10_000, 28_500]);
});
