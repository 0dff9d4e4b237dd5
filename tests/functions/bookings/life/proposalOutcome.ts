import { type ProposalMove, type ProposalState, proposalAt } from '../../../../shared/rules/proposalLife.ts';
import type { ModelBooking } from './modelBooking.ts';

/** Moves that proposals have made, by all models of a run. */
export const proposalsSeen = new Set<ProposalMove>();

/** The proposal of a booking as both sides see it; `refused` where it has none. */
export function outcomeOf(
  { now }: { now: Date },
  booking: ModelBooking,
): { state: ProposalState; endedBy?: string | undefined } {
  const { proposal, ...circumstances } = booking;
  const outcome = proposal ? proposalAt(proposal, circumstances, now) : ({ state: 'refused' } as const);
  if (proposal?.state === 'open' && 'endedBy' in outcome && outcome.endedBy === 'time') proposalsSeen.add('lapse');
  if (proposal?.state === 'open' && 'endedBy' in outcome && outcome.endedBy === 'booking')
    proposalsSeen.add('overtake');
  return outcome;
}
