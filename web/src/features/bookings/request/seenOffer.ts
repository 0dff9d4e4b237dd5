import type { StayOffer } from '../api/stayOffer.ts';
import type { BookingDraft } from './bookingDraft.ts';

/** Price and advance as they are shown, which go with the request; nothing until they are there. */
export function seenOffer({ quote, advance }: StayOffer): Pick<BookingDraft, 'seenTotal' | 'seenAdvance'> {
  if (!quote) return {};
  const seenAdvance = advance ? { amount: advance.amount, policy: advance.policy } : { amount: 0 };
  return { seenTotal: quote.total, seenAdvance };
}
