import { eventOfProposal } from '../../../shared/rules/proposalLife.ts';
import type { DomainEvent } from '../../bus/domainEvents.ts';
import type { Change } from '../../runtime/changes.ts';
import type { Proposal } from './proposal.ts';

/** The event of a change of the proposal of a booking. A yes is told by the change of the booking itself. */
export function proposalEvents({ before, after }: Change<Proposal>): DomainEvent[] {
  if (!after) return [];
  const { id, bookingId, state, askedAt, endedAt = askedAt } = after;
  if (before?.id !== id) return [{ name: 'proposal.made', detail: { bookingId, at: askedAt } }];
  const name = before.state === state ? undefined : eventOfProposal(state);
  return name ? [{ name, detail: { bookingId, at: endedAt } }] : [];
}
