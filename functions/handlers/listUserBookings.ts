import { listUserBookings } from '../../shared/contracts/bookings.ts';
import { listPorts, ownBookings } from '../bookings/listAnswer.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(listUserBookings, listPorts.user, ownBookings);
