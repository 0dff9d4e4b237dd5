import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { aboutIssues, messageFields } from '../rules/messageFields.ts';
import { stayFields } from '../rules/stays.ts';
import { id, reply, requestKey, typedFields, value } from './fields.ts';
import { form } from './form.ts';
import { message, propertyId, threadId } from './threads.ts';

/** A message as it is sent: with the days that it is about, if any. */
const written = {
  text: value(messageFields.text),
  requestKey,
  ...{
    bookingStartDate: z.optional(typedFields(stayFields).bookingStartDate),
    bookingEndDate: z.optional(typedFields(stayFields).bookingEndDate),
  },
};

const sendErrors = [
  'writer_unconfirmed',
  'thread_closed',
  'message_sent_before',
  'too_many_attempts',
  'conflict',
] as const;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/user/thread/{propertyId}/messages',
  auth: { role: 'user' },
  summary:
    'Write to the owner of a hotel, also before a request. Messages with one `requestKey` are one, for a week at least.',
  params: propertyId,
  body: form(written, (sent) => aboutIssues(sent)),
  status: 201,
  response: reply(message),
  errors: [...sendErrors, ...(['room_not_found', 'host_unconfirmed', 'refused_by_host'] as const)],
});

export const sendMessageAsOwner = endpoint({
  method: 'POST',
  path: '/vendor/thread/{threadId}/messages',
  auth: { role: 'vendor', staff: true },
  summary:
    'Write to a guest in the name of the hotel. The first message of a conversation wants `bookingRequestId` of a booking of that guest. Messages with one `requestKey` are one.',
  params: threadId,
  body: z.object({ text: written.text, requestKey, bookingRequestId: z.optional(id) }),
  status: 201,
  response: reply(message),
  errors: [...sendErrors, 'thread_not_found'],
});
