import { type BookingChange, bookingChanges, mayChange, mayNoteStay } from '../../../../shared/rules/bookingLife.ts';
import { done, type Life, type ModelAnswer, refusal, seen } from './model.ts';
import type { ModelBooking, ModelRoom, RoomsCall } from './modelBooking.ts';
import { offer } from './modelEvents.ts';

/** Changes the rooms of a booking where that may be done, and answers as the API does. */
export function changeRooms(life: Life, booking: ModelBooking, call: RoomsCall): ModelAnswer {
  const { change, numbers, revision } = call;
  const left = booking.rooms.filter(({ until }) => (until ?? booking.checkOut) > life.today);
  const meant = left.filter(({ number }) => numbers.includes(number));
  if (isDone(booking, call, left)) return done;
  if (!mayChange(change, booking, life.now)) return refuse(change, 'rooms_fixed');
  if (booking.revision !== revision || meant.length < numbers.length) return refuse(change, 'booking_changed');
  const refused =
    call.to === undefined ? giveBack(life, booking, { left, meant }) : move(life, booking, { meant, to: call.to });
  if (refused) return refuse(change, refused);
  booking.revision += 1;
  booking.changed = { change };
  seen.made.add(change);
  return done;
}

function refuse(change: BookingChange, code: string): ModelAnswer {
  seen.refused.add(change);
  return refusal(code);
}

/** The call before may have done it already. */
function isDone({ revision, changed }: ModelBooking, call: RoomsCall, left: readonly ModelRoom[]): boolean {
  if (revision !== call.revision + 1 || changed?.change !== call.change) return false;
  const has = (number: number | undefined) => left.some((room) => room.number === number);
  return !call.numbers.some(has) && (call.to === undefined || has(call.to));
}

interface MeantRooms {
  left: readonly ModelRoom[];
  meant: readonly ModelRoom[];
}

/** The rooms end today, or were never slept in. */
function giveBack(life: Life, booking: ModelBooking, { left, meant }: MeantRooms): string | undefined {
  if (meant.length === left.length) return 'last_room';
  offer(life, life.free(booking, meant));
  booking.rooms = booking.rooms.flatMap((room) => (meant.includes(room) ? stayed(life, booking, room) : room));
  return undefined;
}

/** From today on in another room. */
function move(
  life: Life,
  booking: ModelBooking,
  { meant: [room], to }: Pick<MeantRooms, 'meant'> & { to: number },
): string | undefined {
  if (!room) return 'booking_changed';
  if (booking.guest !== undefined && life.kindOf(to) < life.kindOf(room.number)) return 'guest_must_agree';
  const before = stayed(life, booking, room);
  const { asked: _, ...days } = room;
  const next: ModelRoom = { ...days, number: to, ...(before.length > 0 && { from: life.today }) };
  const nights = life.nightsIn(next, booking).filter((night) => night.slice(4) >= life.today);
  if (nights.some((night) => life.nights.has(night))) return 'nights_taken';
  const freed = life.free(booking, [room]);
  for (const night of nights) life.nights.set(night, booking.id);
  offer(life, freed);
  booking.rooms = booking.rooms.flatMap((each) => (each === room ? [...before, next] : each));
  return undefined;
}

/** A room with the nights that are over, if there are any. */
function stayed({ today }: Life, { checkIn }: ModelBooking, room: ModelRoom): ModelRoom[] {
  return (room.from ?? checkIn) < today ? [{ ...room, until: today }] : [];
}

/** The owner changes guest or price of a booking that he has entered. */
export function changeGuest({ guest, state }: ModelBooking): ModelAnswer {
  return guest === undefined && state === 'active' ? done : refusal('not_own_booking');
}

/** The owner notes that the guest has come. */
export function noteArrival(life: Life, booking: ModelBooking): ModelAnswer {
  if (life.stateOf(booking) === 'pending') return refusal('still_waiting');
  if (!mayNoteStay(booking, life.now)) return refusal('not_missable');
  booking.hasArrived = true;
  return done;
}

/** Changes that the sides of a booking make: a channel makes its own by its calendar. */
export const changeNames = (Object.keys(bookingChanges) as BookingChange[]).filter(
  (change) => bookingChanges[change].by !== 'channel',
);
