import type { AdvanceEventName, AdvanceState } from '../../../shared/rules/advanceLife.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import type { ToldAdvance } from '../../money/toldAdvance.ts';
import type { ToldBooking } from '../proposals/proposal.ts';

const advanceMails = [
  ...(['acceptedAsking', 'advanceReminder', 'advanceSent', 'advancePressed', 'advanceReceived'] as const),
  ...(['advanceUnseen', 'advanceDisputed', 'advanceWaived', 'advanceStopped', 'advanceSettled'] as const),
  ...(['lapsed', 'reinstated'] as const),
  ...(['refundDue', 'refundLate', 'refundSent', 'refundConfirmed', 'refundDenied'] as const),
] as const;

export type AdvanceMail = (typeof advanceMails)[number];

type OwnerOnly = 'refundLate' | 'advanceSent' | 'advancePressed' | 'refundConfirmed' | 'refundDenied';
type Both = 'advanceDisputed' | 'advanceSettled' | 'lapsed' | 'refundDue';

/** A mail about an advance, and a side that it tells. */
export type AdvanceMailKey = `${Exclude<AdvanceMail, OwnerOnly>} guest` | `${OwnerOnly | Both} owner`;

/** Whether a mail is about an advance or its refund. */
export function isAdvanceMail(kind: string): kind is AdvanceMail {
  return advanceMails.some((each) => each === kind);
}

type Sides = readonly Side[];

/** The mails of each event of an advance, and whom they tell. The end of a booking by a lapse, and its new standing, are told as events of the booking. */
const told: Readonly<Record<AdvanceEventName, readonly [kind: AdvanceMail, ...sides: Sides] | undefined>> = {
  'advance.reminded': ['advanceReminder', 'guest'],
  'advance.sent': ['advanceSent', 'owner'],
  'advance.pressed': ['advancePressed', 'owner'],
  'advance.received': ['advanceReceived', 'guest'],
  'advance.unseen': ['advanceUnseen', 'guest'],
  'advance.disputed': ['advanceDisputed', 'guest', 'owner'],
  'advance.lapsed': undefined,
  'advance.waived': ['advanceWaived', 'guest'],
  'advance.stopped': ['advanceStopped', 'guest'],
  'advance.settled': ['advanceSettled', 'guest', 'owner'],
  'refund.due': ['refundDue', 'guest', 'owner'],
  'refund.late': ['refundLate', 'owner'],
  'refund.sent': ['refundSent', 'guest'],
  'refund.confirmed': ['refundConfirmed', 'owner'],
  'refund.denied': ['refundDenied', 'owner'],
};

/** The mails of an event of an advance. Each has its moment: every one of them may come twice in a life. */
export function mailsOfAdvance(name: AdvanceEventName, at: string): { kind: AdvanceMail; side: Side; at: string }[] {
  const [kind, ...sides] = told[name] ?? [];
  return kind === undefined ? [] : sides.map((side) => ({ kind, side, at }));
}

/** States of an advance in which a mail asks somebody to act, or says what waits: in another it is overtaken. */
const statesOf: Readonly<Partial<Record<AdvanceMail, AdvanceState | readonly AdvanceState[]>>> = {
  advanceReminder: 'asked',
  advanceSent: 'sent',
  advancePressed: 'sent',
  advanceUnseen: 'unseen',
  advanceDisputed: 'disputed',
  advanceWaived: ['ended', 'received', 'unseen'],
  refundDue: 'refundDue',
  refundLate: 'refundDue',
  refundSent: 'refunded',
  refundConfirmed: 'confirmed',
  refundDenied: 'denied',
};

/** States of the booking for the mails that tell its own moves. */
const bookingStatesOf: Readonly<Partial<Record<AdvanceMail, ToldBooking['state']>>> = {
  acceptedAsking: 'active',
  reinstated: 'active',
  lapsed: 'cancelled',
};

/** Whether a mail about an advance says what is still so. That money came, or that an operator has decided, stays so. */
export function advanceHolds(kind: AdvanceMail, { state, advanceNow }: ToldBooking): boolean {
  const ofBooking = bookingStatesOf[kind];
  if (ofBooking !== undefined) return state === ofBooking;
  // The mail that the booking stands again says that the payment came.
  if (kind === 'advanceReceived' && advanceNow?.late && state === 'active') return false;
  const ofAdvance = statesOf[kind];
  return advanceNow !== undefined && (ofAdvance === undefined || [ofAdvance].flat().includes(advanceNow.state));
}

const asking: readonly string[] = [
  ...(['advanceReminder', 'advanceSent', 'advancePressed', 'advanceUnseen', 'refundSent'] satisfies AdvanceMail[]),
  'proposed',
];

/** Whether a mail asks its reader to act: one that is held is left out once nothing is to be done. */
export function asksToAct(kind: string): boolean {
  return asking.includes(kind);
}

/** The instant by which the reader must act, of mails that say one; undefined of others. */
export function actBy(kind: string, advance: ToldAdvance | undefined): string | undefined {
  const says = kind === 'acceptedAsking' || kind === 'advanceReminder' || kind === 'advanceUnseen';
  return says ? advance?.until : undefined;
}
