import { listUserBookings } from '../../shared/contracts/bookings.ts';
import { plainList, travellerListPorts } from '../bookings/listAnswer.ts';
import { proposalsOfBookings } from '../bookings/proposals/toldBookings.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listUserBookings,
  { ...travellerListPorts, proposals: proposalsOfBookings },
  (list, { bookings, proposals }) => plainList(list, bookings.page, proposals.addTo),
);
