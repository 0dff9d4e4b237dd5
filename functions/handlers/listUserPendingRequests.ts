import { listUserPendingRequests } from '../../shared/contracts/bookings.ts';
import { sessions } from '../accounts/sessions.ts';
import { listAnswer } from '../bookings/listAnswer.ts';
import { travellerBookings } from '../bookings/lists.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listUserPendingRequests,
  { session: sessions.user, bookings: travellerBookings },
  ({ session, query }, { bookings }) =>
    listAnswer({ of: { user: session.id }, status: 'pending', query }, bookings.page),
);
