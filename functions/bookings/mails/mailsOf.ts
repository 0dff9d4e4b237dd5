import { type AdvanceEventName, advanceEventNames } from '../../../shared/rules/advanceLife.ts';
import type { BookingEventName } from '../../../shared/rules/bookingLife.ts';
import { today } from '../../../shared/rules/dates.ts';
import { type ProposalEventName, type ProposalState, proposalAt } from '../../../shared/rules/proposalLife.ts';
import type { RoomsChange, Side } from '../../../shared/rules/roomMoves.ts';
import { type Booking, hasTraveller } from '../booking.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import { type AdvanceMail, advanceHolds, isAdvanceMail, mailsOfAdvance } from './advanceMails.ts';

const proposalMails = ['proposed', 'proposalRefused', 'proposalWithdrawn', 'proposalEnded'] as const;

export type ProposalMail = (typeof proposalMails)[number];

/** Whether a mail is about a proposal. */
export function isProposalMail(kind: MailKind): kind is ProposalMail {
  return proposalMails.some((each) => each === kind);
}

export type MailKind =
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'cancelled'
  | 'cancelledBySarai'
  | 'missed'
  | 'expired'
  | 'reminder'
  | 'renumbered'
  | ProposalMail
  | AdvanceMail
  | 'changeConfirmed'
  | RoomsChange['what'];

/** A mail of a booking: what it tells, and whom. */
export interface MailName {
  kind: MailKind;
  side: 'guest' | 'owner';
  /** When it happened, of a kind that comes more than once: an ISO instant. */
  at?: string;
}

/** An event of a booking, its proposal or its advance, by its name and moment, and who changed what where it has. */
interface MoveEvent {
  name: BookingEventName | ProposalEventName | AdvanceEventName;
  detail: Pick<RoomsChange, 'at'> & Partial<RoomsChange>;
}

type MailRule = (booking: ToldBooking, detail: MoveEvent['detail']) => MailName[];

/** The mails that each event of a booking brings. None of them comes twice in its life, but for those with a time. */
const rules: Readonly<Record<Exclude<MoveEvent['name'], AdvanceEventName>, MailRule>> = {
  'booking.requested': () => [{ kind: 'requested', side: 'owner' }],
  'booking.taken': () => [],
  'booking.accepted': ({ advanceNow }) => [{ kind: advanceNow ? 'acceptedAsking' : 'accepted', side: 'guest' }],
  'booking.declined': () => [{ kind: 'declined', side: 'guest' }],
  'booking.expired': () => bothSides('expired'),
  'booking.withdrawn': ofEnd(() => ({ kind: 'withdrawn', side: 'owner' })),
  'booking.cancelled': ofEnd(({ cancelledBy }) => ({
    kind: 'cancelled',
    side: cancelledBy === 'owner' ? 'guest' : 'owner',
  })),
  'booking.reinstated': (_, { at }) => [{ kind: 'reinstated', side: 'guest', at }],
  'booking.missed': () => [{ kind: 'missed', side: 'guest' }],
  'booking.reminded': () => [{ kind: 'reminder', side: 'guest' }],
  'booking.renumbered': (_, { at }) => [{ kind: 'renumbered', side: 'guest', at }],
  'booking.changed': (booking, detail) => changeMails(booking, detail),
  'proposal.made': toAnswerer('proposed'),
  'proposal.refused': toProposer('proposalRefused'),
  'proposal.withdrawn': toAnswerer('proposalWithdrawn'),
  'proposal.ended': toProposer('proposalEnded'),
};

/** The mails of an event that say what is still so: a later event that has overtaken it brings its own. */
export function mailsOf({ name, detail }: MoveEvent, booking: ToldBooking): MailName[] {
  const told = isOfAdvance(name) ? mailsOfAdvance(name, detail.at) : rules[name](booking, detail);
  const mails = told.filter((mail) => stillHolds(mail, booking));
  return hasTraveller(booking) ? mails : mails.filter(({ side }) => side === 'owner');
}

function isOfAdvance(name: MoveEvent['name']): name is AdvanceEventName {
  return advanceEventNames.some((each) => each === name);
}

