import { type BookingState, bookingMoves, type Move, mayMove, stateAt } from '../../../../shared/rules/bookingLife.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';

/** A booking as the model knows it. */
export interface ModelBooking {
  id: string;
  state: BookingState;
  guest: number;
  room: number;
  requestKey: string;
  checkIn: string;
  checkOut: string;
  askedAt: string;
  answerBy: string;
}

/** The answer of an operation. */
export interface ModelAnswer {
  status: number;
  code: string;
}

export const done: ModelAnswer = { status: 200, code: 'done' };

/** Moves that were made, and moves that were refused, by all models of a run. */
export const seen = { made: new Set<Move>(), refused: new Set<Move>() };

/** Bookings and nights, as simply as they can be: the table of moves, and a map of nights. */
export class Life {
  readonly began: Date;
  now: Date;
  /** The room that the last step was about; undefined where it was about all. */
  touched: number | undefined;
  readonly bookings: ModelBooking[] = [];
  /** By `<room> <day>`: the booking that has it, or `closed`. */
  readonly nights = new Map<string, string>();

  constructor(began: Date) {
    this.began = began;
    this.now = began;
  }

  stateOf(booking: ModelBooking): BookingState {
    const state = stateAt(booking, this.now);
    if (booking.state === 'active' && state === 'completed') seen.made.add('complete');
    return state;
  }

  inState(state: BookingState): ModelBooking[] {
    return this.bookings.filter((booking) => this.stateOf(booking) === state);
  }

  /** Makes a move where it may be made, and answers as the API does. */
  move(move: Move, booking: ModelBooking): ModelAnswer {
    const { to } = bookingMoves[move];
    const hadRoom = booking.state === 'active';
    if (booking.state === to) return done;
    if (!mayMove(move, booking, this.now)) return refuse(move, this.stateOf(booking));
    if (move === 'accept' && this.isHeld(booking)) return { status: 409, code: 'nights_taken' };
    seen.made.add(move);
    booking.state = to;
    if (move === 'accept') this.#hold(booking);
    if (hadRoom) this.#free(booking);
    return done;
  }

  nightsOf({ room, checkIn, checkOut }: Stay): string[] {
    return nightsOf(checkIn, checkOut).map((day) => `${room} ${day}`);
  }

  isHeld(stay: Stay): boolean {
    return this.nightsOf(stay).some((night) => this.nights.has(night));
  }

  /** Closes nights that nothing holds, and leaves out the others. */
  close(stay: Stay): ModelAnswer {
    const free = this.nightsOf(stay).filter((night) => !this.nights.has(night));
    for (const night of free) this.nights.set(night, 'closed');
    return free.length > 0 ? done : { status: 409, code: 'nights_booked' };
  }

  /** Opens nights that are closed, and leaves those that are booked. */
  open(stay: Stay): void {
    for (const night of this.nightsOf(stay)) if (this.nights.get(night) === 'closed') this.nights.delete(night);
  }

  /** The nights of a room that cannot be asked for, from today on. */
  taken(room: number): string[] {
    const days = [...this.nights.keys()].filter((night) => night.startsWith(`${room} `)).map((night) => night.slice(4));
    return days.filter((day) => day >= today(this.now)).sort();
  }

  #hold(booking: ModelBooking): void {
    for (const night of this.nightsOf(booking)) this.nights.set(night, booking.id);
  }

  /** Nights that were stayed are past. */
  #free(booking: ModelBooking): void {
    const ahead = this.nightsOf(booking).filter((night) => night.slice(4) >= today(this.now));
    for (const night of ahead) this.nights.delete(night);
  }
}

function refuse(move: Move, state: BookingState): ModelAnswer {
  seen.refused.add(move);
  const ofStay = move === 'cancelAsOwner' || bookingMoves[move].to === 'missed';
  if (ofStay && state === 'pending') return { status: 409, code: 'still_waiting' };
  if (bookingMoves[move].to === 'missed') return { status: 409, code: 'not_missable' };
  const asActive = bookingMoves[move].from === 'active' || bookingMoves[move].to === 'cancelled';
  return { status: 409, code: asActive ? 'not_cancellable' : 'not_waiting' };
}

type Stay = Pick<ModelBooking, 'room' | 'checkIn' | 'checkOut'>;
