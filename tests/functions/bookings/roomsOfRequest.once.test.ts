import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, type Room, request, requested } from '../../support/bookings.ts';
import type { CallAnswer } from '../../support/call.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: SignedUp;
let propertyId: string;
let double: string;
let family: string;

const family4 = { No_of_beds: '3', capacity: '4', price: '9000' };

beforeEach(async () => {
  guest = await openAccount('user');
  const rooms = [
    roomForm({ capacity: '2' }),
    roomForm({ roomNumber: '102', capacity: '2' }),
    roomForm({ roomNumber: '201', ...family4 }),
  ];
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
  double = await kindOf(101);
  family = await kindOf(201);
});

async function details(roomNumber: number) {
  const answer = await ask('getRoomDetails', {
    params: { roomId: propertyId },
    query: { room: String(roomNumber) },
  });
  return answer.body.data.roomDetails.hotels[0].rooms;
}

async function kindOf(roomNumber: number): Promise<string> {
  return (await details(roomNumber))[0].kind;
}

/** Asks for rooms of kinds, three nights from in ten days. */
function askFor(rooms: unknown, given: Record<string, unknown> = {}): Promise<CallAnswer> {
  return request(guest, { propertyId } as Room, [10, 13], { rooms, ...given });
}

const said = ({ status, body }: CallAnswer) => [status, body.code, body.issues?.[0]?.code ?? body.params];

describe('a request for rooms of several kinds', () => {
  test('names each room at its price, and costs all of them', async () => {
    const { status, body } = await askFor(
      [
        { kind: double, count: 2, price: 4500 },
        { kind: family, count: 1, price: 9000 },
      ],
      { guests: 8 },
    );
    expect([status, body.data.total]).toEqual([201, 3 * (2 * 4500 + 9000)]);
    expect(body.data.rooms.map(({ kind, price }: { kind: string; price: number }) => [kind, price])).toEqual([
      [double, 4500],
      [double, 4500],
      [family, 9000],
    ]);
  });

  test('takes as many guests as all its rooms sleep, and no more', async () => {
    const rooms = [
      { kind: double, count: 1 },
      { kind: family, count: 1 },
    ];
    expect(said(await askFor(rooms, { guests: 7 }))).toEqual([400, 'invalid_request', 'too_many_guests']);
    expect((await askFor(rooms, { guests: 6 })).status).toBe(201);
  });

  test.each([0, 9])('for %s rooms is refused', async (count) => {
    expect((await askFor([{ kind: double, count }])).status).toBe(400);
  });

  test('for no rooms, or for nine in all, is refused', async () => {
    expect(said(await askFor([]))).toEqual([400, 'invalid_request', 'rooms_missing']);
    const nine = [
      { kind: double, count: 8 },
      { kind: family, count: 1 },
    ];
    expect(said(await askFor(nine))).toEqual([400, 'invalid_request', 'rooms_missing']);
  });

  test('that names a kind twice is refused', async () => {
    const twice = [
      { kind: double, count: 1 },
      { kind: double, count: 1 },
    ];
    expect(said(await askFor(twice))).toEqual([400, 'invalid_request', 'kind_repeated']);
  });

  test('for more rooms of a kind than there are is refused with the kind', async () => {
    expect(said(await askFor([{ kind: double, count: 3 }]))).toEqual([
      409,
      'too_few_rooms',
      { count: 2, kind: double },
    ]);
  });

  test('for a kind of another hotel is refused', async () => {
    const elsewhere = (await owners.create(propertyForm({ rooms: [roomForm({ price: '3000' })] }))).body.data._id;
    const { body } = await ask('getRoomDetails', { params: { roomId: elsewhere } });
    const { kind } = body.data.roomDetails.hotels[0].rooms[0];
    expect(said(await askFor([{ kind, count: 1 }])).slice(0, 2)).toEqual([404, 'room_not_found']);
  });

  test('at a price that a kind has no more is refused with the kind and its price', async () => {
    const rooms = [
      { kind: double, count: 1, price: 4500 },
      { kind: family, count: 1, price: 8000 },
    ];
    expect(said(await askFor(rooms))).toEqual([409, 'price_changed', { price: 9000, kind: family }]);
  });

  test('gets the room that it names by its number, also where it is not the first of its kind', async () => {
    const { body } = await askFor([{ kind: double, count: 1, roomNumber: 102 }]);
    expect(body.data.rooms[0].roomNumber).toBe(102);
  });

  test('gets another of the kind where the named one is taken', async () => {
    const named = () => askFor([{ kind: double, count: 1, roomNumber: 102 }]);
    const [first, second] = [await named(), await request(await openAccount('user'), { propertyId, roomNumber: 102 })];
    await accept(owners.vendor, first.body.data._id);
    await accept(owners.vendor, second.body.data._id);
    const { id, token } = owners.vendor;
    const { body } = await ask('listVendorBookings', { token, params: { id } });
    const numbers = body.data.map(({ rooms }: { rooms: { roomNumber: number }[] }) => rooms[0]?.roomNumber);
    expect(numbers.sort()).toEqual([101, 102]);
  });
});

describe('the page of a room that takes no guests', () => {
  test('shows one of its kind that does', async () => {
    const rooms = [roomForm({ capacity: '2', availability: false }), roomForm({ roomNumber: '102', capacity: '2' })];
    expect((await owners.update(propertyId, propertyForm({ rooms }))).status).toBe(200);
    expect((await details(101))[0].roomNumber).toBe(102);
  });

  test('shows itself where there is no other', async () => {
    const rooms = [roomForm({ availability: false }), roomForm({ roomNumber: '201', ...family4 })];
    expect((await owners.update(propertyId, propertyForm({ rooms }))).status).toBe(200);
    expect((await details(101))[0].roomNumber).toBe(101);
    expect(await requested(guest, { propertyId, roomNumber: 201 })).toBeTruthy();
  });
});
