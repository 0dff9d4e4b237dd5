import { type AdvanceMoment, advanceConditions } from './advanceConditions.ts';

export const advanceStates = [
  'asked',
  'sent',
  'unseen',
  'disputed',
  'received',
  'lapsed',
  'ended',
  'refundDue',
  'refunded',
  'confirmed',
  'denied',
  'settled',
] as const;

export type AdvanceState = (typeof advanceStates)[number];

/** Hours of an advance: those that an owner may set, and the fewest that must be left for one to be asked. */
export const advanceHours = { least: 6, most: 72 } as const;

/** Hours in which a guest proves again what its owner has not seen, or sends what is missing. */
export const againHours = 24;

/** Days after a lapse in which a guest sends the proof of what was paid before it. */
export const lateDays = 7;

/** Events of advances and of what is given back of them. */
export const advanceEventNames = [
  'advance.reminded',
  'advance.sent',
  'advance.pressed',
  'advance.received',
  'advance.unseen',
  'advance.disputed',
  'advance.lapsed',
  'advance.waived',
  'advance.stopped',
  'advance.settled',
  'refund.due',
  'refund.late',
  'refund.sent',
  'refund.confirmed',
  'refund.denied',
] as const;

export type AdvanceEventName = (typeof advanceEventNames)[number];

/** A move of an advance. */
export interface AdvanceRule {
  from: AdvanceState;
  to: AdvanceState;
  /** `change` is what follows from a move of the booking, or from a change of its stay. */
  by: 'guest' | 'owner' | 'operator' | 'change' | 'clock';
  when: keyof typeof advanceConditions;
  event?: AdvanceEventName;
}

