import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { operations } from '../../../shared/operations.ts';
import { photoUrl } from '../../../shared/photos/photos.ts';
import { byRole, type Role } from '../../../shared/roles.ts';
import { aJpeg } from '../../support/photoFiles.ts';
import type { Ask } from '../client/api.ts';
import { type PropertyForm, propertyForm, stayAt } from '../client/forms.ts';
import { codeFor, confirmed, helperOf, logIn, mustBe, type Person, signUp } from '../client/people.ts';
import { documentsOf } from '../client/stores.ts';
import { sendPhoto } from '../client/uploads.ts';
import { randomOf } from '../random.ts';
import type { Server } from '../server/server.ts';
import { type Money, moneyOf } from './money.ts';
import { type Talk, talkOf } from './talk.ts';

/** A vendor's belongings. */
export interface Estate {
  properties: string[];
  form: PropertyForm;
  requestKey: string;
  /** Leads to the second page of the own list. */
  cursor: string;
}

/** Tokens that opened A's account and do no more. */
export interface SpentTokens {
  ended: string;
  expired: string;
  beforeReset: string;
}

/** A, whom everybody tries to be, and B, who has as much; each as traveller and as vendor. */
export interface Cast {
  a: Record<Role, Person>;
  b: Record<Role, Person>;
  /** The members of the staff of A's houses, and of B's. */
  helpers: Record<'a' | 'b', Person>;
  spent: Record<Role, SpentTokens>;
  estateOfA: Estate;
  estateOfB: Estate;
  /** Requests of A's at A's own house, one of them accepted, with another room proposed and a link to its voucher; and the page behind the first of a list. */
  booked: { pending: string; active: string; proposal: string; link: string; requestKey: string; cursor: string };
  /** A's advances, and where A is paid. */
  money: Money;
  /** A's messages, and phones that are told. */
  talk: Talk;
  /** A calendar of A's house, which no channel writes. */
  calendar: string;
  /** A photo of A's that a property shows, and one that nobody has been shown. */
  shown: string;
  hidden: string;
  /** Values that nobody but A may read. */
  secrets: string[];
  /** Ids and addresses that everything of A's has in it. */
  marks: string[];
}

/** Opens the accounts and gives the vendors their properties. */
export async function castAt(server: Server, ask: Ask, seed: number): Promise<Cast> {
  const given = {
    user: { firstName: 'Aziza', lastName: 'Secretkhan', DateOfBirth: '1971-02-03', phoneNumber: '03459871234567' },
    vendor: { DateOfBirth: '1969-08-07', phoneNumber: '03451239876543', companyName: 'Only A Knows Ltd' },
  };
  const person = (who: string) => (role: Role) =>
    signUp(ask, role, `${who}-${role}-${seed}`, who === 'a' ? given[role] : undefined);
  const first = await both(person('a'));
  const b = await both(person('b'));
  for (const each of [first.user, first.vendor, b.user, b.vendor]) await confirmed(ask, server.ses, each);
  const a = await both((role) => resetPassword(server, ask, first[role]));
  const spent = await both(async (role) => ({
    ended: await endedSession(ask, a[role]),
    expired: await expiredSession(server, ask, a[role]),
    beforeReset: first[role].token,
  }));
  const file = await aJpeg({ width: 400, height: 330 });
  const { photoId: shown } = await sendPhoto(ask, server.port, a.vendor, file);
  const { photoId: hidden } = await sendPhoto(ask, server.port, a.vendor, file);
  const estateOfA = await estateOf(ask, a.vendor, seed, shown);
  const estateOfB = await estateOf(ask, b.vendor, seed + 1);
  const money = await moneyOf(server, ask, a, estateOfA.properties[0] ?? '');
  const booked = await bookingsOf(ask, a, estateOfA);
  const { calendar, link } = await calendarOf(ask, a.vendor, estateOfA);
  const talk = await talkOf(ask, a, estateOfA.properties);
  const helpers = { a: await helperOf(ask, server.ses, a.vendor), b: await helperOf(ask, server.ses, b.vendor) };
  const { phoneNumber, DateOfBirth } = given.user;
  const { phoneNumber: ofVendor, DateOfBirth: birthOfVendor, companyName } = given.vendor;
  const tokens = [
    a.user.token,
    a.vendor.token,
    helpers.a.token,
    ...Object.values(spent.user),
    ...Object.values(spent.vendor),
  ];
  return {
    ...{ a, b, helpers, spent, estateOfA, estateOfB, booked, money, talk, calendar, shown, hidden },
    secrets: [
      ...[phoneNumber, DateOfBirth, ofVendor, birthOfVendor, companyName, 'Secretkhan', a.user.email, a.user.password],
      ...[...tokens, hidden, estateOfA.requestKey, booked.requestKey, booked.pending, booked.active, booked.link],
      ...[privateNote, link, ...talk.secrets, ...money.secrets],
    ],
    marks: [
      a.user.id,
      a.vendor.id,
      a.user.email,
      a.vendor.email,
      ...estateOfA.properties,
      shown,
      hidden,
      ...[booked.pending, booked.active, talk.threadId, money.sent, money.refundDue, money.refunded],
    ],
  };
}

