import type { DomainEvent, EventName } from '../bus/domainEvents.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { bookingNotices, bookingPorts } from './bookingNotices.ts';
import { messageNotices, messagePorts } from './messageNotices.ts';
import type { Notice } from './notice.ts';

/** Ports that read the facts of notifications. */
export const noticePorts = { ...bookingPorts, ...messagePorts };

type Open = OpenPorts<typeof noticePorts>;

type Rules = { [Name in EventName]?: (event: DomainEvent<Name>, ports: Open) => Promise<Notice[]> };

/** The notifications of each event: none where it says nothing that is so any more. An event that is not listed tells no phone. */
const rules = {
  'booking.requested': bookingNotices,
  'booking.accepted': bookingNotices,
  'booking.declined': bookingNotices,
  'booking.withdrawn': bookingNotices,
  'booking.cancelled': bookingNotices,
  'booking.reinstated': bookingNotices,
  'booking.reminded': bookingNotices,
  'advance.reminded': bookingNotices,
  'advance.sent': bookingNotices,
  'advance.pressed': bookingNotices,
  'advance.unseen': bookingNotices,
  'refund.due': bookingNotices,
  'refund.late': bookingNotices,
  'refund.sent': bookingNotices,
  'advance.stopped': bookingNotices,
  'message.sent': messageNotices,
} satisfies Rules;

export type NoticeEvent = keyof typeof rules;

/** The events of which phones are told. */
export const toldEvents = Object.keys(rules) as NoticeEvent[];

export function noticesOf(event: DomainEvent<NoticeEvent>, ports: Open): Promise<Notice[]> {
  const noticesIn = rules[event.name] as (event: DomainEvent<NoticeEvent>, ports: Open) => Promise<Notice[]>;
  return noticesIn(event, ports);
}
