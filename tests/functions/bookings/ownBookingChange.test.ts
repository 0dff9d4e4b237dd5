import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount } from '../../support/accounts.ts';
import { accept, cancelAsOwner, type Room, requested } from '../../support/bookings.ts';
import { taken, walkIn } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';

const owners = openOwners();
let room: Room;

beforeEach(async () => {
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

async function bookingsOf() {
  const { id, token } = owners.vendor;
  return (await ask('listVendorBookings', { token, params: { id } })).body.data;
}

describe('guest and price of an own booking', () => {
  const change = (id: string, given: Record<string, unknown>, { token } = owners.vendor) =>
    ask('changeOwnBooking', { token, params: { bookingRequestId: id }, body: { ...walkIn, ...given } });

  test('are changed by the owner who entered them', async () => {
    const id = await taken(owners.vendor, room, [0, 3], { price: '10,000', priceFor: 'stay' });
    const changed = await change(id, { userName: 'Nasreen', contactNumber: '0300 7654321', price: 3000 });
    expect([changed.status, changed.body.code]).toEqual([200, 'booking_changed']);
    const [{ userInfo, total }] = await bookingsOf();
    expect([userInfo[0], total]).toEqual([{ userName: 'Nasreen', email: '', contactNumber: '03007654321' }, 9000]);
  });

  test('of a booking of a guest with an account stay', async () => {
    const id = await requested(await openAccount('user'), room, [10, 13]);
    await accept(owners.vendor, id);
    expect((await change(id, {})).body.code).toBe('not_own_booking');
  });

  test('of a booking that was cancelled stay', async () => {
    const id = await taken(owners.vendor, room);
    await cancelAsOwner(owners.vendor, id, '');
    expect((await change(id, {})).body.code).toBe('not_own_booking');
  });

  test('are not there for another owner', async () => {
    const id = await taken(owners.vendor, room);
    expect((await change(id, {}, owners.other)).body.code).toBe('booking_not_found');
  });
});
