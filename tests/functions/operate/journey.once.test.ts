import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { recordKey } from '../../../functions/properties/propertyItem.ts';
import { newId } from '../../../functions/runtime/ids.ts';
import { ask, confirmedIf, openAccount, own, type SignedUp } from '../../support/accounts.ts';
import { followBookings } from '../../support/bookingEvents.ts';
import { accept, bookingsOf, cancel, type Room, request, requested, waitingFor } from '../../support/bookings.ts';
import { listenAsLambda } from '../../support/lambdaConsole.ts';
import { formSomewhere, found, openOwners } from '../../support/owners.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';
import { digestOfAll, operator } from '../../support/people.ts';

const owners = openOwners();
let host: SignedUp;
let guest: SignedUp;
let room: Room;
let form: ReturnType<typeof formSomewhere>;

const run = (...args: string[]) => operator(owners.desk.tables, ...args);
const simulated = (label: string) => `success+${label}-${newId(6).toLowerCase()}@simulator.amazonses.com`;
const keep = (...more: string[]) => run('journey-hotel', room.propertyId, '--guest', guest.email, ...more);

async function openHotel(): Promise<void> {
  host = await openAccount('vendor', { email: simulated('host') });
  form = formSomewhere();
  const body = { ...form, vendorId: host.id };
  const { data } = (await ask('createProperty', { token: host.token, body })).body;
  room = { propertyId: data._id, roomNumber: 101 };
}

beforeEach(async () => {
  guest = await openAccount('user', { email: simulated('guest'), ...confirmedIf('user') });
  await openHotel();
});

test('an address of the mailbox simulator is confirmed as by a code, and nothing happens without --yes', async () => {
  const waiting = await openAccount('user', { email: simulated('new') });
  const before = await digestOfAll(owners.desk.tables);
  expect(await run('confirm', 'user', waiting.email)).toContain('Nothing has been changed.');
  expect(await digestOfAll(owners.desk.tables)).toBe(before);
  expect((await request(waiting, room)).body.code).toBe('email_unconfirmed');
  expect(await run('confirm', 'user', waiting.email, '--yes')).toContain('The address is confirmed.');
  expect((await request(waiting, room)).status).toBe(201);
  expect(await run('confirm', 'vendor', host.email, '--yes')).toContain('The address is confirmed.');
  expect(await run('confirm', 'vendor', host.email)).toContain('The address is confirmed already.');
  const { data } = (await ask('getVendorProfile', { token: host.token, params: own('vendor', host.id) })).body;
  expect(data.emailConfirmed).toBe(true);
  expect(await run('log')).toMatch(new RegExp(`confirm {2}${host.id} {2}confirmed`));
});

test('no address is confirmed that somebody may read', async () => {
  const person = await openAccount('user', {});
  await expect(run('confirm', 'user', person.email, '--yes')).rejects.toThrow('Somebody may read the mails');
  const bounced = await openAccount('user', { email: 'bounce@simulator.amazonses.com' });
  await expect(run('confirm', 'user', bounced.email, '--yes')).rejects.toThrow('Somebody may read the mails');
});

test('the hotel of the journey is out of searches, lists, counts and its own address, also after its owner edits it', async () => {
  await keep('--yes');
  const params = { postId: room.propertyId };
  const { revision } = (await ask('getVendorProperty', { token: host.token, params })).body.data;
  expect((await edit(revision)).status).toBe(200);
  expect(await found(form.Location)).toEqual([]);
  for (const [list, query] of [
    ['browseRooms', { city: 'Murree', limit: '50' }],
    ['browseRooms', { limit: '50' }],
    ['listFeaturedRooms', { skip: '0' }],
  ] as const) {
    expect(JSON.stringify((await ask(list, { query })).body.data)).not.toContain(room.propertyId);
  }
  const counts = await ask('countRooms', { body: { location: form.Location } });
  expect(counts.body.data.found?.hotels ?? 0).toBe(0);
  const roomId = room.propertyId;
  for (const answer of [
    await ask('getRoomDetails', { params: { roomId } }),
    await ask('getRoomCalendar', { params: { propertyId: roomId, roomNumber: '101' } }),
    await ask('reportProperty', { params: { propertyId: roomId }, body: { reason: 'other' } }),
  ]) {
    expect(answer.status).toBe(404);
  }

  function edit(from: number) {
    const body = { ...form, address: { ...form.address, street: 'Cart Road 2' }, revision: from };
    return ask('updateProperty', { token: host.token, params, body });
  }
});

