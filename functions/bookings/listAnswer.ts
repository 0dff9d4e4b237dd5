import { type AnswerCode, answer } from '../../shared/answers.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { withSession } from '../accounts/sessions.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { type BookingPage, type ListQuery, travellerBookings, vendorBookings } from './lists.ts';
import { presentBooking } from './presentBooking.ts';

interface BookingList {
  /** Whose list it is. */
  session: Session;
  query: { status?: BookingState | undefined; limit: number; cursor?: string | undefined };
}

type Page = (id: string, wanted: ListQuery) => Promise<BookingPage>;

const empty: Partial<Record<BookingState, AnswerCode>> = {
  pending: 'no_pending_bookings',
  active: 'no_active_bookings',
};

/** A page of somebody's bookings as it is answered. @throws Failure `invalid_cursor` */
export async function listAnswer({ session: { id, role }, query: { status, limit, cursor } }: BookingList, page: Page) {
  const list = { of: { [role]: id }, status };
  const { bookings, next } = await page(id, { status, limit, after: openCursor(list, cursor) });
  const code =
    bookings.length > 0 || next !== undefined ? 'booking_requests' : ((status && empty[status]) ?? 'no_bookings');
  return {
    ...answer(code),
    data: bookings.map(presentBooking),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
}

const lists = { user: travellerBookings, vendor: vendorBookings };

/** Ports of the lists of bookings, by role. */
export const listPorts = withSession((role) => ({ bookings: lists[role] }));

/** Answers a list of the own bookings. @throws Failure `invalid_cursor` */
export function ownBookings(list: BookingList, { bookings }: Pick<OpenPorts<typeof listPorts.user>, 'bookings'>) {
  return listAnswer(list, bookings.page);
}

/** Answers the list of the own requests that wait. @throws Failure `invalid_cursor` */
export function ownRequests({ session, query }: BookingList, ports: Parameters<typeof ownBookings>[1]) {
  return ownBookings({ session, query: { ...query, status: 'pending' } }, ports);
}
