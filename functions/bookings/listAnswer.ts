import { type AnswerCode, answer } from '../../shared/answers.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { BookingPage, ListQuery } from './lists.ts';
import { presentBooking } from './presentBooking.ts';

interface BookingList {
  /** Whose list it is. */
  of: { user: string } | { vendor: string };
  status?: BookingState | undefined;
  query: { limit: number; cursor?: string | undefined };
}

type Page = (id: string, wanted: ListQuery) => Promise<BookingPage>;

const empty: Partial<Record<BookingState, AnswerCode>> = {
  pending: 'no_pending_bookings',
  active: 'no_active_bookings',
};

/** A page of somebody's bookings as it is answered. @throws Failure `invalid_cursor` */
export async function listAnswer({ of, status, query: { limit, cursor } }: BookingList, page: Page) {
  const list = { of, status };
  const [id] = Object.values(of) as [string];
  const { bookings, next } = await page(id, { status, limit, after: openCursor(list, cursor) });
  const code =
    bookings.length > 0 || next !== undefined ? 'booking_requests' : ((status && empty[status]) ?? 'no_bookings');
  return {
    ...answer(code),
    data: bookings.map(presentBooking),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
}
