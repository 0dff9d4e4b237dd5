import { answerSentences } from '../../shared/answers.ts';
import { api } from '../../shared/api.ts';
import { bookedRoom, bookingRequest, guest, proposal } from '../../shared/contracts/bookings.ts';
import { calendar, clash } from '../../shared/contracts/calendars.ts';
import { deskAct, deskBooking, hostNote } from '../../shared/contracts/deskBookings.ts';
import { childRules, offeredExtra } from '../../shared/contracts/extras.ts';
import { keptRoom, removedRoom } from '../../shared/contracts/keptRooms.ts';
import { wantedExtra } from '../../shared/contracts/newRequests.ts';
import { closing } from '../../shared/contracts/nights.ts';
import { address, hotel, image, rating, room, vendorProperty } from '../../shared/contracts/properties.ts';
import { changedKind } from '../../shared/contracts/proposals.ts';
import { quote, quotedNight, quotedRooms } from '../../shared/contracts/quotes.ts';
import { kindPrice, sentPrice, sentWeekday, weekdayPrice } from '../../shared/contracts/rates.ts';
import { refusedGuest } from '../../shared/contracts/refusedGuests.ts';
import { review } from '../../shared/contracts/reviews.ts';
import { roomHit } from '../../shared/contracts/search.ts';
import { answeredRequest } from '../../shared/contracts/vendorBookings.ts';
import { errorCatalogue } from '../../shared/errorCatalogue.ts';
import { bookingStates } from '../../shared/rules/bookingLife.ts';
import { classTypes } from '../../shared/rules/catalogue.ts';
import { dayField } from '../../shared/rules/dayField.ts';
import { issueSentences } from '../../shared/rules/issueSentences.ts';
import { accountShapes } from './accountShapes.ts';
import { fieldSchema, typedNumber } from './fieldSchema.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { messageShapes } from './messageShapes.ts';
import { paymentShapes } from './paymentShapes.ts';
import { workChallenge } from './work.ts';

