import {
  type BookingChange,
  type BookingState,
  bookingMoves,
  type Move,
  mayMove,
  stateAt,
} from '../../../../shared/rules/bookingLife.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';
import type { Days, ModelBooking, ModelRoom } from './modelBooking.ts';
import { type ModelEvent, offer } from './modelEvents.ts';

/** A closing with the days that it closes. */
interface ClosedDays extends Days {
  id: string;
}

/** The answer of an operation. */
export interface ModelAnswer {
  status: number;
  code: string;
}

export const done: ModelAnswer = { status: 200, code: 'done' };
export const refusal = (code: string): ModelAnswer => ({ status: 409, code });

/** Moves and changes that were made, and those that were refused, by all models of a run. */
export const seen = { made: new Set<Move | BookingChange>(), refused: new Set<Move | BookingChange>() };

/** Bookings and nights, as simply as they can be: the table of moves, and a map of nights to their holders. */
export class Life {
  readonly began: Date;
  now: Date;
  /** Nothing is compared yet. */
  isPrepared = false;
  /** The guest whom the last step was about; undefined where it was about all. */
  touched: number | undefined;
  /** Numbers of the rooms, kind by kind: those of a kind are alike, and a later kind is larger. */
  readonly kinds: readonly (readonly number[])[];
  readonly bookings: ModelBooking[] = [];
  readonly closings: ClosedDays[] = [];
  /** Events that the channel of the first kind lists, by their numbers, and how many it had in all. */
  said: (Days & { number: number })[] = [];
  uids = 0;
  /** Its events as they are stored, those that wait in the order in which they began to, and days that our link has told. */
  readonly events: ModelEvent[] = [];
  waiting: ModelEvent[] = [];
  told: ReadonlySet<string> = new Set();
  /** It had lost most of its days at the latest reading. */
  hasShrunk = false;
  /** By `<room> <day>`: the id of the booking, the closing or the event that has it. */
  readonly nights = new Map<string, string>();

  constructor(began: Date, kinds: Life['kinds']) {
    this.began = began;
    this.now = began;
    this.kinds = kinds;
  }

  get today(): string {
    return today(this.now);
  }

  kindOf(number: number): number {
    return this.kinds.findIndex((numbers) => numbers.includes(number));
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
    if (to === 'missed' && booking.hasArrived) return refusal('guest_arrived');
    if (booking.state === to) return done;
    if (!mayMove(move, booking, this.now)) return refuse(move, this.stateOf(booking));
    if (move === 'accept' && !this.#gotRooms(booking)) return refusal('nights_taken');
    if (booking.state === 'active') offer(this, this.free(booking, booking.rooms));
    seen.made.add(move);
    booking.state = to;
    return done;
  }

  #gotRooms(booking: ModelBooking): boolean {
    const rooms = this.choose(booking.rooms, booking);
    if (rooms) this.hold(booking, rooms);
    return rooms !== undefined;
  }

  /** The rooms of a booking that has them from now on. */
  hold(booking: ModelBooking, rooms: ModelRoom[]): void {
    booking.rooms = rooms;
    booking.revision += booking.guest === undefined ? 0 : 1;
    for (const night of rooms.flatMap((room) => this.nightsIn(room, booking))) this.nights.set(night, booking.id);
  }

  /** A room for each that is wanted: one that was named where it is free, else the first free one of its kind. */
  choose(wanted: readonly ModelRoom[], days: Days): ModelRoom[] | undefined {
    const isFree = (number: number) => !this.isHeld({ number }, days);
    const named = wanted.filter(({ asked, number }) => asked && isFree(number)).map(({ number }) => number);
    const left = new Set(this.kinds.flat().filter((number) => isFree(number) && !named.includes(number)));
    const chosen = wanted.map((room) => {
      if (room.asked && named.includes(room.number)) return room;
      const number = [...left].find((each) => this.kindOf(each) === this.kindOf(room.number));
      left.delete(number ?? 0);
      return number === undefined ? undefined : { ...room, number };
    });
    return chosen.every((room) => room !== undefined) ? chosen : undefined;
  }

  /** Nights that were stayed are past. Answers with those that are free now. */
  free(booking: Days, rooms: readonly ModelRoom[]): string[] {
    const nights = rooms.flatMap((room) => this.nightsIn(room, booking));
    const freed = nights.filter((each) => dayOf(each) >= this.today);
    for (const night of freed) this.nights.delete(night);
    return freed;
  }

  nightsIn({ number, from, until }: ModelRoom, { checkIn, checkOut }: Days): string[] {
    return nightsOf(from ?? checkIn, until ?? checkOut).map((day) => `${number} ${day}`);
  }

  isHeld(room: ModelRoom, days: Days): boolean {
    return this.nightsIn(room, days).some((night) => this.nights.has(night));
  }

  /** Closes nights that nothing holds, and leaves out the others. Tells whether there was one. */
  close(id: string, numbers: readonly number[], days: Days): boolean {
    const nights = numbers.flatMap((number) => this.nightsIn({ number }, days));
    const free = nights.filter((night) => !this.nights.has(night));
    for (const night of free) this.nights.set(night, id);
    return free.length > 0;
  }

  /** Opens what a closing holds, all of it or some nights of one room. */
  open(id: string, part?: Days & { number: number }): void {
    const meant = part && this.nightsIn(part, part);
    const own = [...this.nights].filter(([night, holder]) => holder === id && (meant?.includes(night) ?? true));
    for (const [night] of own) this.nights.delete(night);
    offer(
      this,
      own.map(([night]) => night),
    );
  }

  /** Closings that are not over and hold nights, with how many each holds. */
  closingsAhead(): { id: string; held: number }[] {
    const heldBy = (id: string) => [...this.nights.values()].filter((holder) => holder === id).length;
    const ahead = this.closings.filter(({ checkOut }) => checkOut > this.today);
    return ahead.map(({ id }) => ({ id, held: heldBy(id) })).filter(({ held }) => held > 0);
  }

  /** Nights that are held from today on, `<room> <day>`, each with the id of its holder. */
  heldAhead(): [night: string, holder: string][] {
    return [...this.nights].filter(([night]) => dayOf(night) >= this.today);
  }
}

export const dayOf = (night: string) => night.split(' ')[1] ?? '';

function refuse(move: Move, state: BookingState): ModelAnswer {
  seen.refused.add(move);
  const { from, to } = bookingMoves[move];
  const ofStay = move === 'cancelAsOwner' || to === 'missed';
  if (ofStay && state === 'pending') return refusal('still_waiting');
  if (to === 'missed') return refusal('not_missable');
  return refusal(from === 'active' || to === 'cancelled' ? 'not_cancellable' : 'not_waiting');
}