/** The life of an advance and of its refund: every move there is, who makes it, when, and its event. */
export const advanceMoves = {
  send: { from: 'asked', to: 'sent', by: 'guest', when: 'open', event: 'advance.sent' },
  sendAgain: { from: 'unseen', to: 'sent', by: 'guest', when: 'again', event: 'advance.sent' },
  sendLate: { from: 'lapsed', to: 'sent', by: 'guest', when: 'again', event: 'advance.sent' },
  receive: { from: 'sent', to: 'received', by: 'owner', when: 'always', event: 'advance.received' },
  receivePart: { from: 'sent', to: 'asked', by: 'owner', when: 'standing', event: 'advance.received' },
  receiveLater: { from: 'unseen', to: 'received', by: 'owner', when: 'always', event: 'advance.received' },
  receiveDisputed: { from: 'disputed', to: 'received', by: 'owner', when: 'always', event: 'advance.received' },
  missPart: { from: 'sent', to: 'unseen', by: 'owner', when: 'first', event: 'advance.received' },
  missPartAgain: { from: 'sent', to: 'disputed', by: 'owner', when: 'second', event: 'advance.disputed' },
  seePart: { from: 'unseen', to: 'unseen', by: 'owner', when: 'always', event: 'advance.received' },
  seePartDisputed: { from: 'disputed', to: 'disputed', by: 'owner', when: 'always', event: 'advance.received' },
  miss: { from: 'sent', to: 'unseen', by: 'owner', when: 'first', event: 'advance.unseen' },
  missAgain: { from: 'sent', to: 'disputed', by: 'owner', when: 'second', event: 'advance.disputed' },
  lapse: { from: 'asked', to: 'lapsed', by: 'clock', when: 'over', event: 'advance.lapsed' },
  lapseUnseen: { from: 'unseen', to: 'lapsed', by: 'clock', when: 'over', event: 'advance.lapsed' },
  lapseRest: { from: 'asked', to: 'received', by: 'clock', when: 'overPaid', event: 'advance.lapsed' },
  lapseUnseenRest: { from: 'unseen', to: 'received', by: 'clock', when: 'overPaid', event: 'advance.lapsed' },
  drop: { from: 'unseen', to: 'ended', by: 'clock', when: 'overInStay' },
  waive: { from: 'asked', to: 'ended', by: 'owner', when: 'standingUnpaid', event: 'advance.waived' },
  waiveUnseen: { from: 'unseen', to: 'unseen', by: 'owner', when: 'standingOnce', event: 'advance.waived' },
  waiveRest: { from: 'asked', to: 'received', by: 'owner', when: 'standingPaid', event: 'advance.waived' },
  waiveMissed: { from: 'asked', to: 'unseen', by: 'owner', when: 'standingMissed', event: 'advance.waived' },
  stop: { from: 'asked', to: 'ended', by: 'operator', when: 'standingUnpaid', event: 'advance.stopped' },
  stopUnseen: { from: 'unseen', to: 'ended', by: 'operator', when: 'standingUnpaid', event: 'advance.stopped' },
  stopRest: { from: 'asked', to: 'received', by: 'operator', when: 'standingPaid', event: 'advance.stopped' },
  stopUnseenRest: { from: 'unseen', to: 'received', by: 'operator', when: 'standingPaid', event: 'advance.stopped' },
  cover: { from: 'asked', to: 'received', by: 'change', when: 'covered' },
  forgo: { from: 'asked', to: 'ended', by: 'change', when: 'shortUnpaid' },
  forgoRest: { from: 'asked', to: 'received', by: 'change', when: 'shortPaid' },
  end: { from: 'asked', to: 'ended', by: 'change', when: 'endedUnpaid' },
  keep: { from: 'asked', to: 'received', by: 'change', when: 'endedPaid' },
  keepMissed: { from: 'asked', to: 'unseen', by: 'change', when: 'endedMissed' },
  owe: { from: 'received', to: 'refundDue', by: 'change', when: 'ended', event: 'refund.due' },
  refund: { from: 'refundDue', to: 'refunded', by: 'owner', when: 'always', event: 'refund.sent' },
  giveMore: { from: 'received', to: 'refunded', by: 'owner', when: 'ended', event: 'refund.sent' },
  confirm: { from: 'refunded', to: 'confirmed', by: 'guest', when: 'always', event: 'refund.confirmed' },
  deny: { from: 'refunded', to: 'denied', by: 'guest', when: 'always', event: 'refund.denied' },
  settleForGuest: { from: 'disputed', to: 'received', by: 'operator', when: 'always', event: 'advance.settled' },
  settleForOwner: { from: 'disputed', to: 'settled', by: 'operator', when: 'unpaid', event: 'advance.settled' },
  settleRestForOwner: { from: 'disputed', to: 'received', by: 'operator', when: 'paid', event: 'advance.settled' },
  settleSentForGuest: { from: 'sent', to: 'received', by: 'operator', when: 'ownerSilent', event: 'advance.settled' },
  settleSentForOwner: {
    ...{ from: 'sent', to: 'settled', by: 'operator', when: 'ownerSilentUnpaid', event: 'advance.settled' },
  },
  settleSentRestForOwner: {
    ...{ from: 'sent', to: 'received', by: 'operator', when: 'ownerSilentPaid', event: 'advance.settled' },
  },
  settleRefundForGuest: { from: 'denied', to: 'refundDue', by: 'operator', when: 'always', event: 'advance.settled' },
  settleRefundForOwner: { from: 'denied', to: 'settled', by: 'operator', when: 'always', event: 'advance.settled' },
  settleSilentForGuest: {
    ...{ from: 'refunded', to: 'refundDue', by: 'operator', when: 'guestSilent', event: 'advance.settled' },
  },
  settleSilentForOwner: {
    ...{ from: 'refunded', to: 'settled', by: 'operator', when: 'guestSilent', event: 'advance.settled' },
  },
  settleLate: { from: 'refundDue', to: 'settled', by: 'operator', when: 'late', event: 'advance.settled' },
} as const satisfies Record<string, AdvanceRule>;

export type AdvanceMove = keyof typeof advanceMoves;

/** When a move may be made, in words, for the documentation. */
export function timeOfAdvance(move: AdvanceMove): string {
  return advanceConditions[advanceMoves[move].when].words;
}

/** Whether a move of an advance may be made now. The clock and people move it from the state that is written down. */
export function mayMoveAdvance(move: AdvanceMove, state: AdvanceState, moment: AdvanceMoment): boolean {
  return advanceMoves[move].from === state && advanceConditions[advanceMoves[move].when].holds(moment);
}
