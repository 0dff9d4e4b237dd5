import type { NoAdvanceReason } from '../../shared/rules/advanceTerms.ts';
import { advanceUntil } from '../../shared/rules/advanceTimes.ts';
import { type Booking, hasTraveller, type TravellerBooking } from '../bookings/booking.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Advance } from './advance.ts';
import { ownersDebts } from './debts.ts';
import { type GuestRecord, guestStandings, hasUnseenPayments } from './guestStanding.ts';
import { type PayeeInForce, payees } from './payees.ts';

/** Ports that say whether an acceptance asks for an advance. */
export const askingPorts = { payees, standings: guestStandings, debts: ownersDebts };

/** Facts on which an advance is asked for. */
export interface AskingGround {
  payee: PayeeInForce | undefined;
  /** A refund of the owner is late. */
  owesRefund: boolean;
  standing: GuestRecord | undefined;
}

/** Either the advance that an acceptance asks for now, or why it asks for none; undefined where the request has no terms. */
export type AskedAdvance = { advance: Advance } | { none: NoAdvanceReason } | undefined;

/** Reads what an acceptance of a request asks for; a request without terms reads nothing. */
export async function askingOf(
  booking: Booking,
  { payees: known, standings, debts }: OpenPorts<typeof askingPorts>,
): Promise<AskedAdvance> {
  if (!booking.terms || !hasTraveller(booking)) return undefined;
  const [payee, standing, owesRefund] = await Promise.all([
    known.inForce(booking.vendorId),
    standings.of(booking.userId),
    debts.owes(booking.vendorId),
  ]);
  return advanceToAsk(booking, { payee, standing, owesRefund }, new Date());
}

/** The advance that an acceptance of a request asks for at a moment. */
export function advanceToAsk(
  booking: TravellerBooking,
  { payee, owesRefund, standing }: AskingGround,
  now: Date,
): AskedAdvance {
  if (!booking.terms) return undefined;
  const until = advanceUntil(now, booking.terms.hours, booking.checkIn);
  if (until === undefined) return { none: 'too_late' };
  if (!payee) return { none: 'no_account' };
  if (owesRefund) return { none: 'owes_refund' };
  if (hasUnseenPayments(standing, now)) return { none: 'unseen_payments' };
  return { advance: newAdvance({ ...booking, terms: booking.terms }, payee, { until, now }) };
}

function newAdvance(
  { id, userId, vendorId, propertyId, terms }: TravellerBooking & Required<Pick<Booking, 'terms'>>,
  { version, lastFour, title }: PayeeInForce,
  { until, now }: { until: string; now: Date },
): Advance {
  const at = now.toISOString();
  return {
    ...{ bookingId: id, userId, vendorId, propertyId, state: 'asked', ...terms, received: 0 },
    ...{ until, askedAt: at, payeeVersion: version, payee: { lastFour, title } },
    ...{ told: [], movedAt: at, revision: 0 },
  };
}
