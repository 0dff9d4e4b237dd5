import type { DomainEvent } from '../bus/domainEvents.ts';
import type { Change } from '../runtime/changes.ts';
import type { Advance } from './advance.ts';

/** The events of a change of an advance, as its latest change has written them down. Its acceptance is told by the booking. */
export function advanceEvents({ before, after }: Change<Advance>): DomainEvent[] {
  if (!after || before?.revision === after.revision) return [];
  const { bookingId, movedAt: at } = after;
  return after.told.map((name) => ({ name, detail: { bookingId, at } }) as DomainEvent);
}
