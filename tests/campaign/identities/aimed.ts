import type { Operation } from '../../../shared/api.ts';
import { photoUrl } from '../../../shared/photos/photos.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import type { ApiRequest } from '../client/api.ts';
import { stayAt } from '../client/forms.ts';
import { signupForm } from '../client/people.ts';
import { moneyBodies, paidStays } from './aimedMoney.ts';
import type { Cast } from './cast.ts';

/** The request that A itself would send: sound, and about A's own things. */
export function aimedAtA(operation: Operation, cast: Cast): ApiRequest {
  const { a, estateOfA } = cast;
  const [postId = ''] = estateOfA.properties;
  const ids = {
    userId: a.user.id,
    vendorId: a.vendor.id,
    postId,
    roomId: postId,
    photoId: cast.hidden,
    roomNumber: '101',
    kind: 'nokind',
    closingId: 'noclosing',
    calendarId: cast.calendar,
    eventId: `${cast.calendar}noevent`,
    file: `${'a'.repeat(27)}.ics`,
    staffId: 'nostaff',
    // Of a list of a vendor whose path has no other name for him.
    id: a.vendor.id,
    propertyId: postId,
    bookingRequestId: paidStays[operation]?.(cast) ?? cast.booked.active,
    proposalId: cast.booked.proposal,
    threadId: cast.talk.threadId,
    answerId: cast.talk.answerId,
    phoneId: cast.talk.phoneId,
    ...(operation === 'sendMessage' && { propertyId: cast.estateOfB.properties[0] ?? '' }),
  };
  const body = bodies[operation]?.(cast);
  const query = queries[operation]?.(cast);
  return { params: ids, ...(query && { query }), ...(body !== undefined && { body }) };
}

const wrong = 'Guessed@2024';
const noChallenge = 'no-challenge-of-anybody-0';

const profile = {
  userName: 'Taken Over',
  DateOfBirth: '1990-01-01',
  contactNumber: '03000000000',
  companyName: 'Taken',
};
const reset = { userId: noChallenge, newPassword: wrong, confirmPassword: wrong };

const ownGuest = {
  userName: 'Taken Over',
  contactNumber: '03000000000',
  source: 'phone',
  guests: 2,
  price: 5000,
  priceFor: 'night',
};

/** Values of the address, where the operation does not go on without it. */
const queries: Partial<Record<Operation, (cast: Cast) => Record<string, string>>> = {
  getRoomSearch: () => ({ location: 'Murree' }),
  getRoomCounts: () => ({ location: 'Murree' }),
  getComparedRooms: () => ({ rooms: 'pinehouse:101' }),
  listOtherRooms: () => ({ roomNumber: '101' }),
  listVendorNights: () => ({ month: today().slice(0, 7) }),
  getMonthBook: () => ({ month: today().slice(0, 7) }),
  acceptBookingRequests: ({ booked }) => ({ bookingRequestId: booked.pending }),
  rejectBookingRequests: ({ booked }) => ({ bookingRequestId: booked.pending }),
};

const payment = { way: 'raast', reference: 'TAKEN12345', amount: 1, day: today() };

const noToken = 'no-token-of-anybody-0.0000000000';

