import { advanceUntil, isTooNear } from './advanceTimes.ts';
import type { Quote } from './quote.ts';
import type { RefundPolicy } from './refunds.ts';

/** How much of a stay an advance is: percent of the total, 1 to 50, or the first night of all rooms. */
export type AdvanceShare = number | 'firstNight';

/** Terms on which an owner asks for advances. Hours are 6 to 72; arrivals within so many days need none. */
export interface AdvanceTerms {
  share: AdvanceShare;
  hours: number;
  notWithinDays: number;
  policy: RefundPolicy;
}

/** Facts of a quote of which an advance follows. */
type AdvanceQuote = Pick<Quote, 'total'> & {
  rooms: readonly { count: number; nights: readonly { price: number }[] }[];
};

/** Whole PKR of the advance of a stay: percent are rounded, and it is never more than the total. */
export function advanceOf({ share }: Pick<AdvanceTerms, 'share'>, { rooms, total }: AdvanceQuote): number {
  if (share !== 'firstNight') return Math.round((total * share) / 100);
  const firstNights = rooms.reduce((sum, { count, nights }) => sum + count * (nights[0]?.price ?? 0), 0);
  return Math.min(firstNights, total);
}

/** An advance that a request brings, as it is fixed with it: whole PKR, the hours to pay it in, and the policy of refunds. */
export interface FixedTerms extends Pick<AdvanceTerms, 'hours' | 'policy'> {
  amount: number;
}

/**
 * Why an acceptance asks for no advance although the request has terms: fewer than six hours are left, no account is in force, a refund
 * of the owner is late, or payments of the guest were not seen.
 */
export const noAdvanceReasons = ['too_late', 'no_account', 'owes_refund', 'unseen_payments'] as const;

export type NoAdvanceReason = (typeof noAdvanceReasons)[number];

/** Facts by which an advance is asked for: the terms of the hotel, and the day of arrival, `YYYY-MM-DD`. */
interface AdvanceOffer {
  terms: AdvanceTerms | undefined;
  checkIn: string;
  now: Date;
}

/**
 * The advance of a stay that is asked for now, and until when it would be paid if it were accepted at this moment: an ISO instant. It is
 * undefined where guests pay at the hotel: without terms, where arrival is near, or where nothing is left to ask for.
 */
export function advanceOffered(
  { terms, checkIn, now }: AdvanceOffer,
  quote: AdvanceQuote,
): { terms: FixedTerms; until: string } | undefined {
  if (terms === undefined || isTooNear(checkIn, terms.notWithinDays, now)) return undefined;
  const { hours, policy } = terms;
  const until = advanceUntil(now, hours, checkIn);
  const amount = advanceOf(terms, quote);
  return until === undefined || amount === 0 ? undefined : { terms: { amount, hours, policy }, until };
}
