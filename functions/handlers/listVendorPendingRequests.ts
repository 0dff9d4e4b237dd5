import { listVendorPendingRequests } from '../../shared/contracts/vendorBookings.ts';
import { sessions } from '../accounts/sessions.ts';
import { listAnswer } from '../bookings/listAnswer.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listVendorPendingRequests,
  { session: sessions.vendor, bookings: vendorBookings },
  ({ session, query }, { bookings }) =>
    listAnswer({ of: { vendor: session.id }, status: 'pending', query }, bookings.page),
);
