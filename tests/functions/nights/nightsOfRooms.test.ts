import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, dayIn, type Room, requested, setNights, takenNights } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { callsOf, isTransaction, pauseBefore } from '../../support/pause.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  guest = await openAccount('user');
  const rooms = [roomForm(), roomForm({ roomNumber: '102' })];
  room = { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
});

/** The owner's view of the month of a day. */
async function ownNights(day: string) {
  const { id, token } = owners.vendor;
  const { body } = await ask('listVendorNights', {
    token,
    params: { vendorId: id },
    query: { month: day.slice(0, 7) },
  });
  return body.data[0];
}

describe('closing', () => {
  test('takes nights of one room, also across months, and opening frees them', async () => {
    const answer = await setNights(owners.vendor, room, [10, 50], { closed: true, note: 'Painting' });
    expect([answer.status, answer.body.data]).toEqual([200, { from: dayIn(10), to: dayIn(50), closed: true }]);
    expect(await takenNights(room)).toHaveLength(40);
    expect(await takenNights({ ...room, roomNumber: 102 })).toEqual([]);
    await setNights(owners.vendor, room, [10, 49], { closed: false });
    expect(await takenNights(room)).toEqual([dayIn(49)]);
  });

  test('stands, also when an opening that was given up before is carried out after it', async () => {
    const open = () => setNights(owners.vendor, room, [10, 12], { closed: false });
    await open();
    const calls = await callsOf(open);
    const { input } = calls.find(isTransaction) as TransactWriteCommand;
    await setNights(owners.vendor, room, [10, 12]);
    const late = owners.desk.tables.bookings.client.send(new TransactWriteCommand(input));
    await expect(late).rejects.toThrow(TransactionCanceledException);
    expect(await takenNights(room)).toEqual([dayIn(10), dayIn(11)]);
  });

  test('and opening at one moment are one after the other, and both are done', async () => {
    const opening = await pauseBefore(isTransaction, () => setNights(owners.vendor, room, [10, 12], { closed: false }));
    expect((await setNights(owners.vendor, room, [10, 14])).status).toBe(200);
    expect((await opening.finish()).status).toBe(200);
    expect(await takenNights(room)).toEqual([dayIn(12), dayIn(13)]);
  });

  test('shows the note to the owner alone', async () => {
    await setNights(owners.vendor, room, [10, 11], { closed: true, note: 'Painting' });
    const { hotelName, rooms } = await ownNights(dayIn(10));
    expect([hotelName, rooms[0].nights]).toEqual([
      'Pine House',
      [{ day: dayIn(10), kind: 'closed', note: 'Painting' }],
    ]);
    const { body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '101' } });
    expect(JSON.stringify(body)).not.toContain('Painting');
  });

  test('a night that is booked is refused, and changes nothing', async () => {
    const id = await requested(guest, room, [12, 13]);
    await accept(owners.vendor, id);
    const refused = await setNights(owners.vendor, room, [10, 20]);
    expect([refused.status, refused.body.code]).toEqual([409, 'nights_booked']);
    expect(await takenNights(room)).toEqual([dayIn(12)]);
    const [night] = (await ownNights(dayIn(12))).rooms[0].nights;
    expect(night).toEqual({ day: dayIn(12), kind: 'booked', bookingRequestId: id, guest: 'Zarmina Khan' });
  });

  test('and opening says so of a night that is booked, and changes nothing', async () => {
    await setNights(owners.vendor, room, [10, 11]);
    await accept(owners.vendor, await requested(guest, room, [12, 13]));
    const { status, body } = await setNights(owners.vendor, room, [10, 20], { closed: false });
    expect([status, body.code]).toEqual([409, 'nights_booked']);
    expect(await takenNights(room)).toEqual([dayIn(10), dayIn(12)]);
  });

  test.each([
    ['in the past', [-1, 2], 'from', 'arrival_past'],
    ['backwards', [5, 5], 'to', 'checkout_not_after'],
    ['beyond what can be asked for', [5, 396], 'to', 'arrival_too_far'],
  ] as const)('nights %s is refused', async (_, days, ...issue) => {
    const { status, body } = await setNights(owners.vendor, room, days);
    expect([status, body.issues[0].path, body.issues[0].code]).toEqual([400, ...issue]);
  });

  test('rooms of another hotel finds nothing', async () => {
    const { status, body } = await setNights(owners.other, room, [10, 11]);
    expect([status, body.code]).toEqual([404, 'property_not_found']);
  });
});

describe('the calendar of a room', () => {
  test('shows no more than what is asked for', async () => {
    await setNights(owners.vendor, room, [10, 20]);
    const query = { from: dayIn(12), to: dayIn(14) };
    const { body } = await ask('getRoomCalendar', {
      params: { propertyId: room.propertyId, roomNumber: '101' },
      query,
    });
    const { rooms, ...shown } = body.data;
    expect(shown).toEqual({ ...query, taken: [] });
    expect(rooms[0]).toMatchObject({ roomNumber: 101, taken: [query] });
  });

  test('says a night is taken once no room of the kind is free, and which rooms are', async () => {
    await setNights(owners.vendor, room, [10, 12]);
    await setNights(owners.vendor, { ...room, roomNumber: 102 }, [11, 13]);
    const { body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '101' } });
    expect(body.data.taken).toEqual([dayIn(11)]);
    const [first, second] = body.data.rooms;
    expect([first.kind, first.taken]).toEqual([second.kind, [{ from: dayIn(10), to: dayIn(12) }]]);
    expect(second.taken).toEqual([{ from: dayIn(11), to: dayIn(13) }]);
  });

  test('counts no room of another kind, and none that takes no guests', async () => {
    const rooms = [
      roomForm(),
      roomForm({ roomNumber: '102', price: '9000' }),
      roomForm({ roomNumber: '103', availability: false }),
    ];
    expect((await owners.update(room.propertyId, propertyForm({ rooms }))).status).toBe(200);
    await setNights(owners.vendor, room, [10, 11]);
    const { body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '103' } });
    expect(body.data.taken).toEqual([dayIn(10)]);
    expect(body.data.rooms.map(({ roomNumber }: { roomNumber: number }) => roomNumber)).toEqual([101, 102]);
  });

  test('of a room that is not there is not found', async () => {
    const { status, body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '7' } });
    expect([status, body.code]).toEqual([404, 'room_not_found']);
  });

  test('follows the room when it gets another number', async () => {
    await accept(owners.vendor, await requested(guest, room, [12, 13]));
    const { body } = await ask('getVendorProperty', {
      token: owners.vendor.token,
      params: { postId: room.propertyId },
    });
    const [{ _id }, second] = body.data.hotels[0].rooms;
    const rooms = [
      { ...roomForm({ roomNumber: '201' }), _id },
      { ...roomForm({ roomNumber: '102' }), _id: second._id },
    ];
    expect((await owners.update(room.propertyId, propertyForm({ rooms }))).status).toBe(200);
    expect(await takenNights({ ...room, roomNumber: 201 })).toEqual([dayIn(12)]);
  });
});
