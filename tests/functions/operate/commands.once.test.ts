import { beforeEach, expect, test } from 'vitest';
import { ask, own, profileStatus } from '../../support/accounts.ts';
import { closeNights, dayIn, type Room, requested } from '../../support/bookings.ts';
import { openChannel } from '../../support/channels.ts';
import { openOwners } from '../../support/owners.ts';
import { type KnownPerson, openPerson, operator, textOf } from '../../support/people.ts';
import { stayed, writeReview } from '../../support/reviews.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: KnownPerson;
let room: Room;

beforeEach(async () => {
  guest = await openPerson('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);

test('all sessions of an account end, of that one alone, and a new login is possible', async () => {
  const other = await openPerson('user');
  expect(await run('end-sessions', 'user', guest.email)).toContain('has 1 session.');
  expect(await profileStatus('user', guest)).toBe(200);
  expect(await run('end-sessions', 'user', guest.email.toUpperCase(), '--yes')).toContain('1 session ended.');
  expect([await profileStatus('user', guest), await profileStatus('user', other)]).toEqual([401, 200]);
  expect(await textOf(owners.desk.tables)).toContain(`email#${guest.email}`);
});

test('an account is named by its id too, as the log has it', async () => {
  expect(await run('end-sessions', 'user', guest.id)).toContain(guest.id);
});

test.each([
  [['end-sessions'], 'npm run operate -- end-sessions <user|vendor> <e-mail> -c stage=<name>'],
  [['delete-account', 'guest', 'a@example.com'], 'npm run operate -- delete-account <user|vendor> <e-mail>'],
  [['delete-account', 'user', 'nobody@example.com'], 'There is no account of a traveller with this e-mail.'],
  [['export-account', 'vendor', 'nobody'], 'There is no account of a vendor with this id.'],
])('%j is answered with what there is', async (args, said) => {
  await expect(run(...args)).rejects.toThrow(said);
});

test('what was done is logged by command, time and id, and nothing else of anybody', async () => {
  await run('end-sessions', 'user', guest.email);
  await run('end-sessions', 'user', guest.email, '--yes');
  await run('delete-account', 'user', guest.email, '--yes');
  const lines = (await run('log')).split('\n').filter((line) => line.includes(guest.id));
  expect(lines.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    `delete-account  ${guest.id}  erased`,
    `delete-account  ${guest.id}  0 messages erased`,
    `delete-account  ${guest.id}  0 bookings left without the person`,
    `delete-account  ${guest.id}  begun`,
    `end-sessions  ${guest.id}  1 session ended`,
  ]);
  expect(await run('log')).not.toContain(guest.email);
});

test('a traveller gets a copy of what is kept, and nothing that opens anything', async () => {
  const { firstName, lastName, phone, email } = guest;
  const known = { name: `${firstName} ${lastName}`, email, phone };
  const stay = await stayed(owners.desk.tables.bookings, guest, { ...room, guest: known, note: 'By train.' });
  await writeReview(guest, stay, { words: 'Warm.' });
  const waiting = await requested(guest, room);
  await ask('joinKeptRooms', {
    token: guest.token,
    params: own('user', guest.id),
    body: { kept: [{ _id: room.propertyId, room: 101, at: Date.now() }], removed: [] },
  });
  const said = await run('export-account', 'user', email);
  const told = JSON.parse(said);
  expect(told).toMatchObject({
    role: 'user',
    email,
    profile: { name: known.name, phone, dateOfBirth: '1991-02-03', gender: 'Female' },
    sessions: [{ createdAt: expect.stringMatching(/Z$/), expiresAt: expect.stringMatching(/Z$/) }],
    keptRooms: { kept: [{ _id: room.propertyId }] },
    browsers: [{ expiresAt: expect.stringMatching(/Z$/) }],
    reviews: [{ words: 'Warm.' }],
  });
  expect(told.bookings.map(({ id }: { id: string }) => id).sort()).toEqual([stay, waiting].sort());
  expect(told.bookings.find(({ id }: { id: string }) => id === stay).note).toBe('By train.');
  expect(said).not.toMatch(/passwordHash|session#|browser#|codeHash/);
});

test('a vendor gets a copy of what is kept, without who the guests are', async () => {
  const host = await openPerson('vendor');
  const body = { ...propertyForm({ Location: 'Export Valley' }), vendorId: host.id };
  const { _id: propertyId } = (await ask('createProperty', { token: host.token, body })).body.data;
  await closeNights(host, { propertyId, roomNumber: 101 }, [20, 21], 'My own guests');
  await ask('sendVendorEmailCode', { token: host.token, params: { vendorId: host.id } });
  const channel = await openChannel(host, { propertyId, roomNumber: 101 });
  await channel.says([{ uid: 'one@airbnb.com', days: [50, 52], summary: 'Reserved - Nadia' }]);
  await requested(guest, { propertyId, roomNumber: 101 }, [30, 32], { note: 'With a child' });
  const said = await run('export-account', 'vendor', host.email);
  const told = JSON.parse(said);
  expect(told).toMatchObject({
    properties: [{ id: propertyId, location: 'Export Valley' }],
    nights: [
      {
        propertyId,
        closings: [expect.objectContaining({ checkIn: dayIn(20), note: 'My own guests' })],
        calendars: [expect.objectContaining({ channel: 'airbnb' })],
        events: [expect.objectContaining({ checkIn: dayIn(50), state: 'held' })],
      },
    ],
    bookings: [{ propertyId, checkIn: dayIn(30) }],
    confirmation: { tries: 0 },
  });
  expect(said).toContain('My own guests');
  expect(said).not.toMatch(
    new RegExp(`${guest.firstName}|${guest.email}|${guest.phone}|With a child|Nadia|calendars.example|codeHash`),
  );
});
