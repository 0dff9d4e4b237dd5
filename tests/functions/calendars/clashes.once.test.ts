import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount } from '../../support/accounts.ts';
import { cancelAsOwner, dayIn, miss, type Room, request, takenNights } from '../../support/bookings.ts';
import { entryOf, eventsOf, holdToEachOther, kindIn, type OpenChannel, openChannel } from '../../support/channels.ts';
import { closeIn, openIn, openThreeRooms } from '../../support/closings.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
holdToEachOther(() => owners.desk.tables);
let room: Room;
let channel: OpenChannel;

beforeEach(async () => {
  room = await openThreeRooms(owners);
  channel = await openChannel(owners.vendor, room);
});

const takenIn = (roomNumber: number) => takenNights({ ...room, roomNumber });
const stateOf = async () => (await eventsOf(owners.vendor)).map(({ state, roomNumber }) => [state, roomNumber]);
const reservation = { uid: 'one@airbnb.com', days: [10, 12] } as const;

/** Who holds the nights of the room from the tenth day on, as the owner's month shows it. */
async function holders(): Promise<string[]> {
  const found: string[] = [];
  for (const month of new Set([10, 11, 12, 13].map((day) => dayIn(day).slice(0, 7)))) {
    const query = { month };
    const { vendor } = owners;
    const { body } = await ask('listVendorNights', { token: vendor.token, params: { vendorId: vendor.id }, query });
    const [own] = body.data[0].rooms.filter(({ roomNumber }: Room) => roomNumber === 101);
    found.push(...own.held.map(({ kind }: { kind: string }) => kind));
  }
  return [...new Set(found)];
}

