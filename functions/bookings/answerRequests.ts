import { type AnswerOutcome, mostAnswered } from '../../shared/contracts/vendorBookings.ts';
import { Failure } from '../../shared/errors.ts';
import { mayMove } from '../../shared/rules/bookingLife.ts';
import { askingOf, askingPorts } from '../money/asking.ts';
import { freeRooms } from '../nights/nightItem.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { openProperties } from '../properties/openProperty.ts';
import { deadline } from '../runtime/deadline.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Session } from '../runtime/session.ts';
import type { Booking } from './booking.ts';
import type { Actor } from './deskActs.ts';
import type { vendorBookings } from './lists.ts';
import { bookingStore } from './moves.ts';
import { ownBooking } from './presentBooking.ts';
import { roomsToTake } from './roomChoice.ts';

/** Ports that accept requests. */
export const acceptPorts = { bookings: bookingStore, properties: openProperties, nights: nightsHeld, ...askingPorts };

/**
 * Accepts one request, with the rooms that are free for it at this moment; where another booking got one of them meanwhile,
 * others are chosen. @throws Failure `not_waiting`, `nights_taken`, `room_not_found`, `being_changed`, `conflict`
 */
export function acceptRequest(request: Booking, by: Actor, ports: OpenPorts<typeof acceptPorts>): Promise<Booking> {
  const { bookings, properties, nights } = ports;
  return retryOnConflict(async () => {
    // Nights are read before the request: later they may be those that another call has just taken for it.
    const held = await nights.findNow(request);
    const booking = (await bookings.find(request.id)) as Booking;
    if (!mayMove('accept', booking, new Date())) return bookings.accept(booking);
    const { property, check } = await properties.find(booking);
    const rooms = roomsToTake(booking, property, freeRooms(held));
    const asking = await askingOf(booking, ports);
    const advance = asking && 'advance' in asking ? asking.advance : undefined;
    return bookings.accept(booking, { rooms, check, by, advance });
  });
}

/** Code of the answer to a call, from its outcomes. */
export function codeOf(outcomes: readonly { outcome: AnswerOutcome }[], done: 'accepted' | 'rejected') {
  if (outcomes.some(({ outcome }) => outcome === done)) return `requests_${done}` as const;
  if (outcomes.length > 0) return `none_${done}` as const;
  return done === 'accepted' ? 'none_to_accept' : 'none_to_reject';
}

type AnswerOne = (booking: Booking) => Promise<Booking>;

interface AnswerCall {
  session: Session;
  bookingRequestId: string | undefined;
  done: AnswerOutcome;
}

type Ports = OpenPorts<{ bookings: typeof bookingStore; lists: typeof vendorBookings }>;

/**
 * Answers the request that is named, or all that wait, oldest first, and tells what became of each. Of all, it stops
 * where there is no time for more: what is left waits.
 * @throws Failure of the one that is named
 */
export async function answerRequests(
  { session, bookingRequestId, done }: AnswerCall,
  ports: Ports,
  answerOne: AnswerOne,
) {
  if (bookingRequestId !== undefined) {
    const answered = await answerOne(ownBooking(await ports.bookings.find(bookingRequestId), session));
    return [{ bookingRequestId, outcome: done, ...roomsTaken(answered) }];
  }
  const outcomes: ({ bookingRequestId: string } & AnswerResult)[] = [];
  const ends = Date.now() + answerMilliseconds;
  for (const booking of (await ports.lists.waiting(session.id)).slice(0, mostAnswered)) {
    if (Date.now() > ends || deadline()?.aborted) break;
    outcomes.push({ bookingRequestId: booking.id, ...(await resultOf(answerOne(booking), done)) });
  }
  return outcomes;
}

/** Of the eight seconds of a request; the rest is for the answer. */
const answerMilliseconds = 6_000;

const outcomes: Readonly<Record<string, AnswerOutcome>> = {
  not_waiting: 'not_waiting',
  nights_taken: 'nights_taken',
  room_not_found: 'room_removed',
  being_changed: 'being_changed',
  conflict: 'being_changed',
};

/** Outcome of an answer, and the numbers of the rooms that an acceptance took. */
interface AnswerResult {
  outcome: AnswerOutcome;
  roomNumbers?: number[];
}

function roomsTaken({ state, rooms }: Booking): Pick<AnswerResult, 'roomNumbers'> {
  return state === 'active' ? { roomNumbers: rooms.map(({ number }) => number) } : {};
}

async function resultOf(answering: Promise<Booking>, done: AnswerOutcome): Promise<AnswerResult> {
  try {
    return { outcome: done, ...roomsTaken(await answering) };
  } catch (error) {
    const outcome = error instanceof Failure ? outcomes[error.code] : undefined;
    if (!outcome) throw error;
    return { outcome };
  }
}
