import { type BookingEventName, eventOfMove } from '../../shared/rules/bookingLife.ts';
import type { DomainEvent } from '../bus/domainEvents.ts';
import type { Change } from '../runtime/changes.ts';
import { type Booking, hasTraveller } from './booking.ts';

/** The events of a change of a booking's record. */
export function bookingEvents({ before, after }: Change<Booking>): DomainEvent[] {
  if (!after) return [];
  const { id: bookingId, askedAt, answeredAt, endedAt } = after;
  const told = (name: DomainEvent['name'], at: string) => [{ name, detail: { bookingId, at } } as DomainEvent];
  if (!before) {
    const name = birthOf(after);
    return name ? told(name, askedAt) : [];
  }
  if (before.state === after.state) return ofStay(before, after);
  const name = eventOfMove(before.state, after.state);
  return name ? told(name, endedAt ?? answeredAt ?? askedAt) : [];
}

/** A request waits; a booking that an owner enters is agreed. */
function birthOf(booking: Booking): BookingEventName | undefined {
  if (booking.state === 'pending') return 'booking.requested';
  return hasTraveller(booking) ? undefined : 'booking.taken';
}

/** The events of a request or booking that stays in its state. */
function ofStay(before: Booking, { id: bookingId, state, remindedAt, renumberedAt, changed }: Booking): DomainEvent[] {
  const changedEvents = changedEvent(before, { changed, bookingId });
  // A guest has a room once a request is accepted: a number before is nobody's.
  if (state !== 'active') return state === 'pending' ? changedEvents : [];
  const events: DomainEvent[] = [];
  if (remindedAt !== undefined && remindedAt !== before.remindedAt) {
    events.push({ name: 'booking.reminded', detail: { bookingId, at: remindedAt } });
  }
  if (renumberedAt !== undefined && renumberedAt !== before.renumberedAt) {
    events.push({ name: 'booking.renumbered', detail: { bookingId, at: renumberedAt } });
  }
  return [...events, ...changedEvents];
}

function changedEvent(
  before: Booking,
  { changed, bookingId }: Pick<Booking, 'changed'> & { bookingId: string },
): DomainEvent[] {
  if (changed === undefined || changed.at === before.changed?.at) return [];
  return [{ name: 'booking.changed', detail: { bookingId, ...changed } }];
}
