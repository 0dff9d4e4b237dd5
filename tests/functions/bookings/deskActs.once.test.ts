import { beforeEach, describe, expect, test } from 'vitest';
import { staffNames } from '../../../functions/staff/staffNames.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, bookingsOf, cancelAsOwner, type Room, refuse, reject, requested } from '../../support/bookings.ts';
import { take, walkIn } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { operator } from '../../support/people.ts';
import { at, passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { dismiss, openStaff } from '../staff/people.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let karim: SignedUp;
let room: Room;

beforeEach(async () => {
  at(0, '15:00');
  guest = await openAccount('user');
  karim = await openStaff(owners.vendor);
  const rooms = ['101', '102'].map((roomNumber) => roomForm({ roomNumber }));
  room = { propertyId: (await owners.create(propertyForm({ rooms }))).body.data._id, roomNumber: 101 };
});

/** The owner's account by the login of a member of the staff. */
const asKarim = () => ({ ...owners.vendor, token: karim.token });

/** Acts of a booking as they are listed. */
async function actsOf(id: string, status = 'active', by = owners.vendor) {
  const { body } = await ask('listVendorBookings', { token: by.token, params: { id: by.id }, query: { status } });
  return body.data.find(({ _id }: { _id: string }) => _id === id)?.acts;
}

const by = (name: string) => ({ by: 'staff', name });
const owner = { by: 'owner' };
const minute = () => `${new Date().toISOString().slice(0, 16)}:00.000Z`;
const note = (id: string, who: string, vendor = owners.vendor) =>
  ask('noteStay', { token: vendor.token, params: { bookingRequestId: id }, body: { guest: who } });

describe('who did what', () => {
  test('stands on the booking with its moment, the owner and his staff by name', async () => {
    const id = await requested(guest, room, [0, 2]);
    await accept(asKarim(), id);
    await note(id, 'arrived');
    await note(id, 'left', asKarim());
    expect(await actsOf(id)).toEqual([
      { act: 'accepted', at: minute(), ...by('Karim Baig') },
      { act: 'arrived', at: minute(), ...owner },
      { act: 'left', at: minute(), ...by('Karim Baig') },
    ]);
    expect(await actsOf(id, 'active', asKarim())).toHaveLength(3);
  });

  test('is said of an own booking that is entered, changed, moved and cancelled', async () => {
    const id = (await take(asKarim(), room, [1, 3])).body.data._id;
    const params = { bookingRequestId: id };
    await ask('changeOwnBooking', { token: karim.token, params, body: { ...walkIn, guests: '1' } });
    const body = { roomNumber: 101, toRoomNumber: 102, revision: 1 };
    expect((await ask('moveRoom', { token: owners.vendor.token, params, body })).status).toBe(200);
    await cancelAsOwner(owners.vendor, id, 'They called.');
    expect(await actsOf(id, 'cancelled')).toMatchObject([
      { act: 'entered', ...by('Karim Baig') },
      { act: 'changed', ...by('Karim Baig') },
      { act: 'moved', ...owner },
      { act: 'cancelled', ...owner },
    ]);
  });

  test('is said of rooms that the owner takes out, and not of those that the guest gives back', async () => {
    const own = (await take(owners.vendor, room, [1, 3], { rooms: [101, 102] })).body.data._id;
    const body = { roomNumbers: [102], revision: 0 };
    const params = { bookingRequestId: own };
    expect((await ask('giveRoomsBackAsOwner', { token: owners.vendor.token, params, body })).status).toBe(200);
    expect(await actsOf(own)).toMatchObject([{ act: 'entered' }, { act: 'givenBack', ...owner }]);
    const cancelled = await requested(guest, { ...room, roomNumber: 102 }, [1, 3]);
    await accept(owners.vendor, cancelled);
    await ask('cancelBooking', { token: guest.token, params: { bookingRequestId: cancelled } });
    expect(await actsOf(cancelled, 'cancelled')).toMatchObject([{ act: 'accepted' }]);
  });

  test('is said of requests that are declined, one by one or with their guest', async () => {
    const [one, other] = [await requested(guest, room), await requested(guest, room, [20, 22])];
    await reject(asKarim(), one);
    await refuse(owners.vendor, other);
    expect(await actsOf(one, 'rejected')).toMatchObject([{ act: 'declined', ...by('Karim Baig') }]);
    expect(await actsOf(other, 'rejected')).toMatchObject([{ act: 'declined', ...owner }]);
  });

  test('is said of a guest who did not come', async () => {
    const id = await requested(guest, room, [0, 2]);
    await accept(owners.vendor, id);
    const params = { bookingRequestId: id };
    await ask('missBooking', { token: karim.token, params, body: { charged: true } });
    expect(await actsOf(id, 'missed')).toMatchObject([{ act: 'accepted' }, { act: 'missed', ...by('Karim Baig') }]);
  });

  test('is said once of two presses at one moment', async () => {
    const id = (await take(owners.vendor, room, [0, 2])).body.data._id;
    const answers = await Promise.all([note(id, 'arrived'), note(id, 'arrived', asKarim()), note(id, 'arrived')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await actsOf(id)).toHaveLength(2);
  });

  test('has eight lines at most, the first ones and the latest', async () => {
    const id = (await take(owners.vendor, room, [0, 2])).body.data._id;
    for (const who of ['arrived', 'left', 'arrived', 'left', 'arrived', 'left', 'arrived', 'left', 'expected']) {
      expect((await note(id, who)).status).toBe(200);
    }
    const acts: { act: string }[] = await actsOf(id);
    expect(acts.map(({ act }) => act)).toEqual([
      'entered',
      'arrived',
      'left',
      'arrived',
      'left',
      'arrived',
      'left',
      'expected',
    ]);
  });

  test('is read by no guest', async () => {
    const id = await requested(guest, room, [0, 2]);
    await accept(asKarim(), id);
    expect(JSON.stringify(await bookingsOf(guest))).not.toMatch(/Karim|acts|accepted/);
    const params = { bookingRequestId: id };
    const { body } = await ask('getUserBooking', { token: guest.token, params });
    expect(body.data.acts).toBeUndefined();
    const answered = await ask('noteStay', { token: karim.token, params, body: { guest: 'arrived' } });
    expect(answered.body.data.acts).toBeUndefined();
  });
});

describe('the name of a member', () => {
  test('stands for a year after that person was sent away', async () => {
    const id = (await take(asKarim(), room, [300, 302])).body.data._id;
    await dismiss(owners.vendor, karim.id);
    expect(await actsOf(id)).toMatchObject([{ act: 'entered', ...by('Karim Baig') }]);
    passTime(366 * 24 * 3600);
    expect([...(await staffNames.open().of(owners.vendor.id))]).toEqual([]);
  });

  test('goes with an erasing of that person, and what was done stays', async () => {
    const id = (await take(asKarim(), room, [1, 3])).body.data._id;
    await operator(owners.desk.tables, 'delete-account', 'vendor', karim.email, '--yes');
    expect(await actsOf(id)).toEqual([{ act: 'entered', at: expect.any(String), by: 'staff' }]);
  });
});
