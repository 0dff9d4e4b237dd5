import { answer } from '../../shared/answers.ts';
import { rejectBookingRequests } from '../../shared/contracts/vendorBookings.ts';
import { bookingPageSize } from '../../shared/rules/catalogue.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { answerRequests, codeOf } from '../bookings/answerRequests.ts';
import { plainList } from '../bookings/listAnswer.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { bookingStore } from '../bookings/moves.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  rejectBookingRequests,
  { session: sessions.vendor, bookings: bookingStore, lists: vendorBookings, hosts: activeHosts },
  async ({ session, query: { bookingRequestId }, body: given }, ports) => {
    const asked = { session, bookingRequestId, done: 'rejected' } as const;
    const host = { check: ports.hosts.check(session.id), by: session };
    const outcomes = await answerRequests(asked, ports, (booking) => ports.bookings.reject(booking, host, given));
    const query = { status: 'pending', limit: bookingPageSize.list } as const;
    const list = await plainList({ session, query }, ports.lists.page);
    // The index may not show yet that these have been answered.
    const data = list.data.filter(({ _id }) => !outcomes.some((each) => each.bookingRequestId === _id));
    return { ...list, ...answer(codeOf(outcomes, 'rejected')), outcomes, data };
  },
);