/** Shapes that several contracts have, under the names by which the document refers to them. */
const repeated: Readonly<Record<string, JsonSchema>> = {
  AnswerCode: { type: 'string', enum: Object.keys(answerSentences) },
  ClassType: { type: 'string', enum: [...classTypes] },
  TypedNumber: typedNumber({}),
  TypedRupees: typedNumber({ money: true }),
  TypedDay: fieldSchema(dayField('Day'), 'json'),
  ChosenExtra: jsonSchemaOf(wantedExtra, 'input'),
  OfferedExtra: jsonSchemaOf(offeredExtra, 'output'),
  ChildRules: jsonSchemaOf(childRules, 'output'),
  QuotedNight: jsonSchemaOf(quotedNight, 'output'),
  QuotedRooms: jsonSchemaOf(quotedRooms, 'output'),
  Quote: jsonSchemaOf(quote, 'output'),
  BookingState: { type: 'string', enum: [...bookingStates] },
  Guest: jsonSchemaOf(guest, 'output'),
  BookedRoom: jsonSchemaOf(bookedRoom, 'output'),
  Proposal: jsonSchemaOf(proposal, 'output'),
  ChangedKind: jsonSchemaOf(changedKind, 'input'),
  ProposalAnswer: jsonSchemaOf(api.answerProposal.body, 'input'),
  BookingRequest: jsonSchemaOf(bookingRequest, 'output'),
  BookingRequestAnswer: jsonSchemaOf(api.cancelBooking.response, 'output'),
  RoomsGivenBack: jsonSchemaOf(api.giveRoomsBack.body, 'input'),
  BookingRequestPage: jsonSchemaOf(api.listUserPendingRequests.response, 'output'),
  DeskAct: jsonSchemaOf(deskAct, 'output'),
  HostNote: jsonSchemaOf(hostNote, 'output'),
  DeskBooking: jsonSchemaOf(deskBooking, 'output'),
  DeskBookingPage: jsonSchemaOf(api.listVendorBookings.response, 'output'),
  AnsweredRequest: jsonSchemaOf(answeredRequest, 'output'),
  ...partsOf(jsonSchemaOf(calendar, 'output'), { CalendarFeed: 'feed', CalendarLink: 'out' }),
  CalendarClash: jsonSchemaOf(clash, 'output'),
  Calendar: jsonSchemaOf(calendar, 'output'),
  CalendarAnswer: jsonSchemaOf(api.addCalendar.response, 'output'),
  CalendarsAnswer: jsonSchemaOf(api.listCalendars.response, 'output'),
  Closing: jsonSchemaOf(closing, 'output'),
  ClosingAnswer: jsonSchemaOf(api.closeNights.response, 'output'),
  RefusedGuest: jsonSchemaOf(refusedGuest, 'output'),
  LinkToken: jsonSchemaOf(api.answerByLink.body, 'input'),
  LinkedRequestAnswer: jsonSchemaOf(api.answerByLink.response, 'output'),
  VoucherLinkWish: jsonSchemaOf(api.makeVoucherLink.body, 'input'),
  ...partsOf(jsonSchemaOf(api.makeVoucherLink.response, 'output'), { VoucherLink: 'data' }),
  VoucherLinkAnswer: jsonSchemaOf(api.makeVoucherLink.response, 'output'),
  Review: jsonSchemaOf(review, 'output'),
  ReviewAnswer: jsonSchemaOf(api.writeReview.response, 'output'),
  PerhapsReviewAnswer: jsonSchemaOf(api.getOwnReview.response, 'output'),
  VendorPropertyPage: jsonSchemaOf(api.listVendorProperties.response, 'output'),
  Done: jsonSchemaOf(api.userLogout.response, 'output'),
  Address: jsonSchemaOf(address, 'output'),
  Photo: jsonSchemaOf(image, 'output'),
  ...partsOf(jsonSchemaOf(hotel, 'output'), { HotelAmenities: 'amenities' }),
  ...partsOf(jsonSchemaOf(room, 'output'), { RoomAmenities: 'amenities' }),
  Room: jsonSchemaOf(room, 'output'),
  KeptRoom: jsonSchemaOf(keptRoom, 'output'),
  RemovedRoom: jsonSchemaOf(removedRoom, 'output'),
  KeptRooms: jsonSchemaOf(api.joinKeptRooms.body, 'input'),
  KeptRoomsAnswer: jsonSchemaOf(api.getKeptRooms.response, 'output'),
  ...accountShapes,
  ...messageShapes,
  ...paymentShapes,
  Rating: jsonSchemaOf(rating, 'output'),
  Hotel: jsonSchemaOf(hotel, 'output'),
  RoomHit: jsonSchemaOf(roomHit, 'output'),
  RoomPage: jsonSchemaOf(api.browseRooms.response, 'output'),
  FoundPage: jsonSchemaOf(api.searchRooms.response, 'output'),
  SearchCounts: jsonSchemaOf(api.countRooms.response, 'output'),
  KindPrice: jsonSchemaOf(kindPrice, 'output'),
  WeekdayPrice: jsonSchemaOf(weekdayPrice, 'output'),
  KindPriceForm: jsonSchemaOf(sentPrice, 'input'),
  WeekdayPriceForm: jsonSchemaOf(sentWeekday, 'input'),
  ...partsOf(jsonSchemaOf(api.getRates.response, 'output'), { OwnRates: 'data' }),
  OwnRatesAnswer: jsonSchemaOf(api.getRates.response, 'output'),
  VendorProperty: jsonSchemaOf(vendorProperty, 'output'),
  VendorPropertyAnswer: jsonSchemaOf(api.getVendorProperty.response, 'output'),
  ...partsOf(jsonSchemaOf(api.updateProperty.body, 'input'), { AddressForm: 'address', HotelForm: 'hotelDetail' }),
  ...partsOf(jsonSchemaOf(api.getUserProfile.response, 'output'), { UserProfile: 'data' }),
  UserProfileAnswer: jsonSchemaOf(api.getUserProfile.response, 'output'),
  ...partsOf(jsonSchemaOf(api.getVendorProfile.response, 'output'), { VendorProfile: 'data' }),
  VendorProfileAnswer: jsonSchemaOf(api.getVendorProfile.response, 'output'),
  Challenge: jsonSchemaOf(api.resendUserOtp.body, 'input'),
  CodeTry: jsonSchemaOf(api.verifyUserOtp.body, 'input'),
  NewPassword: jsonSchemaOf(api.resetUserPassword.body, 'input'),
  UserEmail: jsonSchemaOf(api.sendUserEmailCode.response, 'output'),
  VendorEmail: jsonSchemaOf(api.sendVendorEmailCode.response, 'output'),
  EmailCode: jsonSchemaOf(api.confirmUserEmail.body, 'input'),
  EmailLink: jsonSchemaOf(api.confirmUserEmailByLink.body, 'input'),
  CorrectedEmail: jsonSchemaOf(api.changeUserEmail.body, 'input'),
  UserChallenge: jsonSchemaOf(api.sendUserOtp.response, 'output'),
  VendorChallenge: jsonSchemaOf(api.sendVendorOtp.response, 'output'),
};

