import { type AnswerCode, answer } from '../../shared/answers.ts';
import type { BookingState } from '../../shared/rules/bookingLife.ts';
import { sessions } from '../accounts/sessions.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { Session } from '../runtime/session.ts';
import type { Booking } from './booking.ts';
import { type BookingPage, type ListQuery, travellerBookings } from './lists.ts';
import { presentBooking } from './presentBooking.ts';
import type { ToldBooking } from './proposals/proposal.ts';

export interface BookingList {
  /** Whose list it is. */
  session: Session;
  query: { status?: BookingState | undefined; limit: number; cursor?: string | undefined };
}

type Page = (id: string, wanted: ListQuery) => Promise<BookingPage>;

const empty: Partial<Record<BookingState, AnswerCode>> = {
  pending: 'no_pending_bookings',
  active: 'no_active_bookings',
};

/** A page of a list, and all of its answer but `data`. @throws Failure `invalid_cursor` */
export async function readList({ session: { id, role }, query: { status, limit, cursor } }: BookingList, page: Page) {
  const list = { of: { [role]: id }, status };
  const { bookings, next } = await page(id, { status, limit, after: openCursor(list, cursor) });
  const code =
    bookings.length > 0 || next !== undefined ? 'booking_requests' : ((status && empty[status]) ?? 'no_bookings');
  return { bookings, said: { ...answer(code), ...(next !== undefined && { nextCursor: sealCursor(list, next) }) } };
}

/** A list with the requests that wait alone. */
export function waitingOf<List extends BookingList>(list: List) {
  return { ...list, query: { ...list.query, status: 'pending' as const } };
}

/** Ports of the lists of a traveller. */
export const travellerListPorts = { session: sessions.user, bookings: travellerBookings };

type AddTo = (bookings: readonly Booking[]) => readonly ToldBooking[] | Promise<ToldBooking[]>;

/** Answers a list of bookings as both sides may read them, with what is added to them. @throws Failure `invalid_cursor` */
export async function plainList(list: BookingList, page: Page, addTo: AddTo = (bookings) => bookings) {
  const { bookings, said } = await readList(list, page);
  return { ...said, data: (await addTo(bookings)).map(presentBooking) };
}
