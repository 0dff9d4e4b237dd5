import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The figures of a stage, each a metric without a dimension: a name with a point says by what a figure is divided. Each
 * is 0.30 dollars in a month in which it has a value.
 */
export const figures = {
  bookings: [
    'requests',
    'acceptances',
    'declines.owner',
    'declines.nights_taken',
    'declines.room_removed',
    'expiries',
    'withdrawals',
    'cancellations.guest',
    'cancellations.owner',
    'missed',
  ],
  accounts: ['signups.user', 'signups.vendor', 'listings'],
  /** Mails that were handed to SES, by what they tell: `renumbered` that a booking has other rooms, or other numbers of them, `advance` anything about an advance or its refund. */
  mails: [
    'mails.requested',
    'mails.accepted',
    'mails.declined',
    'mails.withdrawn',
    'mails.cancelled',
    'mails.cancelledBySarai',
    'mails.missed',
    'mails.expired',
    'mails.reminder',
    'mails.renumbered',
    'mails.advance',
    'mails.digest',
    'mails.waits',
    'mails.unread',
    'mails.clash',
    'mails.code',
    'mails.noAccount',
    'mails.reports',
  ],
  /** Outcomes of mails: SES's answers, and those about bookings that were not sent at once. */
  mailOutcomes: [
    'mailOutcomes.taken',
    'mailOutcomes.refused',
    'mailOutcomes.undeliverable',
    'mailOutcomes.perhaps',
    'mailOutcomes.unavailable',
    'mailOutcomes.held',
    'mailOutcomes.setAside',
    'mailOutcomes.heldByStage',
  ],
  /** In minutes: each value counts by itself, so that a graph can show the middle one and an alarm the largest. */
  minutes: ['answerMinutes', 'mailLateMinutes'],
  /** Calls that were refused because they did not come through the distribution. */
  edge: ['refusedPastEdge'],
} as const;

/** Faults, each a metric by `operation`: 0.30 dollars a month for each operation that had any. */
export const faultFigures = [
  'bookingFaults',
  'accountFaults',
  'propertyFaults',
  'roomFaults',
  'unavailable',
  'eventFaults',
] as const;

export type FigureOfCall = (typeof figures)[keyof typeof figures][number];

/** Kind of a mail, as it is counted: `code` is any that opens an account, invites to one or confirms an address. */
export type MailKind = (typeof figures.mails)[number] extends `mails.${infer Kind}` ? Kind : never;

/** Figure of faults; `faults` are those of the capability that the stacks name to a function. */
export type FaultFigure = 'faults' | (typeof faultFigures)[number];

export type Figure = FigureOfCall | FaultFigure;

/** The values of a call, by figure. */
export type CallFigures = Map<Figure, number[]>;

const calls = new AsyncLocalStorage<CallFigures>();

/** Runs a call whose figures are its own. */
export function withFigures<T>(work: () => T): T {
  return calls.run(new Map(), work);
}

/** Counts in the call that is under way; outside of any, as in the commands of operators, nothing is counted. */
export function count(figure: Figure, value = 1): void {
  const counted = calls.getStore();
  counted?.set(figure, [...(counted.get(figure) ?? []), value]);
}

/** The figures of the call that is under way. */
export function figuresOfCall(): CallFigures {
  return calls.getStore() ?? new Map();
}
