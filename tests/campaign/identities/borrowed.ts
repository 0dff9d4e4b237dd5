import { operations } from '../../../shared/operations.ts';
import { incomingKey } from '../../../shared/photos/photoUploads.ts';
import { parsed } from '../client/api.ts';
import { stayAt } from '../client/forms.ts';
import { codeFor, mustBe, signupForm } from '../client/people.ts';
import { authorize, type Grant } from '../client/uploads.ts';
import { formWithPhoto } from './aimed.ts';
import type { Attempt, Means } from './attempt.ts';
import { withMoney } from './borrowedMoney.ts';
import { withTalk } from './borrowedTalk.ts';

/** Tries of B with something of A's in the place of an own thing. */
export function attemptsWithBorrowed(means: Means): Attempt[] {
  return [
    ...withProperties(means),
    ...withBookings(means),
    ...withMoney(means),
    ...withTalk(means),
    ...withAccounts(means),
    ...withUploads(means),
  ];
}

function withProperties({ cast, ask }: Means): Attempt[] {
  const { a, b, estateOfA, estateOfB } = cast;
  const { token, id: vendorId } = b.vendor;
  const [postId = ''] = estateOfB.properties;
  const list = (query: Record<string, string>) => ask('listVendorProperties', { token, params: { vendorId }, query });
  const create = (body: object) => ask('createProperty', { token, body: { ...estateOfB.form, ...body } });
  const update = (body: object) => ask('updateProperty', { token, params: { postId }, body });
  return [
    { name: "A's cursor in the own list", right: [400], ask: () => list({ limit: '1', cursor: estateOfA.cursor }) },
    { name: "A's id beside the own one", right: [400], ask: () => create({ vendorId: [vendorId, a.vendor.id] }) },
    { name: "A's id as an object", right: [400], ask: () => create({ vendorId: { $eq: a.vendor.id } }) },
    {
      name: "A's request key",
      right: [201, 400],
      ask: () => create({ vendorId, requestKey: estateOfA.requestKey }),
    },
    {
      name: "A's shown photo in a new property",
      right: [400],
      ask: () => create({ ...formWithPhoto(cast, cast.shown), vendorId }),
    },
    {
      name: "A's hidden photo in a new property",
      right: [400],
      ask: () => create({ ...formWithPhoto(cast, cast.hidden), vendorId }),
    },
    { name: "A's shown photo in an edit", right: [400], ask: () => update(formWithPhoto(cast, cast.shown)) },
    { name: "A's hidden photo in an edit", right: [400], ask: () => update(formWithPhoto(cast, cast.hidden)) },
    {
      name: "A's id in the body of an edit",
      right: [200],
      ask: () =>
        update({ ...estateOfB.form, id: estateOfA.properties[0], _id: estateOfA.properties[0], vendorId: a.vendor.id }),
    },
  ];
}

function withBookings({ cast, ask }: Means): Attempt[] {
  const { a, b, booked, estateOfA, estateOfB } = cast;
  const own = { token: b.vendor.token, params: { vendorId: b.vendor.id } };
  const named = { ...own, query: { bookingRequestId: booked.pending } };
  const list = { token: b.user.token, params: { userId: b.user.id }, query: { limit: '1', cursor: booked.cursor } };
  const body = stayAt(estateOfB.properties[0] ?? '', 'campaign-stay-of-b-2');
  return [
    { name: "A's request among the own ones, to accept", right: [404], ask: () => ask('acceptBookingRequests', named) },
    { name: "A's request among the own ones, to reject", right: [404], ask: () => ask('rejectBookingRequests', named) },
    { name: "A's cursor in the own bookings", right: [400], ask: () => ask('listUserBookings', list) },
    {
      name: "A's request among the own ones, to refuse its guest",
      right: [404],
      ask: () => ask('refuseGuest', { ...own, body: { bookingRequestId: booked.pending, vendorId: a.vendor.id } }),
    },
    {
      name: "A's request among the own ones, to allow its guest",
      right: [404],
      ask: () => ask('allowGuest', { ...own, params: { ...own.params, bookingRequestId: booked.pending } }),
    },
    {
      name: "A's id in the body of a request",
      right: [201, 409, 429],
      ask: () =>
        ask('createBookingRequest', {
          token: b.user.token,
          body: { ...body, userId: a.user.id, id: booked.pending, _id: booked.pending, vendorId: a.vendor.id },
        }),
    },
    {
      name: "nights of A's house in the address of B's",
      right: [404],
      ask: () =>
        ask('closeNights', {
          token: b.vendor.token,
          params: { postId: estateOfA.properties[0] ?? '' },
          body: { from: body.bookingStartDate, to: body.bookingEndDate, vendorId: b.vendor.id },
        }),
    },
  ];
}

function withAccounts({ cast, ask, server }: Means): Attempt[] {
  const { a, b } = cast;
  const profile = { userName: 'B', DateOfBirth: '1990-01-01', contactNumber: '03000000000', email: a.user.email };
  const signup = (email: string) => ask('userSignup', { body: { ...signupForm('user', 'x'), email } });
  return [
    {
      name: "A's id and address in the own profile",
      right: [200],
      ask: () =>
        ask('updateUserInfo', {
          token: b.user.token,
          params: { userId: b.user.id },
          body: { ...profile, id: a.user.id, _id: a.user.id, userId: a.user.id },
        }),
    },
    { name: "A's address in capitals", right: [409, 429], ask: () => signup(a.user.email.toUpperCase()) },
    { name: "A's address with blanks", right: [409, 429], ask: () => signup(`  ${a.user.email} `) },
    {
      name: "the own reset, with A's address beside it",
      right: [200],
      ask: async () => {
        const { sendOtp, verifyOtp, resetPassword } = operations.user;
        const { userId } = mustBe(200, await ask(sendOtp, { body: { email: b.user.email } })).body;
        const otp = await codeFor(server.ses, b.user.email);
        mustBe(200, await ask(verifyOtp, { body: { userId, otp, email: a.user.email } }));
        const body = { userId, newPassword: 'Deodar@2099', confirmPassword: 'Deodar@2099' };
        return ask(resetPassword, { body: { ...body, email: a.user.email, accountId: a.user.id } });
      },
    },
    {
      name: 'a challenge of the other role',
      right: [400, 410, 429],
      ask: async () => {
        const { userId } = (await ask('sendVendorOtp', { body: { email: b.vendor.email } })).body;
        return ask('verifyUserOtp', { body: { userId, otp: await codeFor(server.ses, b.vendor.email) } });
      },
    },
  ];
}

function withUploads({ cast, ask, wire }: Means): Attempt[] {
  const { a, b } = cast;
  const put = async (key: string) => {
    const grant: Grant = mustBe(201, await authorize(ask, b.vendor)).body.data;
    const headers = { 'x-amz-security-token': grant.credentials.sessionToken };
    const answer = await wire({ method: 'PUT', path: `/${grant.bucket}/${key}`, headers, body: 'not a photo' });
    return { ...answer, body: parsed(answer.text) };
  };
  return [
    { name: "A's photo, where it arrives", right: [403], ask: () => put(incomingKey(a.vendor.id, cast.hidden)) },
    { name: "A's photo, where it is served", right: [403], ask: () => put(`room-photos/${cast.shown}/960.webp`) },
    { name: "A's photo under B's id", right: [403], ask: () => put(incomingKey(b.vendor.id, cast.hidden)) },
  ];
}
