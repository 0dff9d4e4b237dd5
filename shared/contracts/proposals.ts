import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { roomFields } from '../rules/property.ts';
import { roomsOfRequest } from '../rules/stays.ts';
import { revision } from './bookingRooms.ts';
import { bookingRequest } from './bookings.ts';
import { id, refuse, reply, value, yesOrNo } from './fields.ts';

const { roomNumber, price } = roomFields;

/** A room of a booking, the room that is to take its place, by their numbers, and its price a night from then on. */
const proposedRoom = z.object({ roomNumber: value(roomNumber), toRoomNumber: value(roomNumber), price: value(price) });

/** Rooms that are proposed, each of the booking's once. */
const proposedRooms = z.array(proposedRoom).check(z.minLength(1), z.maxLength(roomsOfRequest.max), (context) => {
  const numbers = new Set(context.value.map((each) => each.roomNumber));
  if (numbers.size < context.value.length) refuse(context, { path: '', code: 'room_repeated' });
});

export const proposeChange = endpoint({
  method: 'POST',
  path: '/vendor/booking/{bookingRequestId}/proposal',
  auth: { role: 'vendor', staff: true },
  summary:
    'Propose other rooms to the guest of an active booking, each at most at its own price or at what was agreed, which stands ' +
    'until the guest says yes. `revision` is that of the booking as it was shown.',
  params: z.object({ bookingRequestId: id }),
  body: z.object({ rooms: proposedRooms, revision }),
  status: 201,
  response: reply(bookingRequest),
  errors: [
    'booking_not_found',
    'rooms_fixed',
    'booking_changed',
    'room_not_found',
    'nights_taken',
    'price_above_list',
    'nobody_to_ask',
    'proposal_open',
    'being_changed',
    'conflict',
  ],
});

const proposalId = z.object({ bookingRequestId: id, proposalId: id });

export const withdrawProposal = endpoint({
  method: 'DELETE',
  path: '/vendor/booking/{bookingRequestId}/proposal/{proposalId}',
  auth: { role: 'vendor', staff: true },
  summary: 'Take a proposal back that waits for an answer. What was agreed stands, and the guest is told.',
  params: proposalId,
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'proposal_over', 'conflict'],
});

export const answerProposal = endpoint({
  method: 'PUT',
  path: '/user/booking/{bookingRequestId}/proposal/{proposalId}',
  auth: { role: 'user' },
  summary:
    'Answer a proposal of the owner, until it ends. A yes changes the booking at once; where a night was taken, or a room is gone, ' +
    'it ends the proposal, and what was agreed stands.',
  params: proposalId,
  body: z.object({ agree: yesOrNo }),
  response: reply(bookingRequest),
  errors: ['booking_not_found', 'proposal_over', 'proposal_blocked', 'being_changed', 'conflict'],
});
