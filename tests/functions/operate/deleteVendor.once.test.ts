import { beforeEach, expect, test } from 'vitest';
import { readWaiting } from '../../../functions/bookings/waiting.ts';
import { ask, confirmDirectly, mailsTo, openAccount, profileStatus, type SignedUp } from '../../support/accounts.ts';
import { bookingsAreDue, followBookings } from '../../support/bookingEvents.ts';
import {
  accept,
  bookingsOf,
  cancelAsOwner,
  closeNights,
  dayIn,
  type Room,
  refuse,
  requested,
} from '../../support/bookings.ts';
import { openChannel, told } from '../../support/channels.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { diesBefore, pauseBefore } from '../../support/pause.ts';
import { digestOfAll, expectForgotten, type KnownPerson, openPerson, operator, textOf } from '../../support/people.ts';
import { answerReview, goodReview, stayed, writeReview } from '../../support/reviews.ts';
import { aBooking, storeBooking } from '../../support/stays.ts';
import { passTime } from '../../support/time.ts';

const owners = openOwners();
let host: KnownPerson;
let guest: SignedUp;
let form: ReturnType<typeof formSomewhere>;
let room: Room;

beforeEach(async () => {
  [host, guest] = await Promise.all([openPerson('vendor'), openAccount('user')]);
  form = formSomewhere();
  room = { propertyId: await list(form), roomNumber: 101 };
});

async function list(sent: object): Promise<string> {
  return (await ask('createProperty', { token: host.token, body: { ...sent, vendorId: host.id } })).body.data._id;
}

const erase = (...more: string[]) => operator(owners.desk.tables, 'delete-account', 'vendor', host.email, ...more);

const pastStay = (given: object = {}) =>
  stayed(owners.desk.tables.bookings, guest, { propertyId: room.propertyId, vendorId: host.id, ...given });

test('a vendor whose guests have nights ahead is not erased, and their bookings are named', async () => {
  const id = await requested(guest, room, [10, 12]);
  await accept(host, id);
  const before = await digestOfAll(owners.desk.tables);
  await expect(erase('--yes')).rejects.toThrow(`${id}, ${dayIn(10)} to ${dayIn(12)}`);
  expect(await digestOfAll(owners.desk.tables)).toBe(before);
  expect(await profileStatus('vendor', host)).toBe(200);
});

test('a request accepted in the last moment is named, and its host can still log in to host or cancel', async () => {
  const id = await requested(guest, room, [10, 12]);
  const paused = await pauseBefore(
    (command) => JSON.stringify(command).includes('"SET closed'),
    () => erase('--yes'),
  );
  await accept(host, id);
  await expect(paused.finish()).rejects.toThrow(`${id}, ${dayIn(10)} to ${dayIn(12)}`);
  expect(await profileStatus('vendor', host)).toBe(200);
  expect(await found(form.Location)).toEqual([]);
  await cancelAsOwner(host, id, 'We close.');
  expect(await erase('--yes')).toContain('The account is erased.');
});

test('calendars end with their addresses and links, and words of channels go', async () => {
  const channel = await openChannel(host, room);
  await channel.says([{ uid: 'one@airbnb.com', days: [0, 2], summary: 'Reserved - Nadia' }]);
  await erase('--yes');
  expect(await textOf(owners.desk.tables)).not.toMatch(/calendars\.example|calendar-link|feeds-due|Nadia/);
  expect((await told(channel)).status).toBe(404);
});

test('a vendor who refuses guests leaves no refusal, neither listed nor with the guest', async () => {
  await refuse(host, await requested(guest, room));
  expect(await textOf(owners.desk.tables)).toContain('refusals#');
  await erase('--yes');
  expect(await textOf(owners.desk.tables)).not.toContain('refusals#');
  expect(await refusersOf(guest)).toEqual({});
});

/** The vendors who refuse a guest, as the guest's count of requests has them. */
async function refusersOf({ id }: SignedUp) {
  return (await readWaiting(owners.desk.tables.bookings, id))?.refusedBy;
}

test('without --yes it says what it would do, and nothing is changed', async () => {
  await requested(guest, room);
  await pastStay();
  const before = await digestOfAll(owners.desk.tables);
  const said = await erase();
  expect(said).toContain('- 1 property taken down. All photos go with every version');
  expect(said).toContain('- 1 waiting request declined; the guests are told by mail.');
  expect(said).toContain('- 2 bookings in all left to the guests');
  expect(await digestOfAll(owners.desk.tables)).toBe(before);
});