/** The other side is told of a change; of another stay, both have it in writing. */
function changeMails({ proposal }: ToldBooking, { at, by, what }: MoveEvent['detail']): MailName[] {
  if (!what) return [];
  const told: MailName = { kind: what, side: by === 'owner' ? 'guest' : 'owner', at };
  const isStay = what === 'agreed' && proposal?.what === 'stay' && by !== 'channel' && by !== undefined;
  return isStay ? [told, { kind: 'changeConfirmed', side: by, at }] : [told];
}

function toProposer(kind: ProposalMail): MailRule {
  return ({ proposal }, { at }) => (proposal ? [{ kind, side: proposal.by, at }] : []);
}

function toAnswerer(kind: ProposalMail): MailRule {
  return ({ proposal }, { at }) => (proposal ? [{ kind, side: otherSide(proposal.by), at }] : []);
}

function otherSide(side: Side): Side {
  return side === 'owner' ? 'guest' : 'owner';
}

/** A lapse and an operator's end are told to both sides. */
function ofEnd(name: (booking: Booking) => MailName): MailRule {
  return (booking) => {
    if (booking.cancelledBy === 'lapse') return bothSides('lapsed');
    return booking.cancelledBy === 'sarai' ? bothSides('cancelledBySarai') : [name(booking)];
  };
}

function bothSides(kind: MailKind): MailName[] {
  return [
    { kind, side: 'guest' },
    { kind, side: 'owner' },
  ];
}

/** States of a booking in which its mails say what is so; `changeable` ones are pending and active. */
const statesOf: Record<Exclude<MailKind, AdvanceMail>, Booking['state'] | 'changeable'> = {
  requested: 'pending',
  accepted: 'active',
  reminder: 'active',
  renumbered: 'active',
  givenBack: 'active',
  moved: 'active',
  agreed: 'changeable',
  changeConfirmed: 'changeable',
  proposed: 'changeable',
  proposalRefused: 'changeable',
  proposalWithdrawn: 'changeable',
  proposalEnded: 'changeable',
  declined: 'rejected',
  withdrawn: 'cancelled',
  cancelled: 'cancelled',
  cancelledBySarai: 'cancelled',
  missed: 'missed',
  expired: 'expired',
};

/** Whether a mail that comes late says what is still so. */
export function stillHolds(name: MailName, booking: ToldBooking): boolean {
  if (isAdvanceMail(name.kind)) return advanceHolds(name.kind, booking);
  const { state } = booking;
  const [now, of] = [state === 'pending' || state === 'active' ? 'changeable' : state, statesOf[name.kind]];
  if (state !== of && now !== of) return false;
  return moments[name.kind]?.(name, booking) ?? true;
}

/** Whether nothing of its kind has come after a mail that comes more than once, or at a moment of its own. */
const moments: Partial<Record<MailKind, (name: MailName, booking: ToldBooking) => boolean>> = {
  reminder: (_, { checkIn }) => today() < checkIn,
  renumbered: ({ at }, { renumberedAt }) => at === renumberedAt,
  givenBack: isLatestChange,
  moved: isLatestChange,
  agreed: isLatestChange,
  changeConfirmed: isLatestChange,
  proposed: isProposalIn('open'),
  proposalRefused: isProposalIn('refused'),
  proposalWithdrawn: isProposalIn('withdrawn'),
  proposalEnded: isProposalIn('ended'),
};

/** Whether the latest proposal stands so since the moment of the mail: another one brings its own. */
function isProposalIn(state: ProposalState) {
  return ({ at }: MailName, booking: ToldBooking): boolean => {
    const { proposal } = booking;
    if (!proposal || proposalAt(proposal, booking, new Date()).state !== state) return false;
    return at === (proposal.endedAt ?? proposal.askedAt);
  };
}

/** A change by the other side is told to somebody else, and overtakes nothing. */
function isLatestChange({ side, at }: MailName, { changed }: Booking): boolean {
  return changed?.at === at || changed?.by === side;
}

const staysAhead: readonly MailKind[] = [
  ...(['accepted', 'acceptedAsking', 'reinstated', 'reminder', 'renumbered', 'givenBack', 'moved'] as const),
  ...(['proposed', 'proposalWithdrawn', 'agreed', 'changeConfirmed'] as const),
];

/** Whether the mail reaches a guest with a stay ahead that was accepted. */
export function isStay({ kind, side }: MailName, { state }: Pick<Booking, 'state'>): boolean {
  return side === 'guest' && state === 'active' && staysAhead.includes(kind);
}
