import type { Message, Thread } from '../../../web/src/features/messages/api/messages.ts';
import { answer } from './fakeApi.ts';

/** A thread with the owner of the hotel batura, who has read nothing of it. */
export const thread: Thread = {
  _id: 't1',
  propertyId: 'batura',
  hotelName: 'Batura Inn',
  name: 'Karim',
  unread: 0,
  agreed: false,
};

/** The message of that number, as many minutes after noon on a day in November. */
export function messageOf(number: number, part: Partial<Message> = {}): Message {
  const minutes = String(number % 60).padStart(2, '0');
  return {
    _id: String(number),
    by: 'guest',
    text: `Message ${number}`,
    at: `2026-11-20T07:${minutes}:00.000Z`,
    ...part,
  };
}

const page = (messages: readonly Message[], part: Partial<Thread>, nextCursor?: string) => ({
  code: 'thread' as const,
  message: '',
  data: [...messages].reverse(),
  thread: { ...thread, ...part },
  ...(nextCursor !== undefined && { nextCursor }),
});

/** From now on the API has these messages, oldest first, for a guest or for the hotel's side. */
export function haveMessages(messages: readonly Message[], part: Partial<Thread> = {}): void {
  answer('getUserThread', page(messages, part));
  answer('getVendorThread', page(messages, part));
}

/** From now on the thread of a guest has two pages. */
export function haveTwoPages(older: readonly Message[], newer: readonly Message[]): void {
  answer('getUserThread', ({ query }) => (query.cursor ? page(older, {}) : page(newer, {}, 'older')));
}
