import { addDays, today } from './dates.ts';
import { isUnpaid } from './unpaid.ts';

export const bookingStates = ['pending', 'active', 'rejected', 'cancelled', 'expired', 'completed', 'missed'] as const;

export type BookingState = (typeof bookingStates)[number];

/**
 * Who moves a booking: the traveller, the owner, an operator of Sarai, the calendar of the channel that it came from, what follows from
 * another change, or the time that passes.
 */
export type Mover = 'guest' | 'owner' | 'operator' | 'channel' | 'change' | 'clock';

/** Days and instants that decide on a move; days are `YYYY-MM-DD` in Pakistan, instants ISO 8601. */
export interface Moment {
  checkIn: string;
  checkOut: string;
  answerBy: string;
  /** Its advance as its record has it: until when that is to be paid, where a time that ends brings the booking to an end. */
  advance?: { until?: string | undefined } | undefined;
  cancelledBy?: Canceller | undefined;
  now: Date;
}

/** Days after check-out until which an owner says that a guest did not come, or notes when one came and left. */
export const noteDays = 2;

/** The times at which a move may be made, and how the documentation says it. */
const times = {
  waiting: { words: 'until its time to answer ends', holds: ({ answerBy, now }: Moment) => now < new Date(answerBy) },
  unanswered: {
    words: 'when its time to answer has ended',
    holds: ({ answerBy, now }: Moment) => now >= new Date(answerBy),
  },
  beforeArrivalEnds: {
    words: 'until the day of arrival ends',
    holds: ({ checkIn, now }: Moment) => today(now) <= checkIn,
  },
  beforeCheckOut: {
    words: 'until the day of check-out begins',
    holds: ({ checkOut, now }: Moment) => today(now) < checkOut,
  },
  during: {
    words: 'from the day of arrival on',
    holds: ({ checkIn, now }: Moment) => checkIn <= today(now),
  },
  justOver: {
    words: 'until two days after check-out',
    holds: ({ checkOut, now }: Moment) => today(now) <= addDays(checkOut, noteDays),
  },
  unpaid: { words: 'when the time of its advance has ended', holds: (moment: Moment) => isUnpaid(moment, moment.now) },
  lapsed: {
    words: 'where its advance has lapsed, until the day of check-out begins',
    holds: ({ cancelledBy, checkOut, now }: Moment) => cancelledBy === 'lapse' && today(now) < checkOut,
  },
  checkedOut: {
    words: 'when the day of check-out begins',
    holds: ({ checkOut, now }: Moment) => today(now) >= checkOut,
  },
} as const;

/**
 * Events of the life of a booking: moves, its request, its entry by the owner, a reminder of the arrival, another number of its
 * room, and a change of its rooms.
 */
export const bookingEventNames = [
  'booking.requested',
  'booking.taken',
  'booking.accepted',
  'booking.declined',
  'booking.withdrawn',
  'booking.expired',
  'booking.cancelled',
  'booking.missed',
  'booking.reinstated',
  'booking.reminded',
  'booking.renumbered',
  'booking.changed',
] as const;

export type BookingEventName = (typeof bookingEventNames)[number];

interface MoveRule {
  from: BookingState;
  to: BookingState;
  by: Mover;
  when: keyof typeof times;
  /** The event that tells of it. A move that no write makes has none. */
  event?: BookingEventName;
}

