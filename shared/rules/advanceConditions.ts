import type { BookingState } from './bookingLife.ts';

/** Hours without an answer to a proof, and days without one to a refund, after which operators may decide. */
export const silence = { hours: 48, days: 7 } as const;

function hasPassed(hours: number, since: string | undefined, now: Date): boolean {
  return since !== undefined && now.getTime() >= Date.parse(since) + hours * 3_600_000;
}

/** Facts that decide on a move of an advance; instants are ISO 8601. */
export interface AdvanceMoment {
  /** State of the booking, as time has brought it there. */
  booking: BookingState;
  /** Until when it is asked for, or the guest may prove again; of one that lapsed, until when a late proof is taken. */
  until?: string | undefined;
  /** Whole PKR that have come of it. */
  received: number;
  /** The owner has not seen it before. */
  unseenBefore?: true | undefined;
  /** Its owner has said before that he wants no more of it. */
  waived?: true | undefined;
  /** The latest proof, and how much of it the owner has `seen`; what was paid back, and whether that is late. */
  proof?: { sentAt: string; amount?: number | undefined; seen?: number | undefined } | undefined;
  refund?: { paid?: { at: string } | undefined; late?: true | undefined } | undefined;
  now: Date;
}

type Condition = (moment: AdvanceMoment) => boolean;

const isUnpaid: Condition = ({ received }) => received === 0;
const isPaid: Condition = ({ received }) => received > 0;
const stands: Condition = ({ booking }) => booking === 'active';
const hasEnded: Condition = ({ booking }) => booking !== 'active';
const isOpen: Condition = ({ until = '', now }) => now < new Date(until);
const isOver: Condition = ({ until = '', now }) => now >= new Date(until);
const isMissed: Condition = ({ proof }) => proof?.seen !== undefined && proof.seen < (proof.amount ?? 0);
const isOwnerSilent: Condition = ({ proof, now }) => hasPassed(silence.hours, proof?.sentAt, now);

/** Whether two conditions hold; without side effects, so that a function which asks for none carries none. */
/* @__NO_SIDE_EFFECTS__ */
const both =
  (one: Condition, other: Condition): Condition =>
  (moment) =>
    one(moment) && other(moment);

/** When a move of an advance may be made: in words, for the documentation, and as a condition. */
export const advanceConditions = {
  always: { words: 'at any time', holds: () => true },
  open: { words: 'until its time ends, while the booking stands', holds: both(stands, isOpen) },
  again: { words: 'until its time ends', holds: isOpen },
  over: { words: 'when its time has ended, and nothing has come', holds: both(isOver, isUnpaid) },
  overPaid: { words: 'when its time has ended, and a part has come', holds: both(isOver, isPaid) },
  covered: { words: 'when a cheaper change leaves nothing of it to pay', holds: both(stands, isPaid) },
  shortUnpaid: {
    words: 'when a change of the stay leaves fewer than six hours for it, and nothing has come',
    holds: both(stands, isUnpaid),
  },
  shortPaid: {
    words: 'when a change of the stay leaves fewer than six hours for it, and a part has come',
    holds: both(stands, isPaid),
  },
  overInStay: {
    words: 'when its time has ended, and its booking stands all the same',
    holds: both(stands, isOver),
  },
  standing: { words: 'while the booking stands', holds: stands },
  standingUnpaid: { words: 'while the booking stands, and nothing has come', holds: both(stands, isUnpaid) },
  standingPaid: { words: 'while the booking stands, and a part has come', holds: both(stands, isPaid) },
  standingMissed: {
    words: 'while the booking stands, and a part alone of a payment was seen',
    holds: both(stands, isMissed),
  },
  standingOnce: { words: 'once, while the booking stands', holds: both(stands, ({ waived }) => waived === undefined) },
  ended: { words: 'when the booking has ended', holds: hasEnded },
  endedUnpaid: { words: 'when the booking has ended, and nothing has come', holds: both(hasEnded, isUnpaid) },
  endedPaid: { words: 'when the booking has ended, and something has come', holds: both(hasEnded, isPaid) },
  endedMissed: {
    words: 'when the booking has ended, and a part alone of a payment was seen',
    holds: both(hasEnded, isMissed),
  },
  unpaid: { words: 'when nothing has come', holds: isUnpaid },
  paid: { words: 'when a part has come', holds: isPaid },
  first: { words: 'the first time', holds: ({ unseenBefore }: AdvanceMoment) => unseenBefore === undefined },
  second: { words: 'the second time', holds: ({ unseenBefore }: AdvanceMoment) => unseenBefore === true },
  ownerSilent: { words: 'when its owner has not answered for 48 hours', holds: isOwnerSilent },
  ownerSilentUnpaid: {
    words: 'when its owner has not answered for 48 hours, and nothing has come',
    holds: both(isOwnerSilent, isUnpaid),
  },
  ownerSilentPaid: {
    words: 'when its owner has not answered for 48 hours, and a part has come',
    holds: both(isOwnerSilent, isPaid),
  },
  guestSilent: {
    words: 'when its guest has not answered for 7 days',
    holds: ({ refund, now }: AdvanceMoment) => hasPassed(silence.days * 24, refund?.paid?.at, now),
  },
  late: { words: 'when it is late', holds: ({ refund }: AdvanceMoment) => refund?.late === true },
} as const;
