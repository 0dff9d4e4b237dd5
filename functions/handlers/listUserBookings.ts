import { listUserBookings } from '../../shared/contracts/bookings.ts';
import { plainList, travellerListPorts } from '../bookings/listAnswer.ts';
import { proposalsOfBookings } from '../bookings/proposals/toldBookings.ts';
import { besideQuotes } from '../bookings/quotes/besideQuotes.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listUserBookings,
  { ...travellerListPorts, proposals: proposalsOfBookings, quotes: besideQuotes },
  (list, { bookings, proposals, quotes }) =>
    plainList(list, bookings.page, async (each) => quotes.addTo(await proposals.addTo(each))),
);
