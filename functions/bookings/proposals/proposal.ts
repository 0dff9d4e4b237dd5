import type { proposeChange } from '../../../shared/contracts/proposals.ts';
import type { Input } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import { today } from '../../../shared/rules/dates.ts';
import { type ProposalEnd, type ProposalState, proposalEndsAt } from '../../../shared/rules/proposalLife.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import type { ToldAdvance } from '../../money/toldAdvance.ts';
import { digestOfSent, newId } from '../../runtime/ids.ts';
import { type BookedRoom, type Booking, bookingTotal, revisionOf } from '../booking.ts';
import { firstChangedNight } from '../exchange.ts';
import { quoteOfBooking } from '../quotes/bookedQuote.ts';

/** A stay as both sides of a proposal read it: total in whole PKR. */
export interface ProposedStay extends Pick<Booking, 'checkIn' | 'checkOut' | 'guests' | 'children'> {
  total: number;
  quote: Quote;
}

/** A change of a booking that one side proposes, and the other answers: the stay after it. Instants are ISO 8601. */
export interface Proposal extends ProposedStay {
  id: string;
  bookingId: string;
  by: Side;
  /** Other rooms by their numbers, which keep days and guests, or another stay, whose rooms are chosen by their kinds at the yes. */
  what: 'rooms' | 'stay';
  state: ProposalState;
  /** The revision of the booking on which it stands: a booking that has changed since is not what was looked at. */
  revision: number;
  /** The rooms of the booking after it. */
  rooms: BookedRoom[];
  /** The stay as it was agreed then. */
  agreed: ProposedStay;
  /** Digest of what was sent: a call that comes again is known by it. */
  sent: string;
  askedAt: string;
  endsAt: string;
  /** When it was answered, taken back, or ended. */
  endedAt?: string | undefined;
  endedBy?: ProposalEnd | undefined;
}

/** A booking with its latest proposal, its quote and its advance, where it was read with them. */
export interface ToldBooking extends Booking {
  proposal?: Proposal | undefined;
  /** The price of it by now, with all lines. */
  quote?: Quote | undefined;
  advanceNow?: ToldAdvance | undefined;
}

/** Rooms of a booking, or a change of its stay, as somebody sends it. */
export type SentProposal = Input<typeof proposeChange>['body'];

/** A stay that somebody proposes, of a booking with the quote that was fixed with it; `quote` is fixed where it is a new one. */
interface ProposedChange
  extends Pick<Proposal, 'by' | 'what' | 'rooms'>,
    Pick<Booking, 'checkIn' | 'checkOut' | 'guests' | 'children' | 'beside'> {
  quote?: Quote | undefined;
}

/** The proposal of a change of a booking, as it is stored. */
export function proposalOf(
  booking: ToldBooking,
  { by, what, quote, beside, ...after }: ProposedChange,
  sent: SentProposal,
  now: Date,
): Proposal {
  const changed = { ...booking, ...after, beside };
  const { checkIn, checkOut, guests, children, state } = booking;
  const agreed = {
    ...{ checkIn, checkOut, guests, ...(children && { children }) },
    total: bookingTotal(booking),
    quote: quoteOfBooking(booking, booking.quote),
  };
  const first = firstChangedNight(booking, changed, today(now));
  return {
    ...{ id: newId(9), bookingId: booking.id, by, what, state: 'open', revision: revisionOf(booking) },
    ...after,
    ...{ total: bookingTotal(changed), quote: quoteOfBooking(changed, quote ?? booking.quote), agreed },
    sent: digestOfSent(sent),
    askedAt: now.toISOString(),
    endsAt: proposalEndsAt(now, first, state === 'pending' ? booking.answerBy : undefined),
  };
}

/** The booking as it was shown to whoever changes it. @throws Failure `booking_changed` where it is another one by now */
export function asShown(booking: Booking, { revision }: SentProposal): void {
  if (revisionOf(booking) !== revision) throw fail('booking_changed');
}

/** Whether two proposals are for one and the same change; what is sent names the revision. */
export function isSameChange(one: Proposal, other: Proposal): boolean {
  return one.by === other.by && one.sent === other.sent;
}
