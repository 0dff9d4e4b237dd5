import type { DomainEvent } from '../bus/domainEvents.ts';
import type { Change } from '../runtime/changes.ts';
import type { ClosingRecord } from './closing.ts';

/** The event of work that begins on a closing. A step of it tells nothing. */
export function closingEvents({ before, after }: Change<ClosingRecord>): DomainEvent[] {
  if (after?.work?.done !== 0 || before?.work?.done === 0) return [];
  return [{ name: 'nights.closing', detail: { propertyId: after.propertyId, closingId: after.id } }];
}
