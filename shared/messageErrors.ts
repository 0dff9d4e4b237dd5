import { savedAnswerBounds } from './rules/messages.ts';

/** Errors about messages and what is kept for them: a part of the catalogue. */
export const messageErrors = {
  writer_unconfirmed: {
    status: 403,
    message: 'Confirm your email before you write a message. We send you a code and a link for it.',
  },
  thread_not_found: { status: 404, message: 'This conversation is not one of yours. Look at your messages.' },
  message_not_found: { status: 404, message: 'This message is not there any more.' },
  host_unconfirmed: {
    status: 409,
    message: 'This host has not confirmed an email yet, and cannot be asked. You can send a request for a room.',
  },
  thread_closed: { status: 409, message: 'No more messages can be sent here.' },
  message_sent_before: {
    status: 409,
    message: 'You sent another message from here before. It stands above. Send again to send this as well.',
  },
  too_many_answers: {
    status: 409,
    message: `You keep ${savedAnswerBounds.most} answers; that is the limit. Remove one first.`,
  },
} as const;
