import type { AdvanceEventName } from '../../shared/rules/advanceLife.ts';
import type { BookingEventName } from '../../shared/rules/bookingLife.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import type { ProposalEventName } from '../../shared/rules/proposalLife.ts';
import type { RoomsChange } from '../../shared/rules/roomMoves.ts';
import type { SortKeys, TableTrigger } from '../runtime/onEvent.ts';

/** Detail of an event of a booking, its proposal or its advance: the booking's id, and the instant of the move as the record has it, ISO 8601. */
interface BookingDetail {
  bookingId: string;
  at: string;
}

/** Detail of an event of a property, as of a revision of the item that tells it. */
interface PropertyDetail {
  propertyId: string;
  revision: number;
}

/**
 * Details of events, by their names: ids, the moment or the revision, and whatever of that moment the record does not tell later.
 * Nothing that anybody typed, no address and no number of a person is in one.
 */
export interface EventDetails
  extends Record<Exclude<BookingEventName, 'booking.changed'> | ProposalEventName | AdvanceEventName, BookingDetail> {
  'booking.changed': BookingDetail & RoomsChange;
  'rooms.removed': PropertyDetail & { vendorId: string };
  'rooms.renumbered': PropertyDetail & { vendorId: string; roomIds: string[] };
  'vendor.confirmed': { vendorId: string };
  'review.written': PropertyDetail;
  'nights.closing': { propertyId: string; closingId: string };
  'calendar.changed': { propertyId: string; calendarId: string };
  'calendar.clashed': { propertyId: string; calendarId: string; at: string };
  'message.sent': { threadId: string; messageId: string; by: Talker };
}

export type EventName = keyof EventDetails;

/** An event that something has happened, with its detail. */
export type DomainEvent<Name extends EventName = EventName> = {
  [Each in Name]: { name: Each; detail: EventDetails[Each] };
}[Name];

/** The item of a table whose change an event tells, and which change that is. */
interface Teller extends Pick<TableTrigger, 'table'> {
  sk: SortKeys;
  change: string;
}

const ofBooking = (change: string) => ({ table: 'bookings', sk: 'booking', change }) as const;
const ofProposal = (change: string) => ({ table: 'bookings', sk: 'proposal', change }) as const;
const ofAdvance = (change: string) => ({ table: 'bookings', sk: 'advance', change }) as const;
/** A closing has its id in its sort key, and so has a calendar. */
const closings = { prefix: 'closing#' } as const;
const ofClosing = (change: string) => ({ table: 'bookings', sk: closings, change }) as const;
const ofCalendar = (prefix: string, change: string) => ({ table: 'bookings', sk: { prefix }, change }) as const;
const ofProperty = (sk: string, change: string) => ({ table: 'properties', sk, change }) as const;

/** Every event there is and who tells it. Who hears it stands in `functions/events/`; docs/events.md shows both. */
export const domainEvents = {
  'booking.requested': ofBooking('a request was stored'),
  'booking.taken': ofBooking('an owner entered a booking'),
  'booking.accepted': ofBooking('a request became a booking'),
  'booking.declined': ofBooking('a request was rejected or declined'),
  'booking.withdrawn': ofBooking('a request was taken back'),
  'booking.expired': ofBooking('the time to answer ended'),
  'booking.cancelled': ofBooking('a booking was cancelled'),
  'booking.missed': ofBooking('a guest did not come'),
  'booking.reinstated': ofBooking('a late payment let a booking stand again that had lapsed'),
  'booking.reminded': ofBooking('its guest is to be reminded now'),
  'booking.renumbered': ofBooking('the room of a booking got another number'),
  'booking.changed': ofBooking('guest or owner changed its rooms, or agreed to a change'),
  'proposal.made': ofProposal('a side proposed a change'),
  'proposal.refused': ofProposal('the other side said no'),
  'proposal.withdrawn': ofProposal('the side that proposed took it back'),
  'proposal.ended': ofProposal('nobody answered in time, or the yes could not be carried out'),
  'advance.reminded': ofAdvance('half of its time is over'),
  'advance.sent': ofAdvance('its guest sent a proof'),
  'advance.pressed': ofAdvance('its owner has not answered a proof for 12 or 24 hours'),
  'advance.received': ofAdvance('its owner said what came'),
  'advance.unseen': ofAdvance('its owner did not see the payment'),
  'advance.disputed': ofAdvance('its owner did not see the payment again'),
  'advance.lapsed': ofAdvance('its time ended'),
  'advance.waived': ofAdvance('its owner wants none'),
  'advance.stopped': ofAdvance('its owner was suspended'),
  'advance.settled': ofAdvance('an operator settled it'),
  'refund.due': ofAdvance('something of it is to be paid back'),
  'refund.late': ofAdvance('it was not paid back in time'),
  'refund.sent': ofAdvance('its owner said that he has paid back'),
  'refund.confirmed': ofAdvance('its guest has the refund'),
  'refund.denied': ofAdvance('its guest does not have the refund'),
  'rooms.removed': ofProperty('removal', 'a removal of rooms ended, be it done or given up'),
  'rooms.renumbered': ofProperty('property', 'rooms got other numbers'),
  'vendor.confirmed': ofProperty('properties', 'the owner confirmed the e-mail'),
  'review.written': ofProperty('reviews', 'the sums of the reviews changed'),
  'nights.closing': ofClosing('an owner closes nights, or opens them'),
  'calendar.changed': ofCalendar('calendar#', 'an owner added, changed or removed a calendar, or asks for a reading'),
  'calendar.clashed': ofCalendar('clash#', 'events of a calendar began to clash'),
  'message.sent': { table: 'messages', sk: { prefix: 'message#' }, change: 'a guest or an owner wrote to the other' },
} as const satisfies Record<EventName, Teller>;

/** The sort keys of the items of a table whose changes tell events. */
export function toldKeys(table: TableTrigger['table']): SortKeys[] {
  return [...new Set(Object.values<Teller>(domainEvents).flatMap((each) => (each.table === table ? [each.sk] : [])))];
}