describe('an event for which no room is free', () => {
  test('clashes, and what was there stays', async () => {
    await taken(owners.vendor, room, [11, 13]);
    await channel.says([reservation]);
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(11), dayIn(12)], [['clash', undefined]]]);
    const entry = await entryOf(owners.vendor, channel);
    expect(entry).toMatchObject({ events: 0, clashing: 1, clashes: [{ from: dayIn(10), to: dayIn(12) }] });
  });

  test('gets its nights in the transaction in which a booking is cancelled', async () => {
    const id = await taken(owners.vendor, room, [10, 13]);
    await channel.says([reservation]);
    expect((await cancelAsOwner(owners.vendor, id)).status).toBe(200);
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(10), dayIn(11)], [['held', 101]]]);
    expect(await holders()).toEqual(['elsewhere']);
  });

  test('has all of its nights once one before those that it has is free, and lets go of all of them', async () => {
    await channel.says([{ ...reservation, days: [11, 12] }]);
    const id = await taken(owners.vendor, room, [10, 11]);
    await channel.says([reservation]);
    await cancelAsOwner(owners.vendor, id);
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(10), dayIn(11)], [['held', 101]]]);
    // A calendar that has lost most of its days frees them at the second reading.
    for (const _ of ['first', 'second']) await channel.says([]);
    expect(await takenIn(101)).toEqual([]);
  });

  test('gets its nights from a closing that is opened', async () => {
    const { _id } = (await closeIn(owners, room, { roomNumbers: [101] }, [8, 20])).body.data;
    await channel.says([reservation]);
    expect(await stateOf()).toEqual([['clash', undefined]]);
    expect((await openIn(owners.vendor, room, _id)).body.data.nights).toBe(0);
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(10), dayIn(11)], [['held', 101]]]);
  });

  test('gets its nights from a room that is moved, given back, or to which nobody came', async () => {
    const moved = await taken(owners.vendor, room, [10, 12]);
    await channel.says([reservation]);
    const body = { roomNumber: 101, toRoomNumber: 102, revision: 0 };
    await ask('moveRoom', { token: owners.vendor.token, params: { bookingRequestId: moved }, body });
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(10), dayIn(11)], [['held', 101]]]);

    const [first, second] = [
      { ...room, roomNumber: 102 },
      { ...room, roomNumber: 201 },
    ];
    const other = await openChannel(owners.vendor, first);
    const both = await taken(owners.vendor, first, [20, 22], { rooms: [102, 201] });
    await other.says([{ uid: 'two@airbnb.com', days: [20, 22] }]);
    const given = { roomNumbers: [102], revision: 0 };
    await ask('giveRoomsBackAsOwner', { token: owners.vendor.token, params: { bookingRequestId: both }, body: given });
    expect((await eventsOf(owners.vendor)).map(({ state, roomNumber }) => [state, roomNumber])).toContainEqual([
      'held',
      102,
    ]);

    const last = await openChannel(owners.vendor, second);
    const absent = await taken(owners.vendor, second, [0, 3]);
    await last.says([{ uid: 'three@airbnb.com', days: [0, 2] }]);
    await miss(owners.vendor, absent);
    expect(await stateOf()).toContainEqual(['held', 201]);
  });

  test('waits until a room is free on all of its nights', async () => {
    const first = await taken(owners.vendor, room, [10, 11]);
    const second = await taken(owners.vendor, room, [11, 12]);
    await channel.says([reservation]);
    await cancelAsOwner(owners.vendor, first);
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(11)], [['clash', undefined]]]);
    await cancelAsOwner(owners.vendor, second);
    expect([await takenIn(101), await stateOf()]).toEqual([[dayIn(10), dayIn(11)], [['held', 101]]]);
  });

  test('gets whichever room of its kind is free first', async () => {
    const kind = await kindIn(owners.vendor, room);
    const wide = await openChannel(owners.vendor, room, { kind });
    const [, other] = [
      await taken(owners.vendor, room, [10, 12]),
      await taken(owners.vendor, { ...room, roomNumber: 102 }, [10, 12]),
    ];
    await wide.says([reservation]);
    await cancelAsOwner(owners.vendor, other);
    expect(await stateOf()).toEqual([['held', 102]]);
  });

  test('gets its nights before a younger one, and the other waits on', async () => {
    const second = await openChannel(owners.vendor, room, { channel: 'bookingCom' });
    const id = await taken(owners.vendor, room, [10, 12]);
    await channel.says([reservation]);
    await second.says([{ ...reservation, uid: 'two@booking.com' }]);
    await cancelAsOwner(owners.vendor, id);
    expect((await eventsOf(owners.vendor)).map(({ channel: of, state }) => [of, state]).sort()).toEqual([
      ['airbnb', 'held'],
      ['bookingCom', 'clash'],
    ]);
    await channel.says([]);
    await channel.says([]);
    expect(await stateOf()).toEqual([['held', 101]]);
  });

  test('is tried again at every reading: a room may have come to its kind', async () => {
    const wide = await openChannel(owners.vendor, room, { kind: await kindIn(owners.vendor, room) });
    for (const roomNumber of [101, 102]) await taken(owners.vendor, { ...room, roomNumber }, [10, 12]);
    await wide.says([reservation]);
    const rooms = [roomForm(), ...['102', '103'].map((roomNumber) => roomForm({ roomNumber }))];
    const form = propertyForm({ rooms: [...rooms, roomForm({ roomNumber: '201', capacity: '4' })] });
    expect((await owners.update(room.propertyId, form)).status).toBe(200);
    await wide.isRead();
    expect(await stateOf()).toEqual([['held', 103]]);
  });

  test('waits no more once it has left its calendar', async () => {
    const id = await taken(owners.vendor, room, [10, 12]);
    await channel.says([reservation]);
    await channel.says([]);
    await channel.says([]);
    await cancelAsOwner(owners.vendor, id);
    expect([await takenIn(101), await stateOf()]).toEqual([[], []]);
  });

  test('takes nights that no request gets in between', async () => {
    const [guest, single] = [await openAccount('user'), { ...room, roomNumber: 201 }];
    const id = await taken(owners.vendor, single, [10, 12]);
    await (await openChannel(owners.vendor, single)).says([reservation]);
    await cancelAsOwner(owners.vendor, id);
    expect((await request(guest, single, [10, 12])).body.code).toBe('nights_taken');
  });
});

describe('an event that has nights already', () => {
  test('keeps them where no room is free for its further ones', async () => {
    await channel.says([reservation]);
    await taken(owners.vendor, room, [12, 14]);
    await channel.says([{ ...reservation, days: [10, 13] }]);
    expect([await takenIn(101), await stateOf()]).toEqual([[10, 11, 12, 13].map(dayIn), [['clash', 101]]]);
  });
});
