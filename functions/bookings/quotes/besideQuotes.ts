import type { Quote } from '../../../shared/rules/quote.ts';
import { port } from '../../runtime/port.ts';
import { readItems } from '../../runtime/read.ts';
import type { Booking } from '../booking.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import { quoteOfBooking } from './bookedQuote.ts';
import { type QuoteItem, quoteKey, quoteOfItem } from './quoteItem.ts';

/** Items that one call reads at most. */
const mostRead = 100;

/**
 * Reads the quotes of listed bookings as they were a moment ago, at half a unit for each that has children who pay, or extras: whoever
 * reads a list of them makes beds and breakfasts by it. Others are told by their total.
 */
export const besideQuotes = port('bookings', ['BatchGetItem'], (table) => ({
  addTo: async (bookings: readonly ToldBooking[]): Promise<ToldBooking[]> => {
    const keys = bookings.filter(({ beside }) => beside !== undefined).map(({ id }) => quoteKey(id));
    const parts = Array.from({ length: Math.ceil(keys.length / mostRead) }, (_, at) =>
      keys.slice(at * mostRead, (at + 1) * mostRead),
    );
    const items = (await Promise.all(parts.map((part) => readItems<QuoteItem>(table, part)))).flat();
    const fixed = new Map(items.map((item) => [item.pk, quoteOfItem(item)]));
    return bookings.map((booking) => withQuote(booking, fixed.get(quoteKey(booking.id).pk)));
  },
}));

function withQuote<B extends Booking>(booking: B, fixed: Quote | undefined): B & Pick<ToldBooking, 'quote'> {
  return fixed ? { ...booking, quote: quoteOfBooking(booking, fixed) } : booking;
}
