import type { BookingChange, BookingState } from '../../../../shared/rules/bookingLife.ts';
import type { ProposalOutcome } from '../../../../shared/rules/proposalLife.ts';

/** A room of a booking by its number, with its own days where it was changed during the stay. */
export interface ModelRoom {
  number: number;
  /** The guest named its number. */
  asked?: boolean;
  from?: string;
  until?: string;
}

/** Rooms of a kind that are asked for, by its place among the kinds: so many, one of them by its number. */
export interface AskedRooms {
  kind: number;
  count: number;
  named?: number | undefined;
}

/** A call that changes the rooms of a booking, as it is in a revision. */
export interface RoomsCall {
  change: BookingChange;
  numbers: number[];
  /** Number of the room that takes the place of the one that is named. */
  to?: number;
  revision: number;
}

/** The latest proposal of a booking, on a revision of it, with the rooms after it. */
export interface ModelProposal extends ProposalOutcome {
  id: string;
  /** The numbers of the two rooms. */
  asked: string;
  revision: number;
  rooms: readonly ModelRoom[];
  endsAt: string;
}

/** A booking as the model knows it. */
export interface ModelBooking extends Days {
  id: string;
  state: BookingState;
  /** None where the owner has entered it. */
  guest: number | undefined;
  /** Rooms that its guest asked for; numbers that its owner has entered. */
  asked: readonly AskedRooms[];
  entered: readonly number[];
  rooms: ModelRoom[];
  /** Counts changes of its rooms. */
  revision: number;
  changed?: Pick<RoomsCall, 'change'>;
  lastCall?: RoomsCall;
  proposal?: ModelProposal;
  hasArrived?: boolean;
  requestKey: string;
  askedAt: string;
  answerBy: string;
}

/** Nights from a day on and before another. */
export interface Days {
  checkIn: string;
  checkOut: string;
}
