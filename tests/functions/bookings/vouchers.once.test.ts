import { beforeEach, describe, expect, test } from 'vitest';
import { ask, confirmedIf, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, cancel, cancelAsOwner, dayIn, miss, type Room, requested } from '../../support/bookings.ts';
import { taken, walkIn } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { callsOf } from '../../support/pause.ts';
import { operator } from '../../support/people.ts';
import { at, passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { endLink, linkOf, view } from '../../support/vouchers.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;

const { hotelDetail, ...rest } = propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102' })] });
const form = { ...rest, hotelDetail: { ...hotelDetail, amenities: { checkInFrom: '14:00', checkOutUntil: '11:00' } } };

beforeEach(async () => {
  at(0, '12:00');
  guest = await openAccount('user', { ...confirmedIf('user'), phone: '03331112223' });
  room = { propertyId: (await owners.create(form)).body.data._id, roomNumber: 101 };
});

async function booked(days: readonly [number, number] = [10, 12]): Promise<string> {
  const id = await requested(guest, room, days);
  await accept(owners.vendor, id);
  return id;
}

const voucherOf = async (id: string) => (await view(await linkOf('owner', owners.vendor, id))).body.data;

describe('a voucher that a link opens', () => {
  test('says hotel, place, days, rooms, guests, total, times and the number of the host, without a login', async () => {
    const { status, body } = await view(await linkOf('owner', owners.vendor, await booked()));
    expect([status, body.code]).toEqual([200, 'voucher']);
    expect(body.data).toMatchObject({
      ...{ status: 'active', hotelName: 'Pine House', location: 'Murree Hills', guests: 2, total: 9000 },
      ...{ bookingStartDate: dayIn(10), bookingEndDate: dayIn(12), bookingRoomDays: 2 },
      rooms: [{ roomNumber: 101, No_of_beds: 1, capacity: 2 }],
      address: { street: 'Mall Road', city: 'Murree' },
      ...{ checkInFrom: '14:00', checkOutUntil: '11:00', code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) },
      host: { name: expect.any(String), contactNumber: expect.any(String) },
      linkEndsAt: new Date(`${dayIn(42)}T00:00:00+05:00`).toISOString(),
    });
  });

  test('tells neither mail, phone, note nor id of anybody', async () => {
    const stay = await requested(guest, room, [10, 12], { note: 'For the host alone.' });
    await accept(owners.vendor, stay);
    const own = await taken(owners.vendor, room, [20, 22], { contactNumber: '03214445556' });
    const body = { note: 'Brings a dog.', revision: 0 };
    await ask('writeHostNote', { token: owners.vendor.token, params: { bookingRequestId: own }, body });
    for (const id of [stay, own]) {
      const text = JSON.stringify(await voucherOf(id));
      for (const secret of [guest.email, '03331112223', '03214445556', 'host alone', 'dog', id, owners.vendor.email]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  test('shows the booking as it is now', async () => {
    const id = await taken(owners.vendor, room, [10, 12]);
    const token = await linkOf('owner', owners.vendor, id);
    expect((await view(token)).body.data.changedAt).toBeUndefined();
    passTime(3600);
    const vendor = { token: owners.vendor.token, params: { bookingRequestId: id } };
    await ask('changeOwnBooking', { ...vendor, body: { ...walkIn, price: 3000 } });
    expect((await view(token)).body.data).toMatchObject({ total: 6000, changedAt: new Date().toISOString() });
    passTime(3600);
    const body = { roomNumber: 101, toRoomNumber: 102, revision: 1 };
    expect((await ask('moveRoom', { ...vendor, body })).status).toBe(200);
    const { rooms, changedAt } = (await view(token)).body.data;
    expect([rooms[0].roomNumber, changedAt]).toEqual([102, new Date().toISOString()]);
    await ask('cancelBookingAsOwner', { ...vendor, body: {} });
    expect((await view(token)).body.data).toMatchObject({ status: 'cancelled', cancelledBy: 'owner' });
  });

  test('says that its guest cancelled, that nobody came, and that the stay is over', async () => {
    const [cancelled, missed, over] = [await booked([10, 12]), await booked([0, 1]), await booked([2, 4])];
    const tokens = await Promise.all([cancelled, missed, over].map((id) => linkOf('guest', guest, id)));
    await cancel(guest, cancelled);
    await miss(owners.vendor, missed);
    passTime(5 * 24 * 3600);
    const states = await Promise.all(tokens.map(async (token) => (await view(token)).body.data.status));
    expect(states).toEqual(['cancelled', 'missed', 'completed']);
  });

  test('stays without the address where the hotel is taken down', async () => {
    const id = await booked([0, 1]);
    const token = await linkOf('owner', owners.vendor, id);
    passTime(3 * 24 * 3600);
    const { token: session } = owners.vendor;
    expect((await ask('deleteProperty', { token: session, params: { postId: room.propertyId } })).status).toBe(200);
    const { status, body } = await view(token);
    expect([status, body.data.hotelName, body.data.address]).toEqual([200, 'Pine House', undefined]);
  });
});

describe('one answer is given', () => {
  const ended = { code: 'voucher_ended', message: expect.any(String) };

  test('for a link that never was, that was ended, and of a host who is suspended', async () => {
    const [id, other] = [await booked(), await taken(owners.vendor, room, [20, 22])];
    const [revoked, suspended] = [await linkOf('guest', guest, id), await linkOf('owner', owners.vendor, other)];
    await endLink('owner', owners.vendor, id);
    const { desk, vendor } = owners;
    await operator(desk.tables, 'suspend', vendor.email, '--reason', 'Looked at.', '--yes');
    const answers = await Promise.all(['a'.repeat(22), revoked, suspended].map(view));
    for (const { status, body } of answers) expect([status, body]).toEqual([410, ended]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('30 days after check-out, before the item is swept', async () => {
    const token = await linkOf('owner', owners.vendor, await booked([10, 12]));
    passTime(41 * 24 * 3600);
    expect((await view(token)).status).toBe(200);
    passTime(24 * 3600);
    expect((await view(token)).body).toEqual(ended);
  });

  test('with as many reads', async () => {
    const id = await booked();
    const token = await linkOf('owner', owners.vendor, id);
    const reads = async (text: string) => (await callsOf(() => view(text))).map((call) => call.constructor.name);
    const open = await reads(token);
    expect(open.length).toBeGreaterThan(0);
    expect(await reads('b'.repeat(22))).toEqual(open);
    await cancelAsOwner(owners.vendor, id);
    await endLink('owner', owners.vendor, id);
    expect(await reads(token)).toEqual(open);
  });

  test('to a text that is no token: it is refused as a form is', async () => {
    for (const text of ['', 'a'.repeat(21), 'a'.repeat(400), '§'.repeat(22)])
      expect((await view(text)).status).toBe(400);
  });
});
