import { beforeEach, expect, test } from 'vitest';
import { ask, goodPassword, own, profileStatus, signUp, step } from '../../support/accounts.ts';
import { dayIn, type Room } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { atEveryCall, type PausedCall, pauseBefore } from '../../support/pause.ts';
import { expectForgotten, type KnownPerson, openPerson, operator } from '../../support/people.ts';
import { goodReview, stayed } from '../../support/reviews.ts';

const owners = openOwners();
let room: Room;

beforeEach(async () => {
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const erase = (role: 'user' | 'vendor', { email }: { email: string }) =>
  operator(owners.desk.tables, 'delete-account', role, email, '--yes');

function pastStay(guest: KnownPerson): Promise<string> {
  const { firstName, lastName, email, phone } = guest;
  const known = { name: `${firstName} ${lastName}`, email, phone };
  const at = { propertyId: room.propertyId, vendorId: owners.vendor.id, guest: known, note: firstName };
  return stayed(owners.desk.tables.bookings, guest, at);
}

/** Erases a traveller while a call of theirs stands still before one of its calls of the table; then it goes on. */
async function meets(call: number, work: (guest: KnownPerson, stay: string) => Promise<unknown>) {
  const guest = await openPerson('user');
  const stay = await pastStay(guest);
  const paused: PausedCall<unknown> = await pauseBefore(call, () => work(guest, stay));
  if (!paused.stopped) return paused;
  await erase('user', guest);
  await paused.finish();
  await expectForgotten(owners.desk.tables, guest);
  return paused;
}

test.each<[string, (guest: KnownPerson, stay: string) => Promise<unknown>]>([
  [
    'a request',
    ({ token }) => {
      const days = { bookingStartDate: dayIn(30), bookingEndDate: dayIn(32), guests: 2 };
      return ask('createBookingRequest', { token, body: { ...room, ...days } });
    },
  ],
  [
    'a review',
    ({ token, firstName }, bookingRequestId) =>
      ask('writeReview', { token, params: { bookingRequestId }, body: { ...goodReview, words: `By ${firstName}.` } }),
  ],
  [
    'a change of the profile',
    ({ id, token, firstName, phone }) => {
      const body = { userName: firstName, DateOfBirth: '1990-02-28', contactNumber: phone };
      return step('user', 'update', { token, params: own('user', id), body });
    },
  ],
])('%s of that moment leaves nothing of the person, wherever it was', async (_, work) => {
  expect(await atEveryCall((call) => meets(call, work))).toBeGreaterThan(1);
});

test('rooms that a browser joins at that moment are not kept', async () => {
  const join = ({ id, token }: KnownPerson) => {
    const body = { kept: [{ _id: room.propertyId, room: 101, at: Date.now() }], removed: [] };
    return ask('joinKeptRooms', { token, params: own('user', id), body });
  };
  await atEveryCall(async (call) => {
    const guest = await openPerson('user');
    const paused = await pauseBefore(call, () => join(guest));
    if (!paused.stopped) return paused;
    await erase('user', guest);
    expect((await paused.finish()).status).toBe(401);
    return paused;
  });
});

test('a login of that moment begins no session that stays', async () => {
  await atEveryCall(async (call) => {
    const { id, email } = await signUp('user');
    const paused = await pauseBefore(call, () => step('user', 'login', { body: { email, password: goodPassword } }));
    if (!paused.stopped) return paused;
    await erase('user', { email });
    const { body } = await paused.finish();
    expect(await profileStatus('user', { id, token: body.data?.token ?? '' })).toBe(401);
    return paused;
  });
});