test('nothing in any table names the vendor afterwards, who may open an account again', async () => {
  const { firstName, lastName, phone } = host;
  const past = await pastStay({ note: `Dear ${firstName}` });
  await writeReview(guest, past, { words: `${lastName} is kind.` });
  await answerReview(host, past, 'Thank you.');
  await closeNights(host, room, [20, 22], `Call ${phone}`);
  await ask('reportProperty', { params: { propertyId: room.propertyId }, body: { reason: 'other', note: firstName } });
  const gone = await list(formSomewhere());
  await closeNights(host, { propertyId: gone, roomNumber: 101 }, [20, 22], firstName);
  await ask('deleteProperty', { token: host.token, params: { postId: gone } });
  const cancelled = await requested(guest, room, [30, 32]);
  await accept(host, cancelled);
  await cancelAsOwner(host, cancelled, `Sorry, ${firstName} is ill.`);
  await ask('sendVendorEmailCode', { token: host.token, params: { vendorId: host.id } });
  expect(await erase('--yes')).toContain('The account is erased.');
  await expectForgotten(owners.desk.tables, host);
  expect([await profileStatus('vendor', host), await found(form.Location)]).toEqual([401, []]);
  expect(await textOf(owners.desk.tables)).not.toContain('Thank you.');
  expect((await openPerson('vendor', host)).id).not.toBe(host.id);
});

test('guests are told that their requests come to nothing, and keep their stays and what they said', async () => {
  const events = followBookings(owners.desk.tables);
  await events.skip();
  await confirmDirectly(owners.desk.tables, host);
  const past = await pastStay({ answeredAt: '2026-11-01T10:00:00.000Z' });
  await writeReview(guest, past);
  const waiting = await requested(guest, room, [40, 42]);
  await erase('--yes');
  expect(await events.deliver()).toBe(0);
  expect((await bookingsOf(guest, 'rejected'))[0]).toMatchObject({ _id: waiting, reasonCode: 'room_removed' });
  expect((await mailsTo(guest.email)).map(({ subject }) => subject)).toEqual([
    'Pine House could not accept your request',
  ]);
  const asked = { token: guest.token, params: { bookingRequestId: past } };
  const { status, body } = await ask('getUserBooking', asked);
  expect([status, body.data]).toMatchObject([200, { _id: past, hotelName: 'Pine House', code: expect.any(String) }]);
  expect(body.data).not.toHaveProperty('host');
  expect((await ask('getOwnReview', asked)).body.data.review.words).toBe(goodReview.words);
});

test('a request whose time has ended unanswered is no mail that fails for ever', async () => {
  const events = followBookings(owners.desk.tables);
  await events.skip();
  const id = `lapsed-${host.id.slice(0, 6)}`;
  const over = { state: 'pending' as const, answerBy: '2026-01-02T00:00:00.000Z', askedAt: '2026-01-01T00:00:00.000Z' };
  await storeBooking(owners.desk.tables.bookings, aBooking({ ...over, id, vendorId: host.id, userId: guest.id }));
  await erase('--yes');
  await bookingsAreDue();
  expect(await events.deliver()).toBe(0);
  expect((await bookingsOf(guest, 'expired'))[0]._id).toBe(id);
});

test('nothing is listed by a call of before', async () => {
  const sent = { token: host.token, body: { ...formSomewhere(), vendorId: host.id } };
  const paused = await pauseBefore(
    (command) => JSON.stringify(command).includes('"listed'),
    () => ask('createProperty', sent),
  );
  expect(paused.stopped).toBe(true);
  await erase('--yes');
  expect((await paused.finish()).body.code).toBe('too_many_listings');
  expect(await textOf(owners.desk.tables)).not.toContain(`vendor#${host.id}`);
});

test('an erasing that is stopped at any step is completed by the next one', { timeout: 240_000 }, async () => {
  let died = true;
  for (let call = 1; died; call += 1) {
    host = await openPerson('vendor');
    room = { propertyId: await list(formSomewhere()), roomNumber: 101 };
    await requested(await openAccount('user'), room, [20, 22]);
    await closeNights(host, room, [20, 22], host.firstName);
    died = await diesBefore(call, () => erase('--yes'));
    // A removal that a crash has left counts for half a minute.
    if (died) passTime(31);
    if (died) await erase('--yes');
    await expectForgotten(owners.desk.tables, host);
    expect(await textOf(owners.desk.tables)).not.toContain(`vendor#${host.id}`);
  }
});
