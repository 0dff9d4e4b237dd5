import { beforeEach, describe, expect, test } from 'vitest';
import { ask, openAccount, openAccountOf, type SignedUp } from '../../support/accounts.ts';
import { accept, dayIn, requested } from '../../support/bookings.ts';
import { deskDay, idsOf } from '../../support/deskDay.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { storeBooking } from '../../support/stays.ts';
import { at, passTime } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';
import { openOwner, openStaff } from '../staff/people.ts';

const owners = openOwners();
let propertyId: string;

beforeEach(async () => {
  const rooms = [roomForm(), roomForm({ roomNumber: '102' })];
  propertyId = (await owners.create(propertyForm({ rooms }))).body.data._id;
});

const room = (roomNumber: number) => ({ propertyId, roomNumber });

describe('the requests that wait', () => {
  const older = () => openAccountOf(49, owners.desk.tables);

  test('are counted, and three of them are told: those whose time to answer ends first', async () => {
    at(0, '09:00');
    const askFor = async (from: number) => {
      passTime(60);
      return requested(await older(), room(101), [from, from + 1]);
    };
    const [first, second, third] = [await askFor(20), await askFor(22), await askFor(24)];
    const tonight = await askFor(0);
    const { waiting } = await deskDay(owners.vendor, 3);
    expect([waiting.count, waiting.more, idsOf(waiting.first)]).toEqual([4, false, [tonight, first, second]]);
    await accept(owners.vendor, tonight);
    expect(idsOf((await deskDay(owners.vendor)).waiting.first)).toEqual([first, second, third]);
    passTime(2 * 24 * 3600);
    expect((await deskDay(owners.vendor)).waiting).toEqual({ count: 0, more: false, first: [] });
  });

  test('of newcomers are told behind those of others, however soon they end', async () => {
    at(0, '09:00');
    const newcomer = await requested(await openAccount('user'), room(101), [0, 1]);
    const other = await requested(await older(), room(102), [20, 21]);
    expect(idsOf((await deskDay(owners.vendor)).waiting.first)).toEqual([other, newcomer]);
  });
});

describe('the days of a desk', () => {
  const read = (day: string, { id, token }: SignedUp) =>
    ask('listVendorDay', { token, params: { vendorId: id }, query: { day } });

  test.each([
    ['2027-02-30', 'no_such_day'],
    ['tomorrow', 'no_such_day'],
    ['9999-12-31', 'day_too_far'],
    ['1900-01-01', 'day_too_far'],
  ])('are none of %s', async (day, code) => {
    const { status, body } = await read(day, owners.vendor);
    expect([status, body.issues?.[0]?.code]).toEqual([400, code]);
  });

  test('begin a week back for the owner, and two days back for the staff', async () => {
    const owner = await openOwner();
    const member = { ...(await openStaff(owner)), id: owner.id };
    const asked = (who: SignedUp, days: number) => read(dayIn(days), who).then(({ status }) => status);
    expect([await asked(owner, -7), await asked(owner, -8)]).toEqual([200, 400]);
    expect([await asked(member, -2), await asked(member, 0), await asked(member, -3)]).toEqual([200, 200, 403]);
  });
});

describe('one booking', () => {
  const read = (token: string, bookingRequestId: string) =>
    ask('getVendorBooking', { token, params: { bookingRequestId } });

  test('is read by its owner with the note, and by no other', async () => {
    const id = await taken(owners.vendor, room(101), [-1, 2]);
    const { token } = owners.vendor;
    const body = { note: 'Comes at ten at night.', revision: 0 };
    await ask('writeHostNote', { token, params: { bookingRequestId: id }, body });
    const answer = await read(token, id);
    expect([answer.body.code, answer.body.data]).toMatchObject([
      'booking_details',
      { _id: id, hostNote: { text: body.note }, rooms: [{ roomNumber: 101 }] },
    ]);
    expect((await read(owners.other.token, id)).body.code).toBe('booking_not_found');
    expect((await read(token, 'nobooking')).body.code).toBe('booking_not_found');
  });

  test('is read by the staff until two days after check-out', async () => {
    const owner = await openOwner();
    const { token } = await openStaff(owner);
    const { bookings } = owners.desk.tables;
    const stay = { vendorId: owner.id, checkIn: dayIn(-5) };
    await storeBooking(bookings, { ...stay, id: 'just-over', checkOut: dayIn(-2) });
    await storeBooking(bookings, { ...stay, id: 'long-over', checkOut: dayIn(-3) });
    expect((await read(token, 'just-over')).status).toBe(200);
    expect((await read(token, 'long-over')).body.code).toBe('not_for_staff');
    expect((await read(owner.token, 'long-over')).status).toBe(200);
  });
});
