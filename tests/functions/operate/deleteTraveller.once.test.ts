import { beforeEach, describe, expect, test } from 'vitest';
import { closeLogin } from '../../../functions/accounts/closedLogin.ts';
import {
  ask,
  beginReset,
  confirmEmail,
  goodPassword,
  mailsTo,
  openAccount,
  own,
  profileStatus,
  signupForm,
  step,
} from '../../support/accounts.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import {
  accept,
  bookingsOf,
  dayIn,
  type Room,
  refuse,
  refusedBy,
  requested,
  takenNights,
  waitingFor,
} from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { digestOfAll, expectForgotten, type KnownPerson, openPerson, operator, textOf } from '../../support/people.ts';
import { answerReview, stayed, toldOf, writeReview } from '../../support/reviews.ts';

const owners = openOwners();
let guest: KnownPerson;
let room: Room;

beforeEach(async () => {
  guest = await openPerson('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const erase = (...more: string[]) => operator(owners.desk.tables, 'delete-account', 'user', guest.email, ...more);

/** A stay of the guest that is over. */
function pastStay(given: object = {}): Promise<string> {
  const { firstName, lastName, email, phone } = guest;
  const known = { name: `${firstName} ${lastName}`, email, phone };
  const at = {
    propertyId: room.propertyId,
    vendorId: owners.vendor.id,
    guest: known,
    note: `We come late. ${guest.firstName}`,
  };
  return stayed(owners.desk.tables.bookings, guest, { ...at, ...given });
}

/** The host's list of bookings in a state. */
async function hostReads(status: string) {
  const { id, token } = owners.vendor;
  return (await ask('listVendorBookings', { token, params: { id }, query: { status } })).body.data;
}

test('a guest who is refused somewhere leaves no refusal, and can be refused no more', async () => {
  const id = await requested(guest, room);
  await refuse(owners.vendor, id);
  await erase('--yes');
  expect((await refusedBy(owners.vendor)).body.data).toEqual([]);
  await expectForgotten(owners.desk.tables, guest);
  expect((await refuse(owners.vendor, id)).body.code).toBe('guest_gone');
  expect(await textOf(owners.desk.tables)).not.toContain('refusals#');
});

test('without --yes it says what it would do, and nothing is changed', async () => {
  await requested(guest, room);
  await pastStay();
  const before = await digestOfAll(owners.desk.tables);
  const said = await erase();
  expect(said).toContain('- 1 session end');
  expect(said).toContain('- 1 waiting request taken back, 0 bookings ahead cancelled');
  expect(said).toContain('- 2 bookings in all left to the hosts');
  expect(said).toContain('Nothing has been changed. Add --yes to do it.');
  expect(await digestOfAll(owners.desk.tables)).toBe(before);
});

test('nothing in any table names the person afterwards, and the address can be used again', async () => {
  await requested(guest, room);
  await pastStay();
  await ask('joinKeptRooms', {
    token: guest.token,
    params: own('user', guest.id),
    body: { kept: [{ _id: room.propertyId, room: 101, at: Date.now() }], removed: [] },
  });
  await step('user', 'send', { body: { email: guest.email } });
  expect(await erase('--yes')).toContain('The account is erased.');
  await expectForgotten(owners.desk.tables, guest);
  expect(await profileStatus('user', guest)).toBe(401);
  await expect(erase('--yes')).rejects.toThrow('There is no account of a traveller with this e-mail.');
  const again = await openPerson('user', guest);
  expect([again.id === guest.id, await bookingsOf(again)]).toEqual([false, []]);
});

test('its hosts are told of what does not come about, and read a list without the person', async () => {
  await confirmEmail(owners.vendor);
  const events = followBookings(owners.desk.tables);
  await events.skip();
  const waiting = await requested(guest, room, [40, 42]);
  const ahead = await requested(guest, room, [20, 22]);
  await accept(owners.vendor, ahead);
  const past = await pastStay();
  await erase('--yes');
  expect(await events.deliver()).toBe(0);
  const subjects = (await mailsTo(owners.vendor.email)).map(({ subject }) => subject);
  expect(subjects).toContain('A guest has taken the request for Pine House back');
  expect(subjects.filter((subject) => subject.includes('has cancelled the stay at Pine House'))).toHaveLength(1);
  expect([await waitingFor(owners.vendor), await takenNights(room)]).toEqual([[], []]);
  const nobody = [{ userName: '', email: '', contactNumber: '' }];
  expect(await hostReads('completed')).toMatchObject([{ _id: past, userInfo: nobody }]);
  const cancelled = await hostReads('cancelled');
  expect(cancelled.map(({ _id }: { _id: string }) => _id).sort()).toEqual([waiting, ahead].sort());
  expect(cancelled).toMatchObject([{ userInfo: nobody, cancelledBy: 'guest' }, { userInfo: nobody }]);
  const month = {
    token: owners.vendor.token,
    params: { vendorId: owners.vendor.id },
    query: { month: dayIn(-4).slice(0, 7) },
  };
  expect((await ask('listVendorNights', month)).status).toBe(200);
});

test('a guest who is there at this moment is not erased before the check-out', async () => {
  const id = await pastStay({ checkIn: dayIn(-2), checkOut: dayIn(1) });
  const before = await digestOfAll(owners.desk.tables);
  await expect(erase('--yes')).rejects.toThrow(`The traveller is a guest at this moment (${id} until ${dayIn(1)}).`);
  expect(await digestOfAll(owners.desk.tables)).toBe(before);
});

test('other travellers and an account of the other role stay as they are', async () => {
  const other = await openAccount('user');
  const host = await openPerson('vendor', { email: guest.email });
  const theirs = await requested(other, room);
  await erase('--yes');
  expect((await bookingsOf(other))[0]).toMatchObject({ _id: theirs, status: 'pending' });
  expect([await profileStatus('user', other), await profileStatus('vendor', host)]).toEqual([200, 200]);
});

test('from its first step on neither a password nor a reset of before opens anything, and the address stays taken', async () => {
  const { email } = guest;
  const { userId, otp } = await beginReset('user', email);
  await step('user', 'verify', { body: { userId, otp } });
  await closeLogin(owners.desk.tables.users, email);
  const reset = { userId, newPassword: goodPassword, confirmPassword: goodPassword };
  expect((await step('user', 'reset', { body: reset })).body.code).toBe('recovery_ended');
  expect((await step('user', 'login', { body: { email, password: goodPassword } })).body.code).toBe(
    'wrong_credentials',
  );
  expect((await step('user', 'signup', { body: signupForm('user', { email }) })).body.code).toBe('email_taken');
  expect(await profileStatus('user', guest)).toBe(401);
});

describe('a review', () => {
  const read = async () => (await toldOf(room.propertyId)).reviews;

  test('keeps its marks and words, without the first name', async () => {
    const id = await pastStay();
    await writeReview(guest, id);
    await answerReview(owners.vendor, id, 'Come back in spring.');
    const before = await toldOf(room.propertyId);
    await erase('--yes');
    await expectForgotten(owners.desk.tables, guest);
    expect(await toldOf(room.propertyId)).toEqual({ ...before, reviews: [{ ...before.reviews[0], name: '' }] });
    const asked = { token: owners.vendor.token, params: { bookingRequestId: id } };
    expect((await ask('getGuestReview', asked)).body.data.review.name).toBe('');
  });

  test('loses words that name the person, and so does its answer', async () => {
    const id = await pastStay();
    await writeReview(guest, id, { words: `A fine house. ${guest.lastName.toUpperCase()}` });
    await answerReview(owners.vendor, id, `Thank you, ${guest.firstName}!`);
    await erase('--yes');
    await expectForgotten(owners.desk.tables, guest);
    const [review] = await read();
    expect(review).toMatchObject({ name: '', words: '', clean: 4 });
    expect(review).not.toHaveProperty('answer');
  });
});
