import { beforeEach, describe, expect, test } from 'vitest';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { bookingsAreDue } from '../../support/bookingEvents.ts';
import { accept, cancelAsOwner, dayIn, type Room, requested } from '../../support/bookings.ts';
import { taken, walkIn } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { storeBooking } from '../../support/stays.ts';
import { at } from '../../support/time.ts';

const owners = openOwners();
let room: Room;

beforeEach(async () => {
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

async function bookingsOf() {
  const { id, token } = owners.vendor;
  return (await ask('listVendorBookings', { token, params: { id } })).body.data;
}

const change = (id: string, given: Record<string, unknown>, { token } = owners.vendor) =>
  ask('changeOwnBooking', { token, params: { bookingRequestId: id }, body: { ...walkIn, ...given } });

describe('guest and price of an own booking', () => {
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

describe('the guest of an own booking', () => {
  test('is forgotten 12 months after check-out, and nights and price stay', async () => {
    const id = await taken(owners.vendor, room, [0, 3]);
    at(365, '12:00');
    await bookingsAreDue();
    const record = () => readBooking(owners.desk.tables.bookings, id);
    expect((await record())?.guest.name).toBe('Karim Baig');
    at(5, '12:00');
    await bookingsAreDue();
    expect(await record()).toMatchObject({ guest: { name: '', email: '', phone: '' }, erased: true, source: 'walkIn' });
  });

  test('is known on until then where the stay was moved meanwhile', async () => {
    const id = await taken(owners.vendor, room, [0, 3]);
    const { bookings } = owners.desk.tables;
    const moved = { id, vendorId: owners.vendor.id, userId: undefined, source: 'phone', checkOut: dayIn(100) } as const;
    await storeBooking(bookings, moved);
    at(380, '12:00');
    await bookingsAreDue();
    expect((await readBooking(bookings, id))?.guest.name).toBe('Zarmina Khan');
    at(100, '12:00');
    await bookingsAreDue();
    expect((await readBooking(bookings, id))?.erased).toBe(true);
  });
});
