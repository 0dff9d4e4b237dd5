import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { messageReportFields } from '../rules/messageFields.ts';
import { matching, optionalText, plainReply, value, yesOrNo } from './fields.ts';
import { propertyId, threadId } from './threads.ts';

/** The number of a message. */
const messageId = matching(/^[1-9][0-9]{0,5}$/, 'not_an_id');

/** Up to which message one has read. */
const readMark = z.object({ upTo: messageId });

export const readThread = endpoint({
  method: 'PUT',
  path: '/user/thread/{propertyId}/read',
  auth: { role: 'user' },
  summary: 'Note up to which message the own conversation with a hotel was read.',
  params: propertyId,
  body: readMark,
  response: plainReply({}),
  errors: ['thread_not_found', 'conflict'],
});

export const readThreadAsOwner = endpoint({
  method: 'PUT',
  path: '/vendor/thread/{threadId}/read',
  auth: { role: 'vendor', staff: true },
  summary: 'Note up to which message a conversation with a guest was read by the side of the hotel.',
  params: threadId,
  body: readMark,
  response: plainReply({}),
  errors: ['thread_not_found', 'conflict'],
});

const block = z.object({ blocked: yesOrNo });

export const blockThread = endpoint({
  method: 'PUT',
  path: '/user/thread/{propertyId}/block',
  auth: { role: 'user' },
  summary: 'Block the owner of a hotel in the own conversation, or allow messages again. A booking and its mails stay.',
  params: propertyId,
  body: block,
  response: plainReply({}),
  errors: ['thread_not_found', 'conflict'],
});

export const blockThreadAsOwner = endpoint({
  method: 'PUT',
  path: '/vendor/thread/{threadId}/block',
  auth: { role: 'vendor' },
  summary: 'Block a guest in a conversation, or allow messages again. A booking and its mails stay.',
  params: threadId,
  body: block,
  response: plainReply({}),
  errors: ['thread_not_found', 'conflict'],
});

const report = {
  body: z.object({
    messageId,
    reason: value(messageReportFields.reason),
    note: optionalText(messageReportFields.note),
  }),
  status: 201,
  response: plainReply({}),
  errors: ['thread_not_found', 'message_not_found', 'too_many_attempts'],
} as const;

export const reportMessage = endpoint({
  ...report,
  method: 'POST',
  path: '/user/thread/{propertyId}/reports',
  auth: { role: 'user' },
  summary:
    'Report a message of the owner to those who run Sarai, with the two messages before it. The owner is not told.',
  params: propertyId,
});

export const reportMessageAsOwner = endpoint({
  ...report,
  method: 'POST',
  path: '/vendor/thread/{threadId}/reports',
  auth: { role: 'vendor', staff: true },
  summary:
    'Report a message of a guest to those who run Sarai, with the two messages before it. The guest is not told.',
  params: threadId,
});
