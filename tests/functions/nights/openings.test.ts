import { beforeEach, describe, expect, test } from 'vitest';
import { openAccount, type SignedUp } from '../../support/accounts.ts';
import {
  accept,
  cancel,
  closeNights,
  closingsOf,
  dayIn,
  openNights,
  type Room,
  requested,
  takenNights,
} from '../../support/bookings.ts';
import { closeIn, openIn, openThreeRooms } from '../../support/closings.ts';
import { openOwners } from '../../support/owners.ts';
import { isTransaction, pauseBefore } from '../../support/pause.ts';

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

describe('opening', () => {
  test('frees all that a closing holds, once', async () => {
    const { _id } = (await close({}, [10, 50])).body.data;
    const { status, body } = await open(_id);
    expect([status, body.code, body.data.state, body.data.nights]).toEqual([200, 'nights_opened', 'opened', 0]);
    expect([await takenIn(101), await takenIn(201)]).toEqual([[], []]);
    expect((await open(_id)).status).toBe(200);
    expect(await closingsOf(owners.vendor, room.propertyId)).toEqual([]);
  });

  test('leaves what was booked since it was closed around it', async () => {
    const id = await requested(guest, room, [11, 12]);
    await accept(owners.vendor, id);
    const { _id } = (await close({}, [10, 13])).body.data;
    await open(_id);
    expect(await takenIn(101)).toEqual([dayIn(11)]);
  });

  test('leaves closed a night of another closing that took it later', async () => {
    const { _id } = (await close({})).body.data;
    await openNights(owners.vendor, room, [10, 11]);
    await closeNights(owners.vendor, room, [10, 11], 'Painting');
    await open(_id);
    expect(await takenIn(101)).toEqual([dayIn(10)]);
  });

  test('some nights of a room leaves the others closed', async () => {
    const { _id } = (await close({}, [10, 14])).body.data;
    const { body } = await open(_id, { roomNumber: '101', from: dayIn(11), to: dayIn(13) });
    expect([body.data.state, body.data.nights]).toEqual(['closed', 10]);
    expect([await takenIn(101), await takenIn(102)].map(({ length }) => length)).toEqual([2, 4]);
  });

  test('nights outside of a closing changes nothing', async () => {
    const { _id } = (await close({}, [10, 14])).body.data;
    const { body } = await open(_id, { roomNumber: '101', from: dayIn(20), to: dayIn(30) });
    expect([body.data.state, body.data.nights]).toEqual(['closed', 12]);
  });

  test('a closing that a booking came into after a cancellation leaves that alone', async () => {
    const id = await requested(guest, room, [11, 12]);
    await accept(owners.vendor, id);
    const { _id } = (await close({}, [10, 13])).body.data;
    await cancel(guest, id);
    expect(await takenIn(101)).toEqual([dayIn(10), dayIn(12)]);
    await accept(owners.vendor, await requested(guest, room, [11, 12]));
    await open(_id);
    expect(await takenIn(101)).toEqual([dayIn(11)]);
  });

  test('and closing at one moment are one after the other, and both are done', async () => {
    const { _id } = (await close({})).body.data;
    const opening = await pauseBefore(isTransaction, () => open(_id));
    await closeNights(owners.vendor, room, [12, 14]);
    expect((await opening.finish()).status).toBe(200);
    expect(await takenIn(101)).toEqual([dayIn(12), dayIn(13)]);
  });

  test('of another owner, or of nothing, is refused', async () => {
    const { _id } = (await close({})).body.data;
    expect((await open(_id, {}, owners.other)).body.code).toBe('property_not_found');
    expect((await open('no-closing')).body.code).toBe('closing_not_found');
  });
});
