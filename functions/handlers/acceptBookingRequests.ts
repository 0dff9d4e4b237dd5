import { answer } from '../../shared/answers.ts';
import { acceptBookingRequests } from '../../shared/contracts/vendorBookings.ts';
import { vendorPageSize } from '../../shared/rules/catalogue.ts';
import { sessions } from '../accounts/sessions.ts';
import { acceptPorts, acceptRequest, answerRequests, codeOf } from '../bookings/answerRequests.ts';
import { vendorBookings } from '../bookings/lists.ts';
import { presentOwnProperty } from '../properties/presentProperty.ts';
import { vendorProperties } from '../properties/vendorList.ts';
import { sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  acceptBookingRequests,
  { session: sessions.vendor, ...acceptPorts, lists: vendorBookings, listed: vendorProperties },
  async ({ session, query: { bookingRequestId } }, { listed, ...ports }) => {
    const asked = { session, bookingRequestId, done: 'accepted' } as const;
    const outcomes = await answerRequests(asked, ports, (booking) => acceptRequest(booking, session, ports));
    const { properties: own, next } = await listed.page(session.id, { limit: vendorPageSize.list });
    return {
      ...answer(codeOf(outcomes, 'accepted')),
      outcomes,
      data: own.map(presentOwnProperty),
      ...(next !== undefined && { nextCursor: sealCursor({ vendor: session.id }, next) }),
    };
  },
);
