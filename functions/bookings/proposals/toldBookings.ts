import { mayPropose } from '../../../shared/rules/proposalLife.ts';
import { readToldAdvance } from '../../money/toldAdvance.ts';
import { port } from '../../runtime/port.ts';
import type { Booking } from '../booking.ts';
import { readBooking } from '../bookingItem.ts';
import { quoteOfBooking } from '../quotes/bookedQuote.ts';
import { readQuote } from '../quotes/quoteItem.ts';
import type { ToldBooking } from './proposal.ts';
import { readProposals, readWithProposal } from './proposalItem.ts';

/** Reads one booking with its latest proposal, its quote and its advance, as they are at this moment. */
export const toldBooking = port('bookings', ['GetItem'], (table) => ({
  find: async (id: string): Promise<ToldBooking | undefined> => {
    const booking = await readBooking(table, id);
    if (!booking) return undefined;
    const [told, fixed, advanceNow] = await Promise.all([
      readWithProposal(table, booking),
      readQuote(table, id),
      booking.advance && readToldAdvance(table, id),
    ]);
    return { ...told, quote: quoteOfBooking(booking, fixed), ...(advanceNow && { advanceNow }) };
  },
}));

/** Adds to bookings their latest proposals, as those were a moment ago: of stays that are not over, and that ever had one. */
export const proposalsOfBookings = port('bookings', ['BatchGetItem'], (table) => ({
  addTo: async (bookings: readonly Booking[]): Promise<ToldBooking[]> => {
    const now = new Date();
    const marked = bookings.filter(({ proposed, ...each }) => proposed !== undefined && mayPropose('guest', each, now));
    const proposals = await readProposals(table, marked);
    return bookings.map((booking) => ({ ...booking, proposal: proposals.get(booking.id) }));
  },
}));