/** A calendar of a house, and the secret link by which a channel reads it. */
async function calendarOf(ask: Ask, { token }: Person, { properties: [postId = ''] }: Estate) {
  const body = { channel: 'other', name: 'The wall', roomNumber: 101 };
  const { data } = mustBe(201, await ask('addCalendar', { token, params: { postId }, body })).body;
  return { calendar: data._id as string, link: data.link as string };
}

const privateNote = 'For nobody but the host of A';

/** The requests of A the traveller at the house of A the vendor, who accepts the first. */
async function bookingsOf(ask: Ask, { user, vendor }: Record<Role, Person>, { properties }: Estate) {
  const ids: string[] = [];
  const keys = ['campaign-stay-of-a-1', 'campaign-stay-of-a-2'];
  for (const [at, requestKey] of keys.entries()) {
    // A request that overlaps an accepted one is declined by itself.
    const body = { ...stayAt(properties[0] ?? '', requestKey, 10 + 7 * at), note: privateNote };
    ids.push(mustBe(201, await ask('createBookingRequest', { token: user.token, body })).body.data._id);
  }
  const [active = '', pending = ''] = ids;
  const own = { token: vendor.token, params: { vendorId: vendor.id } };
  mustBe(200, await ask('acceptBookingRequests', { ...own, query: { bookingRequestId: active } }));
  const list = { token: user.token, params: { userId: user.id }, query: { limit: '1' } };
  const { nextCursor: cursor } = mustBe(200, await ask('listUserBookings', list)).body;
  const params = { bookingRequestId: active };
  const body = { rooms: [{ roomNumber: 101, toRoomNumber: 102, price: 1 }], revision: 1 };
  const { data } = mustBe(201, await ask('proposeChange', { token: vendor.token, params, body })).body;
  const made = mustBe(200, await ask('makeVoucherLink', { token: user.token, params, body: {} })).body.data;
  return { active, pending, proposal: data.proposal.proposalId, link: made.token, requestKey: keys[0] ?? '', cursor };
}

async function both<T>(make: (role: Role) => Promise<T>): Promise<Record<Role, T>> {
  const { user, vendor } = byRole(make);
  return { user: await user, vendor: await vendor };
}

async function resetPassword({ ses }: Server, ask: Ask, person: Person): Promise<Person> {
  const { role, email } = person;
  const { userId } = mustBe(200, await ask(operations[role].sendOtp, { body: { email } })).body;
  const body = { userId, otp: await codeFor(ses, email) };
  mustBe(200, await ask(operations[role].verifyOtp, { body }));
  const password = 'Chinar@2031';
  const fresh = { userId, newPassword: password, confirmPassword: password };
  mustBe(200, await ask(operations[role].resetPassword, { body: fresh }));
  return { ...person, password, token: await logIn(ask, { ...person, password }) };
}

async function endedSession(ask: Ask, person: Person): Promise<string> {
  const token = await logIn(ask, person);
  mustBe(200, await ask(operations[person.role].logout, { token }));
  return token;
}

/** A session that is past its time, and that the table has not swept yet. */
async function expiredSession({ dynamoDb, tables }: Server, ask: Ask, person: Person): Promise<string> {
  const token = await logIn(ask, person);
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token))).toString('hex');
  const client = documentsOf(dynamoDb);
  await client.send(
    new UpdateCommand({
      TableName: tables[`${person.role}s`],
      Key: { pk: `user#${person.id}`, sk: `session#${digest}` },
      UpdateExpression: 'SET expiresAt = :past',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 60 },
    }),
  );
  client.destroy();
  return token;
}

async function estateOf(ask: Ask, person: Person, seed: number, photo?: string): Promise<Estate> {
  const random = randomOf(seed);
  const form = propertyForm(random, `Estate ${seed}`, 2);
  for (const room of form.hotelDetail.rooms) room.availability = true;
  if (photo !== undefined) form.hotelDetail.rooms[0]?.images.push({ imageUrl: photoUrl(photo) });
  const requestKey = `campaign-request-key-${seed}`;
  const properties: string[] = [];
  for (const sent of [{ ...form, requestKey }, propertyForm(random, `Second estate ${seed}`, 1)]) {
    const body = { ...sent, vendorId: person.id };
    properties.push(mustBe(201, await ask('createProperty', { token: person.token, body })).body.data._id);
  }
  const own = { token: person.token, params: { vendorId: person.id }, query: { limit: '1' } };
  const { nextCursor: cursor } = mustBe(200, await ask('listVendorProperties', own)).body;
  return { properties, form, requestKey, cursor };
}
