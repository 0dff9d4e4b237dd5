import { type BookingState, bookingMoves, type Move, mayMove, stateAt } from '../../../../shared/rules/bookingLife.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';

/** A booking as the model knows it. */
export interface Known {
  id: string;
  state: BookingState;
  guest: number;
  room: number;
  requestKey: string;
  bookingStartDate: string;
  bookingEndDate: string;
  askedAt: string;
  answerBy: string;
}

/** What an operation answers. */
export interface Said {
  status: number;
  code: string;
}

export const done: Said = { status: 200, code: 'done' };

/** Moves that were made, and moves that were refused, by all models of a run. */
export const seen = { made: new Set<Move>(), refused: new Set<Move>() };

/** What bookings and nights are, told as simply as it can be: the table of moves, and a map of nights. */
export class Life {
  readonly began: Date;
  now: Date;
  /** The room that the last step was about; undefined where it was about all. */
  touched: number | undefined;
  readonly bookings: Known[] = [];
  /** By `<room> <day>`: the booking that has it, or `closed`. */
  readonly nights = new Map<string, string>();

  constructor(began: Date) {
    this.began = began;
    this.now = began;
  }

  stateOf(booking: Known): BookingState {
    const state = stateAt(booking, this.now);
    if (booking.state === 'active' && state === 'completed') seen.made.add('complete');
    return state;
  }

  inState(state: BookingState): Known[] {
    return this.bookings.filter((booking) => this.stateOf(booking) === state);
  }

  /** What somebody is told who makes a move, which is made when it may be. */
  move(move: Move, booking: Known): Said {
    const { from, to } = bookingMoves[move];
    if (booking.state === to) return done;
    if (!mayMove(move, booking, this.now)) return refuse(move);
    if (move === 'accept' && this.isHeld(booking)) return { status: 409, code: 'nights_taken' };
    seen.made.add(move);
    booking.state = to;
    if (move === 'accept') this.#hold(booking);
    if (from === 'active') this.#free(booking);
    return done;
  }

  nightsOf({ room, bookingStartDate, bookingEndDate }: Stay): string[] {
    return nightsOf(bookingStartDate, bookingEndDate).map((day) => `${room} ${day}`);
  }

  isHeld(stay: Stay): boolean {
    return this.nightsOf(stay).some((night) => this.nights.has(night));
  }

  /** Closes nights unless one of them is booked, or opens those that are closed. */
  set(stay: Stay, closed: boolean): Said {
    const nights = this.nightsOf(stay);
    const booked = nights.some((night) => (this.nights.get(night) ?? 'closed') !== 'closed');
    if (closed && booked) return { status: 409, code: 'nights_taken' };
    for (const night of nights) {
      if (closed) this.nights.set(night, 'closed');
      else if (this.nights.get(night) === 'closed') this.nights.delete(night);
    }
    return done;
  }

  /** The nights of a room that cannot be asked for, from today on. */
  taken(room: number): string[] {
    const days = [...this.nights.keys()].filter((night) => night.startsWith(`${room} `)).map((night) => night.slice(4));
    return days.filter((day) => day >= today(this.now)).sort();
  }

  #hold(booking: Known): void {
    for (const night of this.nightsOf(booking)) this.nights.set(night, booking.id);
  }

  /** Nights that were stayed are past. */
  #free(booking: Known): void {
    const ahead = this.nightsOf(booking).filter((night) => night.slice(4) >= today(this.now));
    for (const night of ahead) this.nights.delete(night);
  }
}

function refuse(move: Move): Said {
  seen.refused.add(move);
  const asActive = bookingMoves[move].from === 'active' || move === 'withdraw';
  return { status: 409, code: asActive ? 'not_cancellable' : 'not_waiting' };
}

type Stay = Pick<Known, 'room' | 'bookingStartDate' | 'bookingEndDate'>;