test('its own traveller alone may ask for it, and the request is marked for all who count', async () => {
  const stranger = await openAccount('user');
  await keep('--yes');
  expect((await request(stranger, room)).body.code).toBe('room_not_found');
  const id = await requested(guest, room);
  const { client, name } = owners.desk.tables.bookings;
  const Key = { pk: `booking#${id}`, sk: 'booking' };
  expect((await client.send(new GetCommand({ TableName: name, Key }))).Item).toMatchObject({ probe: true });
  const events = followBookings(owners.desk.tables);
  await events.skip();
  expect((await accept(host, id)).body.outcomes).toEqual([
    expect.objectContaining({ bookingRequestId: id, outcome: 'accepted' }),
  ]);
  await events.deliver();
  expect((await bookingsOf(guest))[0]).toMatchObject({ _id: id, status: 'active' });
  const { vendors } = owners.desk.tables;
  const answers = { TableName: vendors.name, Key: { ...profileKey(host.id), sk: 'answers' } };
  expect((await vendors.client.send(new GetCommand(answers))).Item).toBeUndefined();
});

test.each([
  [false, ['requests', 'acceptances', 'answerMinutes', 'cancellations.guest']],
  [true, []],
])('where it is kept (%s) its bookings are the figures %j', async (isKept, expected) => {
  if (isKept) await keep('--yes');
  const lines = listenAsLambda();
  const id = await requested(guest, room);
  await accept(host, id);
  await cancel(guest, id);
  const counted = lines.flatMap((line) => Object.keys(JSON.parse(line).message?.figures ?? {}));
  expect(counted).toEqual(expected);
});

test('a request of somebody else that is under way when it is kept comes before that, or not at all', async () => {
  await atEveryCall(async (call) => {
    await openHotel();
    const stranger = await openAccount('user');
    const paused = await pauseBefore(call, () => request(stranger, room));
    if (!paused.stopped) return paused;
    const before = (await bookingsOf(stranger)).length;
    const kept = await keep('--yes').catch((error: Error) => error.message);
    await paused.finish();
    const after = (await bookingsOf(stranger)).length;
    expect([kept.includes('It is kept for the journey.') ? before : after]).toEqual([after]);
    return paused;
  });
});

test('it is not kept while others have asked for it, nor where mails of it reach somebody', async () => {
  const stranger = await openAccount('user');
  const id = await requested(stranger, room);
  await expect(keep('--yes')).rejects.toThrow('Others have asked for it: 1 request or booking.');
  expect(await waitingFor(host)).toEqual([id]);
  const reader = await openAccount('user');
  await expect(run('journey-hotel', room.propertyId, '--guest', reader.email)).rejects.toThrow('Somebody may read');
  const { _id } = (await owners.create()).body.data;
  await expect(run('journey-hotel', _id, '--guest', guest.email)).rejects.toThrow('Somebody may read');
});

test('it is kept by a word of the operator alone, and its mark says for whom', async () => {
  expect(await keep()).toContain('Nothing has been changed.');
  expect(await found(form.Location)).not.toEqual([]);
  await keep('--yes');
  expect(await keep('--yes')).toContain('It is kept for this traveller already.');
  const { client, name } = owners.desk.tables.properties;
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: recordKey(room.propertyId) }));
  expect(Item).toMatchObject({ probeFor: guest.id });
});
