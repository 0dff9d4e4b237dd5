import type { Talker } from '../../../../shared/rules/messages.ts';
import type { Session } from '../../session.ts';

/** A thread as its reader names it: a guest by the property, the hotel's side by the id of the thread. */
export interface ThreadName {
  side: Talker;
  id: string;
  /** Of an owner's thread in which nothing was written yet: a booking of its guest. */
  bookingRequestId?: string;
}

/** The side on which somebody writes. */
export function sideOf({ role }: Pick<Session, 'role'>): Talker {
  return role === 'user' ? 'guest' : 'owner';
}

/** One text for one thread. */
export function keyOf({ side, id }: ThreadName): string {
  return `${side}/${id}`;
}