/** The life of a booking: every move there is, who may make it, when, and its event. Nothing else changes a state. */
export const bookingMoves = {
  accept: { from: 'pending', to: 'active', by: 'owner', when: 'waiting', event: 'booking.accepted' },
  reject: { from: 'pending', to: 'rejected', by: 'owner', when: 'waiting', event: 'booking.declined' },
  decline: { from: 'pending', to: 'rejected', by: 'change', when: 'waiting', event: 'booking.declined' },
  withdraw: { from: 'pending', to: 'cancelled', by: 'guest', when: 'waiting', event: 'booking.withdrawn' },
  withdrawAsOperator: { from: 'pending', to: 'cancelled', by: 'operator', when: 'waiting', event: 'booking.withdrawn' },
  expire: { from: 'pending', to: 'expired', by: 'clock', when: 'unanswered', event: 'booking.expired' },
  cancelAsGuest: {
    from: 'active',
    to: 'cancelled',
    by: 'guest',
    when: 'beforeArrivalEnds',
    event: 'booking.cancelled',
  },
  cancelAsOwner: { from: 'active', to: 'cancelled', by: 'owner', when: 'beforeCheckOut', event: 'booking.cancelled' },
  cancelAsOperator: {
    from: 'active',
    to: 'cancelled',
    by: 'operator',
    when: 'beforeCheckOut',
    event: 'booking.cancelled',
  },
  cancelAsChannel: {
    from: 'active',
    to: 'cancelled',
    by: 'channel',
    when: 'beforeCheckOut',
    event: 'booking.cancelled',
  },
  lapse: { from: 'active', to: 'cancelled', by: 'clock', when: 'unpaid', event: 'booking.cancelled' },
  reinstate: { from: 'cancelled', to: 'active', by: 'owner', when: 'lapsed', event: 'booking.reinstated' },
  complete: { from: 'active', to: 'completed', by: 'clock', when: 'checkedOut' },
  miss: { from: 'active', to: 'missed', by: 'owner', when: 'during', event: 'booking.missed' },
  missAfterStay: { from: 'completed', to: 'missed', by: 'owner', when: 'justOver', event: 'booking.missed' },
} as const satisfies Record<string, MoveRule>;

export type Move = keyof typeof bookingMoves;

/** The event of a change of a booking's state; undefined for a change that no move makes. */
export function eventOfMove(from: BookingState, to: BookingState): BookingEventName | undefined {
  return Object.values<MoveRule>(bookingMoves).find((move) => move.from === from && move.to === to)?.event;
}

/** When a move or a change may be made, in words, for the documentation. */
export function timeOf(act: Move | BookingChange): string {
  return times[{ ...bookingMoves, ...bookingChanges }[act].when].words;
}

/** The state in which a booking is now: time has moved it, whether or not that is written down yet. */
export function stateAt(booking: Omit<Moment, 'now'> & { state: BookingState }, now: Date): BookingState {
  const moved = Object.values(bookingMoves).find(
    ({ from, by, when }) => by === 'clock' && from === booking.state && times[when].holds({ ...booking, now }),
  );
  return moved?.to ?? booking.state;
}

/** Whether a move may be made now. The clock moves a booking from the state that is written down, people from that of now. */
export function mayMove(move: Move, booking: Omit<Moment, 'now'> & { state: BookingState }, now: Date): boolean {
  const { from, by, when } = bookingMoves[move];
  const state = by === 'clock' ? booking.state : stateAt(booking, now);
  return state === from && times[when].holds({ ...booking, now });
}

/** Whether an owner may note now that a guest has come or left. */
export function mayNoteStay(booking: Omit<Moment, 'now'> & { state: BookingState }, now: Date): boolean {
  const isThere = booking.state === 'active' && !isUnpaid(booking, now);
  return isThere && times.during.holds({ ...booking, now }) && times.justOver.holds({ ...booking, now });
}

interface ChangeRule {
  by: Mover;
  when: keyof typeof times;
}

/**
 * Changes of the rooms of an active booking that one side makes, or of its days that its channel makes: who may, and when. Each is told as
 * `booking.changed`, and so is one that the other side has agreed to (`proposalLife.ts`).
 */
export const bookingChanges = {
  giveBackAsGuest: { by: 'guest', when: 'beforeArrivalEnds' },
  giveBackAsOwner: { by: 'owner', when: 'beforeCheckOut' },
  moveRoom: { by: 'owner', when: 'beforeCheckOut' },
  moveAsChannel: { by: 'channel', when: 'beforeCheckOut' },
} as const satisfies Record<string, ChangeRule>;

export type BookingChange = keyof typeof bookingChanges;

/** Whether a change may be made now. */
export function mayChange(
  change: BookingChange,
  booking: Omit<Moment, 'now'> & { state: BookingState },
  now: Date,
): boolean {
  return stateAt(booking, now) === 'active' && times[bookingChanges[change].when].holds({ ...booking, now });
}

/** Who may have cancelled a booking, as it is told: `sarai` is an operator, `lapse` the time of an advance that nobody paid. */
export const cancellers = ['guest', 'owner', 'sarai', 'channel', 'lapse'] as const;

export type Canceller = (typeof cancellers)[number];

/** Notes of an owner about the guest of a stay. */
export const stayNotes = ['expected', 'arrived', 'left'] as const;

export type StayNote = (typeof stayNotes)[number];
