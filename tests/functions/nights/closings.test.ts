import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, closeNights, closingsOf, dayIn, type Room, requested, takenNights } from '../../support/bookings.ts';
import { closeIn, openIn, openThreeRooms } from '../../support/closings.ts';
import { openOwners } from '../../support/owners.ts';
import { callsOf, isTransaction, overtaken, pauseBefore } from '../../support/pause.ts';

const owners = openOwners();
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  [guest, room] = await Promise.all([openAccount('user'), openThreeRooms(owners)]);
});

const close = (body: object, days?: readonly [number, number]) => closeIn(owners, room, body, days);
const open = (closingId: string, query?: Record<string, string>, by = owners.vendor) =>
  openIn(by, room, closingId, query);
const takenIn = (roomNumber: number) => takenNights({ ...room, roomNumber });

describe('closing', () => {
  test('takes nights of one room, also across months', async () => {
    const { status, body } = await closeNights(owners.vendor, room, [10, 50], 'Painting');
    expect([status, body.code]).toEqual([201, 'nights_closed']);
    expect(body.data).toMatchObject({
      ...{ scope: 'rooms', roomNumbers: [101], from: dayIn(10), to: dayIn(50), note: 'Painting' },
      ...{ state: 'closed', nights: 40, missed: 0, leftOut: [] },
    });
    expect([await takenIn(101), await takenIn(102)].map(({ length }) => length)).toEqual([40, 0]);
  });

  test('takes a kind, and leaves the other rooms', async () => {
    const { token, id: vendorId } = owners.vendor;
    const query = { month: dayIn(10).slice(0, 7) };
    const { body } = await ask('listVendorNights', { token, params: { vendorId }, query });
    const { data } = (await close({ kind: body.data[0].rooms[0].kind })).body;
    expect([data.scope, data.roomNumbers, data.nights]).toEqual(['kind', [101, 102], 4]);
    expect(await takenIn(201)).toEqual([]);
  });

  test('takes the house for thirteen months in one act', async () => {
    const { status, body } = await close({ note: 'Winter' }, [0, 397]);
    expect([status, body.data.scope, body.data.nights]).toEqual([201, 'house', 3 * 397]);
    expect(await takenIn(201)).toHaveLength(395);
  });

  test('leaves out nights that are booked, and names them in one row across a month', async () => {
    await accept(owners.vendor, await requested(guest, room, [20, 45]));
    const { body } = await close({}, [10, 60]);
    expect([body.data.nights, body.data.missed]).toEqual([150 - 25, 25]);
    expect(body.data.leftOut).toEqual([{ roomNumber: 101, kind: 'booked', from: dayIn(20), to: dayIn(45) }]);
  });

  test('leaves a night to the closing that has it already', async () => {
    await closeNights(owners.vendor, room, [10, 12], 'Painting');
    const { body } = await closeNights(owners.vendor, room, [11, 14], 'Winter');
    expect([body.data.nights, body.data.leftOut]).toEqual([
      2,
      [{ roomNumber: 101, kind: 'closed', from: dayIn(11), to: dayIn(12) }],
    ]);
    await open(body.data._id);
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(11)]);
  });

  test('is refused where none of the nights is free, and leaves nothing', async () => {
    await accept(owners.vendor, await requested(guest, room, [12, 13]));
    const { status, body } = await closeNights(owners.vendor, room, [12, 13]);
    expect([status, body.code]).toEqual([409, 'nights_booked']);
    expect(await closingsOf(owners.vendor, room.propertyId)).toEqual([]);
  });

  test('that is sent again is one, and something else under its key is refused', async () => {
    const requestKey = 'a-key-of-a-closing';
    const [one, again] = [await close({ requestKey }), await close({ requestKey })];
    expect(again.body.data).toEqual(one.body.data);
    const other = await close({ requestKey, note: 'Painting' });
    expect([other.status, other.body.code]).toEqual([409, 'closed_before']);
  });

  test('that is carried out late, after it was opened, closes nothing again', async () => {
    const calls = await callsOf(() => close({}));
    const { input } = calls.find(isTransaction) as TransactWriteCommand;
    const [{ _id }] = await closingsOf(owners.vendor, room.propertyId);
    await open(_id);
    const late = owners.desk.tables.bookings.client.send(new TransactWriteCommand(input));
    await expect(late).rejects.toThrow(TransactionCanceledException);
    expect(await takenIn(101)).toEqual([]);
  });

  test('leaves out a night that is booked while it is closed', async () => {
    const id = await requested(guest, room, [11, 12]);
    const closing = await pauseBefore(isTransaction, () => close({}));
    await accept(owners.vendor, id);
    const { body } = await closing.finish();
    expect(body.data.leftOut).toEqual([
      { roomNumber: expect.any(Number), kind: 'booked', from: dayIn(11), to: dayIn(12) },
    ]);
    expect(body.data.nights).toBe(5);
  });

  test('that others overtake again and again is left to the event, and says so', async () => {
    const days = Array.from({ length: 12 }, (_, at) => at);
    const overtake = async () => void (await closeNights(owners.vendor, room, [10 + (days.shift() ?? 12), 40]));
    const { status, body } = await overtaken(5, overtake, () => close({}, [10, 40]));
    expect(status).toBe(201);
    expect(['closing', 'closed']).toContain(body.data.state);
  });

  test.each([
    ['in the past', [-1, 2], 'from', 'arrival_past'],
    ['backwards', [5, 5], 'to', 'checkout_not_after'],
    ['beyond thirteen months', [5, 398], 'to', 'arrival_too_far'],
  ] as const)('nights %s is refused', async (_, days, ...issue) => {
    const { status, body } = await close({}, days);
    expect([status, body.issues[0].path, body.issues[0].code]).toEqual([400, ...issue]);
  });

  test.each([
    ['a room', { roomNumbers: [101, 999] }],
    ['a kind', { kind: 'none' }],
  ])('%s that is not there is refused', async (_, body) => {
    expect((await close(body)).body.code).toBe('room_not_found');
  });

  test('rooms of another hotel finds nothing', async () => {
    const { status, body } = await closeNights(owners.other, room, [10, 11]);
    expect([status, body.code]).toEqual([404, 'property_not_found']);
  });

  test('shows the note to the owner alone', async () => {
    await closeNights(owners.vendor, room, [10, 11], 'Painting');
    const { body } = await ask('getRoomCalendar', { params: { propertyId: room.propertyId, roomNumber: '101' } });
    expect(JSON.stringify(body)).not.toContain('Painting');
  });
});
