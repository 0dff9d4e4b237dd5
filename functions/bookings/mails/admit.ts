import type { Role } from '../../../shared/roles.ts';
import { isAutomatic } from '../../../shared/rules/declineReasons.ts';
import { count } from '../../runtime/figures.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import type { Booking } from '../booking.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import { actBy } from './advanceMails.ts';
import type { mailCounts } from './mailCounts.ts';
import type { MailKind, MailName } from './mailsOf.ts';

/** Why a mail is held: a count that is full, and for how many seconds it is. */
export interface Hold {
  by: 'sender' | 'recipient' | 'stage';
  seconds: number;
}

/** Ports that count, by the side of a booking that they are about. */
export type CountPorts = OpenPorts<{ guestCounts: typeof mailCounts.user; ownerCounts: typeof mailCounts.vendor }>;

/** A request, or a proposal, that must be answered within this time never waits. Milliseconds. */
const pressing = 3 * 3_600_000;

/** Whether a mail must not wait: one that asks for an answer or a payment whose time ends soon, or says that nothing is to be paid for a fraud. */
export function isPressing(
  { state, answerBy, proposal, advanceNow }: Pick<ToldBooking, 'state' | 'answerBy' | 'proposal' | 'advanceNow'>,
  { kind }: MailName,
): boolean {
  if (kind === 'cancelledBySarai') return true;
  const endsSoon = (at: string) => Date.parse(at) - Date.now() <= pressing;
  if (kind === 'proposed') return proposal?.state === 'open' && endsSoon(proposal.endsAt);
  const paidBy = actBy(kind, advanceNow);
  if (paidBy !== undefined) return endsSoon(paidBy);
  return kind === 'requested' && state === 'pending' && endsSoon(answerBy);
}

const guestsActs: readonly MailKind[] = [
  ...(['requested', 'withdrawn', 'advanceSent', 'refundConfirmed', 'refundDenied'] as const),
];

/** Acts of either side, of which the other is told. */
const eithersActs: readonly MailKind[] = [
  ...(['givenBack', 'agreed', 'proposed', 'proposalWithdrawn', 'proposalRefused'] as const),
];

const ownersActs: readonly MailKind[] = [
  ...(['renumbered', 'moved', 'missed', 'advanceReceived', 'advanceUnseen', 'advanceWaived', 'refundSent'] as const),
];

/**
 * The account whose act causes a mail and is counted for it. None is for what a clock, an operator or a removal brings,
 * and for an acceptance and a cancellation: an owner cancels thirty stays after a landslide, and all guests hear of it.
 */
function senderOf(
  { userId, vendorId, reasonCode }: Booking,
  { kind, side }: MailName,
): { role: Role; id: string } | undefined {
  const byGuest = guestsActs.includes(kind) || (eithersActs.includes(kind) && side === 'owner');
  if (byGuest && userId !== undefined) return { role: 'user', id: userId };
  const isOwners = side === 'guest' && [...ownersActs, ...eithersActs].includes(kind);
  const byOwner = isOwners || (kind === 'declined' && !isAutomatic(reasonCode));
  return byOwner ? { role: 'vendor', id: vendorId } : undefined;
}

/**
 * Counts a mail of its sender, of its recipient and of the stage, the narrow counts first: a mail that is held takes
 * nothing of the counts that others share. Answers why it waits, if it does.
 */
export async function admit(booking: ToldBooking, name: MailName, ports: CountPorts): Promise<Hold | undefined> {
  for (const over of [overSender, overRecipient, overStageOf]) {
    const hold = await over(booking, name, ports);
    if (hold && !isPressing(booking, name)) return hold;
  }
  return undefined;
}

/** Counts a mail of its sender. */
export async function overSender(booking: Booking, name: MailName, ports: CountPorts): Promise<Hold | undefined> {
  const sender = senderOf(booking, name);
  const counts = sender?.role === 'user' ? ports.guestCounts : ports.ownerCounts;
  return sender && holdBy('sender', await counts.cause(sender.id));
}

async function overRecipient(
  { userId, vendorId }: Booking,
  { side }: MailName,
  { guestCounts, ownerCounts }: CountPorts,
): Promise<Hold | undefined> {
  const received = side === 'guest' ? userId && guestCounts.receive(userId) : ownerCounts.receive(vendorId);
  return received ? holdBy('recipient', await received) : undefined;
}

/** Counts a mail of the stage; an alarm tells of those that it holds. */
export async function overStage({ ownerCounts }: Pick<CountPorts, 'ownerCounts'>): Promise<Hold | undefined> {
  const hold = holdBy('stage', await ownerCounts.send());
  if (hold) count('mailOutcomes.heldByStage');
  return hold;
}

function overStageOf(_booking: Booking, _name: MailName, ports: CountPorts): Promise<Hold | undefined> {
  return overStage(ports);
}

function holdBy(by: Hold['by'], seconds: number | undefined): Hold | undefined {
  return seconds === undefined ? undefined : { by, seconds };
}
