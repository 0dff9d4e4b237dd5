import { listUserPendingRequests } from '../../shared/contracts/bookings.ts';
import { plainList, travellerListPorts, waitingOf } from '../bookings/listAnswer.ts';
import { besideQuotes } from '../bookings/quotes/besideQuotes.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listUserPendingRequests,
  { ...travellerListPorts, quotes: besideQuotes },
  (list, { bookings, quotes }) => plainList(waitingOf(list), bookings.page, quotes.addTo),
);