/** Bodies of the operations that take one. */
const bodies: Partial<Record<Operation, (cast: Cast) => unknown>> = {
  ...moneyBodies,
  searchRooms: () => ({ location: 'Murree' }),
  userSignup: ({ a }) => ({ ...signupForm('user', 'x'), email: a.user.email }),
  vendorSignup: ({ a }) => ({ ...signupForm('vendor', 'x'), email: a.vendor.email }),
  userLogin: ({ a }) => ({ email: a.user.email, password: wrong }),
  vendorLogin: ({ a }) => ({ email: a.vendor.email, password: wrong }),
  sendUserLoginCode: ({ a }) => ({ email: a.user.email, userName: 'Taken Over', contactNumber: '03000000000' }),
  sendVendorLoginCode: ({ a }) => ({ email: a.vendor.email }),
  userLoginByCode: () => ({ userId: noChallenge, otp: '123456' }),
  vendorLoginByCode: () => ({ userId: noChallenge, otp: '123456' }),
  userLoginByLink: () => ({ userId: noChallenge }),
  sendUserOtp: ({ a }) => ({ email: a.user.email }),
  sendVendorOtp: ({ a }) => ({ email: a.vendor.email }),
  verifyUserOtp: () => ({ userId: noChallenge, otp: '123456' }),
  verifyVendorOtp: () => ({ userId: noChallenge, otp: '123456' }),
  resendUserOtp: () => ({ userId: noChallenge }),
  resendVendorOtp: () => ({ userId: noChallenge }),
  resetUserPassword: ({ a }) => ({ ...reset, email: a.user.email, accountId: a.user.id }),
  resetVendorPassword: ({ a }) => ({ ...reset, email: a.vendor.email, accountId: a.vendor.id }),
  confirmUserEmail: () => ({ otp: '123456' }),
  confirmVendorEmail: () => ({ otp: '123456' }),
  confirmUserEmailByLink: ({ a }) => ({ token: `${a.user.id}.${'a'.repeat(27)}` }),
  confirmVendorEmailByLink: ({ a }) => ({ token: `${a.vendor.id}.${'a'.repeat(27)}` }),
  changeUserEmail: () => ({ email: 'taken-over@campaign.example' }),
  changeVendorEmail: () => ({ email: 'taken-over@campaign.example' }),
  updateUserInfo: () => profile,
  updateVendorInfo: () => profile,
  setUserLanguage: () => ({ language: 'ur' }),
  setVendorLanguage: () => ({ language: 'ur' }),
  authorizePhotoUpload: () => ({ files: [{ contentType: 'image/jpeg', size: 1000 }] }),
  createProperty: ({ a, estateOfA }) => ({
    ...estateOfA.form,
    vendorId: a.vendor.id,
    requestKey: estateOfA.requestKey,
  }),
  updateProperty: ({ estateOfA }) => ({ ...estateOfA.form, Location: 'Taken over' }),
  setRoomAvailability: () => ({ availability: false }),
  setKindPrice: () => ({ price: 1 }),
  setRates: () => ({
    ...{ weekdays: [], seasons: [], days: [], extras: [] },
    ...{ longStays: [{ nights: 2, percent: 90 }], revision: 0 },
  }),
  addCalendar: () => ({ channel: 'airbnb', roomNumber: 101, address: 'https://calendars.example/of-b.ics' }),
  changeCalendar: () => ({ address: 'https://calendars.example/of-b.ics', holdsUnavailable: true }),
  takeCalendarEvent: () => ({ ...ownGuest, source: undefined }),
  closeNights: () => ({ from: addDays(today(), 40), to: addDays(today(), 44) }),
  // B may ask for any room: here for one of his own, under A's key.
  createBookingRequest: ({ estateOfB: { properties }, booked }) => stayAt(properties[0] ?? '', booked.requestKey),
  takeBooking: ({ estateOfA: { properties } }) => ({
    ...ownGuest,
    propertyId: properties[0] ?? '',
    rooms: [101],
    bookingStartDate: addDays(today(), 50),
    bookingEndDate: addDays(today(), 52),
  }),
  changeOwnBooking: () => ownGuest,
  noteStay: () => ({ guest: 'arrived' }),
  missBooking: () => ({ charged: false }),
  makeVoucherLink: () => ({}),
  makeVoucherLinkAsOwner: () => ({}),
  viewVoucher: () => ({ token: 'a'.repeat(22) }),
  sendProof: () => ({ ...payment, lastFour: '4567', requestKey: 'b'.repeat(16) }),
  answerRefund: () => ({ answer: 'confirmed' }),
  answerAdvance: () => ({ answer: 'waived', revision: 1 }),
  payRefund: () => ({ ...payment, requestKey: 'b'.repeat(16) }),
  writeHostNote: () => ({ note: 'B was here.', revision: 0 }),
  cancelBookingAsOwner: () => ({ reason: 'B says so.' }),
  giveRoomsBack: () => ({ roomNumbers: [101], revision: 1 }),
  moveRoom: () => ({ roomNumber: 101, toRoomNumber: 102, revision: 1 }),
  giveRoomsBackAsOwner: () => ({ roomNumbers: [101], revision: 1 }),
  proposeChange: () => ({ rooms: [{ roomNumber: 101, toRoomNumber: 102, price: 2 }], revision: 1 }),
  answerProposal: () => ({ agree: true }),
  answerProposalAsOwner: () => ({ agree: true }),
  proposeChangeAsGuest: () => ({
    ...{ bookingStartDate: addDays(today(), 60), bookingEndDate: addDays(today(), 62) },
    ...{ guests: 1, total: 2, revision: 1 },
  }),
  inviteStaff: () => ({ email: 'taken-over@campaign.example' }),
  viewStaffInvitation: ({ a }) => ({ token: `${a.vendor.id}.x.${'a'.repeat(27)}` }),
  joinStaff: ({ a }) => ({ token: `${a.vendor.id}.x.${'a'.repeat(27)}`, userName: 'B', password: 'Deodar@2024' }),
  refuseGuest: ({ booked }) => ({ bookingRequestId: booked.pending }),
  writeReview: () => ({ clean: 1, warm: 1, host: 1, road: 1, value: 1, words: 'B was never there.' }),
  answerReview: () => ({ answer: 'B is no host of it.' }),
  joinKeptRooms: () => ({ kept: [], removed: [{ _id: 'pinehouse', at: Date.now() }] }),
  // B may write to any owner: here to an own one, under A's key.
  sendMessage: ({ talk }) => ({ text: 'B was here.', requestKey: talk.requestKey }),
  sendMessageAsOwner: ({ talk }) => ({ text: 'B was here.', requestKey: talk.requestKey }),
  readThread: () => ({ upTo: '2' }),
  readThreadAsOwner: () => ({ upTo: '2' }),
  blockThread: () => ({ blocked: true }),
  blockThreadAsOwner: () => ({ blocked: true }),
  reportMessage: () => ({ messageId: '2', reason: 'insults' }),
  reportMessageAsOwner: () => ({ messageId: '1', reason: 'insults' }),
  saveAnswer: () => ({ name: 'B', text: 'B was here.' }),
  subscribeUserPhone: ({ talk }) => talk.phoneOfB,
  subscribeVendorPhone: ({ talk }) => talk.phoneOfB,
  viewAnswerLink: () => ({ token: noToken }),
  answerByLink: () => ({ token: noToken }),
};

/** Operations that name nobody: B may call them as B, and whatever they do is B's. */
export const aimless: readonly Operation[] = [
  'userLogout',
  'vendorLogout',
  'authorizePhotoUpload',
  'createBookingRequest',
  // A's house has a conversation with each of its guests: B opens the own one.
  'getUserThread',
  'sendMessage',
];

/** The form of A's property with a photo of A's, for B to send as an own one. */
export function formWithPhoto({ estateOfB }: Cast, photoId: string) {
  const form = structuredClone(estateOfB.form);
  for (const room of form.hotelDetail.rooms) room.images = [{ imageUrl: photoUrl(photoId) }];
  return form;
}
