import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type SignedUp } from '../../support/accounts.ts';
import { familyPrice, familyStay, openFamilyHotel } from '../../support/besideRooms.ts';
import { accept } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { askForStay, type RatedHotel } from '../../support/ratedHotel.ts';

const owners = openOwners({ confirmed: true });
let hotel: RatedHotel;
let guest: SignedUp;

const { rooms, total } = familyPrice;

beforeEach(async () => {
  ({ hotel, guest } = await openFamilyHotel(owners));
});

describe('a booking with children and extras', () => {
  async function booked() {
    const { _id } = (await askForStay(guest, hotel, familyStay(hotel))).body.data;
    await accept(owners.vendor, _id);
    const call = { token: guest.token, params: { bookingRequestId: _id } };
    return { _id, read: async () => (await ask('getUserBooking', call)).body.data };
  }

  test('keeps them when a room is given back', async () => {
    const { _id, read } = await booked();
    const before = await read();
    const body = { roomNumbers: [before.rooms[0].roomNumber], revision: before.revision };
    await ask('giveRoomsBack', { token: guest.token, params: { bookingRequestId: _id }, body });
    const after = await read();
    expect([after.total, after.quote.total]).toEqual([total - rooms / 2, total - rooms / 2]);
    expect([after.quote.extras, after.quote.children]).toEqual([before.quote.extras, before.quote.children]);
  });

  test('keeps them in what is proposed for another room', async () => {
    const { _id, read } = await booked();
    const before = await read();
    const change = { roomNumber: before.rooms[0].roomNumber, toRoomNumber: 201, price: 10_000 };
    const body = { rooms: [change], revision: before.revision };
    await ask('proposeChange', { token: owners.vendor.token, params: { bookingRequestId: _id }, body });
    const { proposal } = await read();
    expect([proposal.agreed.total, proposal.total]).toEqual([total, total + 2 * 500]);
  });

  test('counts its rooms alone as income', async () => {
    await booked();
    const { id, token } = owners.vendor;
    const { body } = await ask('getVendorFigures', { token, params: { vendorId: id } });
    const income = body.data.months.reduce((sum: number, month: { income: number }) => sum + month.income, 0);
    expect(income).toBe(rooms);
  });

  test('are in the lists of both sides with their lines, and other bookings with their total alone', async () => {
    const { _id } = await booked();
    const plain = await askForStay(guest, hotel, { counts: { [hotel.family]: 1 }, days: [20, 22] });
    const own = { token: guest.token, params: { userId: guest.id } };
    const ofDesk = { token: owners.vendor.token, params: { id: owners.vendor.id } };
    const lists = [await ask('listUserBookings', own), await ask('listVendorBookings', ofDesk)];
    for (const { body } of lists) {
      const found = body.data.find((each: { _id: string }) => each._id === _id);
      expect([found.children, found.quote.extras.length, found.quote.total]).toEqual([[5, 6], 2, total]);
    }
    const [waiting] = (await ask('listUserPendingRequests', own)).body.data;
    expect([waiting._id, 'quote' in waiting]).toEqual([plain.body.data._id, false]);
  });
});
