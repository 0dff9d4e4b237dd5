import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, openAccountOf, realLimits, type SignedUp } from '../../support/accounts.ts';
import { accept, bookingsOf, dayIn, type Room, reject, requested, waitingFor } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { storeBooking } from '../../support/stays.ts';
import { passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { newAddress } from '../../support/windows.ts';

const owners = openOwners();
let room: Room;
let otherRoom: Room;

beforeAll(() => {
  process.env.LIMITS = JSON.stringify(realLimits);
});

beforeEach(async () => {
  const form = propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102', No_of_beds: '2' })] });
  const propertyId = (await owners.create(form)).body.data._id;
  [room, otherRoom] = [
    { propertyId, roomNumber: 101 },
    { propertyId, roomNumber: 102 },
  ];
});

const older = (hours = 25) => openAccountOf(hours, owners.desk.tables);

/** An account of this moment, that asks from an address. */
const newcomer = async (from = newAddress()) => ({ ...(await openAccount('user')), from });

describe('requests of newcomers are listed', () => {
  test('after those of all others, whoever asked first', async () => {
    const first = await requested(await newcomer(), room);
    const others = [await requested(await older(), room), await requested(await older(), otherRoom)];
    expect(await waitingFor(owners.vendor)).toEqual([...others, first]);
  });

  test('among the others where a stay of theirs is over', async () => {
    const guest = await newcomer();
    const over = { checkIn: dayIn(-1), checkOut: dayIn(0), state: 'active' as const };
    await storeBooking(owners.desk.tables.bookings, { userId: guest.id, ...over });
    const both = [await requested(guest, room), await requested(await older(), room)];
    expect(await waitingFor(owners.vendor)).toEqual(both);
  });

  test('after the others where a booking is accepted and ahead: anybody can be a guest at a hotel of his own', async () => {
    const guest = await newcomer();
    await accept(owners.vendor, await requested(guest, room, [20, 21]));
    const first = await requested(guest, room);
    const other = await requested(await older(), room);
    expect(await waitingFor(owners.vendor)).toEqual([other, first]);
  });

  test('where they stood when they were sent, also when the account is older than a day', async () => {
    const guest = { ...(await older(23)), from: newAddress() };
    const first = await requested(guest, room);
    passTime(2 * 3600);
    const later = await requested(guest, otherRoom);
    expect(await waitingFor(owners.vendor)).toEqual([later, first]);
    const own = await bookingsOf(guest, 'pending');
    expect(own.map(({ _id }: { _id: string }) => _id)).toEqual([first, later]);
  });

  test('in turns of their addresses', async () => {
    const [many, one] = [newAddress(), newAddress()];
    const ofMany = [];
    for (let count = 0; count < 4; count += 1) ofMany.push(await requested(await newcomer(many), room));
    const ofOne = await requested(await newcomer(one), room);
    const [first, ...rest] = ofMany;
    expect(await waitingFor(owners.vendor)).toEqual([first, ofOne, ...rest]);
  });

  test('by turns that are counted for each owner apart', async () => {
    const from = newAddress();
    const elsewhere = await openHouseOf(owners.other);
    for (const days of [
      [10, 11],
      [11, 12],
    ] as const)
      await requested(await newcomer(from), elsewhere, days);
    const here = [await requested(await newcomer(from), room)];
    const other = newAddress();
    for (const each of [room, otherRoom]) here.push(await requested(await newcomer(other), each));
    expect(await waitingFor(owners.vendor)).toEqual(here);
  });

  test('page by page, none twice and none left out', async () => {
    const [many, one] = [newAddress(), newAddress()];
    for (const from of [many, many, one, many, one]) await requested(await newcomer(from), room);
    for (let count = 0; count < 2; count += 1) await requested(await older(), otherRoom, [20 + count, 21 + count]);
    const found: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { id, token } = owners.vendor;
      const query = { limit: '2', ...(cursor !== undefined && { cursor }) };
      const { body } = await ask('listVendorPendingRequests', { token, params: { vendorId: id }, query });
      found.push(...body.data.map(({ _id }: { _id: string }) => _id));
      cursor = body.nextCursor;
      more = cursor !== undefined;
    }
    expect(found).toEqual(await waitingFor(owners.vendor));
    expect(new Set(found).size).toBe(7);
  });

  test('with a mark that they are of newcomers, as long as they wait', async () => {
    const guest = await newcomer();
    const id = await requested(guest, room);
    await requested(await older(), otherRoom);
    const { token } = owners.vendor;
    const list = await ask('listVendorPendingRequests', { token, params: { vendorId: owners.vendor.id } });
    expect(list.body.data.map((each: { newcomer?: true }) => each.newcomer)).toEqual([undefined, true]);
    await reject(owners.vendor, id);
    expect((await bookingsOf(guest, 'rejected'))[0].newcomer).toBeUndefined();
  });

  test('last, and accepted with all others by age, as documented', async () => {
    const first = await requested(await newcomer(), room);
    const second = await requested(await older(), room);
    const { body } = await accept(owners.vendor);
    expect(body.outcomes).toMatchObject([
      { bookingRequestId: first, outcome: 'accepted' },
      { bookingRequestId: second, outcome: 'nights_taken' },
    ]);
  });
});

/** A house of another owner. */
async function openHouseOf({ id, token }: SignedUp): Promise<Room> {
  const { body } = await ask('createProperty', { token, body: { ...propertyForm(), vendorId: id } });
  return { propertyId: body.data._id, roomNumber: 101 };
}
