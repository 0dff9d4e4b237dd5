import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { partyIssues } from '../rules/party.ts';
import { roomFields } from '../rules/property.ts';
import { requestFields, requestIssues, roomsOfRequest, wantedIssues } from '../rules/stays.ts';
import { revision } from './bookingRooms.ts';
import { bookingRequest } from './bookings.ts';
import { id, refuse, reply, typedFields, value, yesOrNo } from './fields.ts';
import { form } from './form.ts';
import { partyFields, seenTotal, wantedCount } from './newRequests.ts';

const { roomNumber, price } = roomFields;

/** A room of a booking, the room that is to take its place, by their numbers, and its price a night from then on. */
const proposedRoom = z.object({ roomNumber: value(roomNumber), toRoomNumber: value(roomNumber), price: value(price) });

/** Rooms that are proposed, each of the booking's once. */
const proposedRooms = z.array(proposedRoom).check(z.minLength(1), z.maxLength(roomsOfRequest.max), (context) => {
  const numbers = new Set(context.value.map((each) => each.roomNumber));
  if (numbers.size < context.value.length) refuse(context, { path: '', code: 'room_repeated' });
});

/** Rooms of a booking after a change: so many of a kind. */
export const changedKind = z.object({ kind: id, count: wantedCount });

/** A stay after a change: rooms, children and extras that are left out stay, and `total` is what whoever proposes has seen, whole PKR. */
const changedStay = {
  ...typedFields(requestFields),
  kinds: z.optional(z.array(changedKind).check(z.maxLength(roomsOfRequest.max))),
  ...partyFields,
  total: value(seenTotal),
};

type ChangedStay = z.output<z.ZodMiniObject<typeof changedStay>>;

/** All that is wrong with a change of a stay at any moment. */
function stayIssuesOf({ kinds, ...sent }: Omit<ChangedStay, 'total'>) {
  const ofKinds = kinds ? wantedIssues({ rooms: kinds }) : [];
  return [
    ...requestIssues(sent, { now: 'any' }),
    ...partyIssues(sent),
    ...ofKinds.map((issue) => ({ ...issue, path: 'kinds' })),
  ];
}

const { bookingStartDate, bookingEndDate, guests, kinds, total } = changedStay;

/** Either rooms by their numbers, or a change of the stay. */
const ownersChange = z.pipe(
  form(
    {
      rooms: z.optional(proposedRooms),
      ...{ bookingStartDate: z.optional(bookingStartDate), bookingEndDate: z.optional(bookingEndDate) },
      ...{ guests: z.optional(guests), kinds, ...partyFields, total: z.optional(total), revision },
    },
    ({ rooms, ...sent }) => (rooms ? [] : stayIssuesOf(filled(sent))),
  ),
  z.transform(({ rooms, revision: of, total: seen, ...sent }) =>
    rooms ? { rooms, revision: of } : { stay: { ...filled(sent), total: seen }, revision: of },
  ),
);

/** A field that was left out is an empty one. */
function filled(sent: Partial<Omit<ChangedStay, 'total'>>): Omit<ChangedStay, 'total'> {
  return {
    ...sent,
    bookingStartDate: sent.bookingStartDate ?? '',
    bookingEndDate: sent.bookingEndDate ?? '',
    guests: sent.guests ?? '',
  };
}

/** Errors of a proposal, whoever makes it. */
const changeErrors = [
  'booking_not_found',
  'rooms_fixed',
  'booking_changed',
  'room_not_found',
  'nights_taken',
  'room_unavailable',
  'too_few_rooms',
  'price_changed',
  'proposal_open',
  'being_changed',
  'conflict',
] as const;

export const proposeChange = endpoint({
  method: 'POST',
  path: '/vendor/booking/{bookingRequestId}/proposal',
  auth: { role: 'vendor', staff: true },
  summary:
    'Propose to the guest of an active booking other `rooms`, each at most at its own price or at what was agreed, or other days, ' +
    'guests, `kinds` and extras, at the `total` of now. `revision` is that of the booking as it was shown.',
  params: z.object({ bookingRequestId: id }),
  body: ownersChange,
  status: 201,
  response: reply(bookingRequest),
  errors: [...changeErrors, 'price_above_list', 'nobody_to_ask'],
});

export const proposeChangeAsGuest = endpoint({
  method: 'POST',
  path: '/user/booking/{bookingRequestId}/proposal',
  auth: { role: 'user' },
  summary:
    'Ask the owner for other days, guests, `kinds` or extras of an own request or booking, at the `total` of now. What was agreed stands ' +
    'until a yes. `revision` is that of the booking as it was shown, 0 without one.',
  params: z.object({ bookingRequestId: id }),
  body: z.pipe(
    form({ ...changedStay, revision }, (sent) => stayIssuesOf(sent)),
    z.transform(({ revision: of, ...stay }) => ({ stay, revision: of })),
  ),
  status: 201,
  response: reply(bookingRequest),
  errors: [...changeErrors, 'refused_by_host'],
});

const proposalId = z.object({ bookingRequestId: id, proposalId: id });

/** Errors of a move of a proposal that waits. */
const overErrors = ['booking_not_found', 'proposal_over', 'conflict'] as const;

export const withdrawProposal = endpoint({
  method: 'DELETE',
  path: '/vendor/booking/{bookingRequestId}/proposal/{proposalId}',
  auth: { role: 'vendor', staff: true },
  summary: 'Take a proposal back that waits for an answer. What was agreed stands, and the guest is told.',
  params: proposalId,
  response: reply(bookingRequest),
  errors: [...overErrors],
});

export const withdrawProposalAsGuest = endpoint({
  method: 'DELETE',
  path: '/user/booking/{bookingRequestId}/proposal/{proposalId}',
  auth: { role: 'user' },
  summary:
    'Take an own wish for a change back while it waits for an answer. What was agreed stands, and the owner is told.',
  params: proposalId,
  response: reply(bookingRequest),
  errors: [...overErrors],
});

const answers = {
  method: 'PUT',
  params: proposalId,
  body: z.object({ agree: yesOrNo }),
  response: reply(bookingRequest),
  errors: [...overErrors, 'proposal_blocked', 'being_changed'],
} as const;

export const answerProposalAsOwner = endpoint({
  ...answers,
  path: '/vendor/booking/{bookingRequestId}/proposal/{proposalId}',
  auth: { role: 'vendor', staff: true },
  summary:
    'Answer the wish of a guest for a change, until it ends, as a guest answers. A request that was changed so still waits to be accepted, ' +
    'until its time to answer ends.',
});

export const answerProposal = endpoint({
  ...answers,
  path: '/user/booking/{bookingRequestId}/proposal/{proposalId}',
  auth: { role: 'user' },
  summary:
    'Answer a proposal of the owner, until it ends. A yes changes the booking at once; where a night was taken, or a room is gone, ' +
    'it ends the proposal, and what was agreed stands.',
});