const message = { type: 'string', description: 'An English sentence for the person who asked.' };

const params = {
  type: 'object',
  description: 'Values for the sentence of the code, such as a bound.',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
};

/** The form of every failed call, by its name in the document: `ErrorBody` of shared/errors.ts. */
const failureShapes = {
  ErrorCode: { type: 'string', enum: Object.keys(errorCatalogue) },
  ErrorBody: {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message,
      code: { $ref: '#/components/schemas/ErrorCode' },
      params,
      issues: {
        type: 'array',
        description: 'The fields that were refused.',
        items: { $ref: '#/components/schemas/Issue' },
      },
      challenge: { $ref: '#/components/schemas/WorkChallenge' },
      quote: { $ref: '#/components/schemas/Quote' },
      terms: { $ref: '#/components/schemas/BookingTerms' },
    },
  },
  WorkChallenge: workChallenge,
  IssueCode: { type: 'string', enum: Object.keys(issueSentences) },
  Issue: {
    type: 'object',
    required: ['path', 'code', 'message'],
    properties: {
      path: { type: 'string', description: 'As sent: `hotelDetail.rooms.0.price`.' },
      code: { $ref: '#/components/schemas/IssueCode' },
      params,
      message,
    },
  },
  GatewayError: {
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string', description: 'Not meant for people.' } },
  },
};

/** The shapes that have a name in the document. */
export function shapes(): Record<string, unknown> {
  const own = Object.entries(repeated).map(([name, schema]) => [name, eachPart(schema, referring)]);
  return { ...Object.fromEntries(own), ...failureShapes };
}

function partsOf({ properties = {} }: JsonSchema, names: Record<string, string>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(names).map(([name, field]) => [name, properties[field] as JsonSchema]));
}

const names = new Map(Object.entries(repeated).map(([name, schema]) => [identity(schema), name]));

/** A schema with a reference in the place of each shape that has a name. */
export function referring(schema: unknown): unknown {
  const name = isObject(schema) ? names.get(identity(schema)) : undefined;
  if (name === undefined) return eachPart(schema, referring);
  const { default: preset } = schema as JsonSchema;
  return { $ref: `#/components/schemas/${name}`, ...(preset !== undefined && { default: preset }) };
}

/** Two shapes are one where they differ in title and default alone. */
function identity({ title: _, default: __, ...schema }: JsonSchema): string {
  return JSON.stringify(schema);
}

function eachPart(schema: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(schema)) return schema.map(change);
  if (!isObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, change(part)]));
}

function isObject(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
