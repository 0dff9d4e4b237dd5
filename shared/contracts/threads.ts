import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { closingCauses, inboxPageSize, talkers, threadPageSize } from '../rules/messages.ts';
import { id, listOf, ofOwn, page, pageQuery, reply, yesOrNo } from './fields.ts';

/**
 * A message of a thread. `_id` counts the messages of the thread from 1, in the order in which the server took them; `at` is an ISO instant.
 * Until a booking of the two is agreed, links and long numbers in `text` are covered for both of them. The days are those that it asks about, `YYYY-MM-DD`. `name` is the
 * member of the staff who wrote it, for the hotel's side alone.
 */
export const message = z.object({
  _id: z.string(),
  by: z.enum(talkers),
  text: z.string(),
  at: z.string(),
  bookingStartDate: z.optional(z.string()),
  bookingEndDate: z.optional(z.string()),
  name: z.optional(z.string()),
});

export type Message = z.output<typeof message>;

/** All that a thread says of itself: the other side's first name is empty once that account is gone. */
const ofThread = { _id: z.string(), propertyId: z.string(), hotelName: z.string(), name: z.string() };

/**
 * A thread in an inbox: when its last message was written, by whom and how it begins (80 letters, covered where it was written before
 * a booking was agreed), and how many messages of the other side are unread.
 */
export const threadLine = z.object({
  ...ofThread,
  ...{ at: z.string(), by: z.enum(talkers), beginning: z.string(), unread: z.int() },
});

export type ThreadLine = z.output<typeof threadLine>;

/**
 * A thread above its messages. `agreed`: nothing is covered. `closed` says why no more can be written, and `blocked` that the reader's own side
 * has blocked it. `unread` counts messages of the other side from the last one that was read on.
 */
const thread = z.object({
  ...ofThread,
  unread: z.int(),
  agreed: z.boolean(),
  closed: z.optional(z.enum(closingCauses)),
  blocked: z.optional(z.literal(true)),
});

export type Thread = z.output<typeof thread>;

export const propertyId = z.object({ propertyId: id });
export const threadId = z.object({ threadId: id });

/** An inbox: threads, or those that the reader has blocked. */
const inbox = listOf(threadLine, { blocked: z.optional(yesOrNo), ...pageQuery(inboxPageSize) });

export const listUserThreads = endpoint({
  method: 'GET',
  path: '/user/threads/{userId}',
  ...ofOwn('user'),
  summary:
    'The own conversations with hotels, the latest message first; `blocked` lists those that were blocked instead.',
  ...inbox,
});

export const listVendorThreads = endpoint({
  method: 'GET',
  path: '/vendor/threads/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary:
    'The conversations of a hotel with guests, the latest message first; `blocked` lists those that were blocked instead.',
  ...inbox,
});

/** How many threads have something unread, 100 at most. */
const unreadThreads = reply(z.object({ threads: z.int() }));

export const countUserUnreadThreads = endpoint({
  method: 'GET',
  path: '/user/unread-threads/{userId}',
  ...ofOwn('user'),
  summary: 'How many of the own conversations have an unread message, 100 at most.',
  response: unreadThreads,
});

export const countVendorUnreadThreads = endpoint({
  method: 'GET',
  path: '/vendor/unread-threads/{vendorId}',
  ...ofOwn('vendor', 'staff'),
  summary: 'How many conversations of a hotel have an unread message, 100 at most.',
  response: unreadThreads,
});

/** A thread and a page of its messages, the newest first. */
const threadPage = z.extend(page(message), { thread });

export const getUserThread = endpoint({
  method: 'GET',
  path: '/user/thread/{propertyId}',
  auth: { role: 'user' },
  summary: 'The own conversation with a hotel, the newest message first; without messages where none was written yet.',
  params: propertyId,
  query: z.object(pageQuery(threadPageSize)),
  response: threadPage,
  errors: ['invalid_cursor', 'room_not_found'],
});

export const getVendorThread = endpoint({
  method: 'GET',
  path: '/vendor/thread/{threadId}',
  auth: { role: 'vendor', staff: true },
  summary:
    'A conversation with a guest, the newest message first. Where none was written yet, `bookingRequestId` of a booking of that guest opens it.',
  params: threadId,
  query: z.object({ bookingRequestId: z.optional(id), ...pageQuery(threadPageSize) }),
  response: threadPage,
  errors: ['invalid_cursor', 'thread_not_found'],
});
