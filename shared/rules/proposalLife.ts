import { type BookingState, type Moment, stateAt } from './bookingLife.ts';
import { addDays, instantOf, today } from './dates.ts';
import type { Side } from './roomMoves.ts';
import { isUnpaid } from './unpaid.ts';

export const proposalStates = ['open', 'accepted', 'refused', 'withdrawn', 'ended'] as const;

export type ProposalState = (typeof proposalStates)[number];

/** Causes by which a proposal ends without an answer: its time, its booking, a night that something else holds, a room that is gone. */
export const proposalEnds = ['time', 'booking', 'nights_taken', 'room_removed'] as const;

export type ProposalEnd = (typeof proposalEnds)[number];

/** Events of proposals. A yes is told with the change of the booking that it makes. */
export const proposalEventNames = [
  'proposal.made',
  'proposal.refused',
  'proposal.withdrawn',
  'proposal.ended',
] as const;

export type ProposalEventName = (typeof proposalEventNames)[number];

/** Parts of a proposal and its booking that decide on a move; `endsAt` is an ISO instant. */
interface Circumstances {
  proposal: { revision: number; endsAt: string };
  booking: { state: BookingState; revision?: number | undefined; advance?: Moment['advance'] };
  now: Date;
}

/** States of a booking that a proposal may change: a request that waits, and what was agreed. */
const changeable: readonly BookingState[] = ['pending', 'active'];

/** Whether a side may propose a change of the stay now: the guest of each of those, the owner of what was agreed. */
export function mayPropose(by: Side, booking: Omit<Moment, 'now'> & { state: BookingState }, now: Date): boolean {
  const state = stateAt(booking, now);
  return by === 'guest' ? changeable.includes(state) : state === 'active';
}

/** The times at which a proposal moves, and how the documentation says it. A yes alone finds that it cannot be carried out. */
const times = {
  open: { words: 'until it ends' },
  lapsed: {
    words: 'when its time is over',
    holds: ({ proposal, now }: Circumstances) => now >= new Date(proposal.endsAt),
  },
  overtaken: {
    words: 'when its booking has changed, was answered, or has ended',
    holds: ({ proposal, booking, now }: Circumstances) =>
      !changeable.includes(booking.state) || isUnpaid(booking, now) || (booking.revision ?? 0) !== proposal.revision,
  },
  blocked: { words: 'when the yes finds a night taken, or a room gone' },
} as const;

/** A move of a proposal. */
export interface ProposalRule {
  from: 'open';
  to: Exclude<ProposalState, 'open'>;
  /** The side that proposed, the other side, the time that passes, or what follows from another change. */
  by: 'proposer' | 'answerer' | 'clock' | 'change';
  when: keyof typeof times;
  /** A move that no write makes has none. */
  event?: ProposalEventName | 'booking.changed';
}

/** The life of a proposal: every move there is, who makes it, when, and its event. */
export const proposalMoves = {
  agree: { from: 'open', to: 'accepted', by: 'answerer', when: 'open', event: 'booking.changed' },
  refuse: { from: 'open', to: 'refused', by: 'answerer', when: 'open', event: 'proposal.refused' },
  withdraw: { from: 'open', to: 'withdrawn', by: 'proposer', when: 'open', event: 'proposal.withdrawn' },
  lapse: { from: 'open', to: 'ended', by: 'clock', when: 'lapsed', event: 'proposal.ended' },
  block: { from: 'open', to: 'ended', by: 'change', when: 'blocked', event: 'proposal.ended' },
  overtake: { from: 'open', to: 'ended', by: 'change', when: 'overtaken' },
} as const satisfies Record<string, ProposalRule>;

export type ProposalMove = keyof typeof proposalMoves;

/** When a move of a proposal is made, in words, for the documentation. */
export function timeOfProposal(move: ProposalMove): string {
  return times[proposalMoves[move].when].words;
}

/** The event of a change of a proposal's own state; undefined for a yes and for what no write makes. */
export function eventOfProposal(to: ProposalState): ProposalEventName | undefined {
  const event = Object.values<ProposalRule>(proposalMoves).find((move) => move.to === to)?.event;
  return event === 'booking.changed' ? undefined : event;
}

/** A proposal as it stands: its state, and why it ended where nobody answered. */
export interface ProposalOutcome {
  state: ProposalState;
  endedBy?: ProposalEnd | undefined;
}

/** How a proposal stands now: its booking or the time has ended it, whether or not that is written down yet. */
export function proposalAt(
  proposal: ProposalOutcome & Circumstances['proposal'],
  booking: Circumstances['booking'],
  now: Date,
): ProposalOutcome {
  const { state, endedBy } = proposal;
  if (state !== 'open') return { state, endedBy };
  if (times.overtaken.holds({ proposal, booking, now })) return { state: 'ended', endedBy: 'booking' };
  return times.lapsed.holds({ proposal, booking, now }) ? { state: 'ended', endedBy: 'time' } : { state };
}

/** Hours that the other side has for an answer, at most. */
export const proposalHours = 24;

/**
 * Until when a proposal is answered: 24 hours, and not after the first night that it would change has begun, which it does
 * with its day; a night of today with the end of the day. One of a request ends with the time to answer that, too, which is an ISO instant, as the result is.
 */
export function proposalEndsAt(askedAt: Date, firstNight: string, answerBy?: string): string {
  const day = today(askedAt);
  const begins = instantOf(firstNight > day ? firstNight : addDays(day, 1), 0);
  const full = askedAt.getTime() + proposalHours * 3_600_000;
  const answered = answerBy === undefined ? full : Date.parse(answerBy);
  return new Date(Math.min(full, begins.getTime(), answered)).toISOString();
}
