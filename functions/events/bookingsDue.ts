import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { whileItWaits } from '../bookings/declining.ts';
import { type Due, dueBookings, forgetAt, reminderAt } from '../bookings/due.ts';
import { bookingClock } from '../bookings/moves.ts';
import { proposalClock } from '../bookings/proposals/lapse.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

/** One that cannot be met must not keep the others from it; the next run meets it. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 10 },
    summary:
      'End requests and proposals that nobody answered in time, remind guests of their arrival on the day before, and forget those without an account a year after their stay.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    faultsOf: 'bookings',
  },
  { due: dueBookings, bookings: bookingClock, proposals: proposalClock },
  async (_event: unknown, { due, bookings, proposals }) => {
    const outcome = { met: 0, failed: 0 };
    for (let page = await due.list(); page.length > 0; page = await due.list(page.at(-1))) {
      for (const each of page) {
        await (each.kind === 'proposal' ? proposals.lapse(each.bookingId) : meetDue(each, bookings))
          .then(() => due.end(each))
          .then(() => (outcome.met += 1))
          .catch((error: unknown) => {
            log('error', { bookingId: each.bookingId, meeting: each.kind, ...describeError(error) });
            outcome.failed += 1;
          });
      }
    }
    return outcome;
  },
);

type Store = OpenPorts<{ bookings: typeof bookingClock }>['bookings'];

/**
 * Does what the time has brought to a booking, if it is still to be done. The time to answer ends for a request that was accepted too:
 * then its reminder is noted, so that accepting itself need not write it.
 */
export async function meetDue({ kind, bookingId }: Due, bookings: Store): Promise<void> {
  if (kind === 'forget') return forgetGuest(bookingId, bookings);
  const booking = await afterItsTime(bookingId, bookings);
  if (booking?.state !== 'active') return;
  const now = new Date().toISOString();
  if (kind === 'answer' && now < reminderAt(booking)) await bookings.remindLater(booking);
  else if (mayRemind(booking)) await bookings.remind(booking);
}

/** A guest with an account is known as long as that is there. */
async function forgetGuest(id: string, bookings: Store): Promise<void> {
  const booking = await bookings.find(id);
  if (!booking || hasTraveller(booking)) return;
  await (new Date().toISOString() < forgetAt(booking) ? bookings.forgetLater(booking) : bookings.forget(booking));
}

/** The booking; a request that nobody answered ends first. It may be accepted at that very moment. */
async function afterItsTime(id: string, bookings: Store): Promise<Booking | undefined> {
  const booking = await bookings.find(id);
  if (booking?.state !== 'pending') return booking;
  const expired = await whileItWaits(() => bookings.expire(booking));
  return expired ? undefined : bookings.find(id);
}

/**
 * Nobody is reminded twice of one arrival, before its hour, on the day itself or later, or of what was accepted after the hour of the
 * reminder.
 */
function mayRemind(booking: Booking): boolean {
  const { remindedAt = '', answeredAt = '', checkIn } = booking;
  const at = reminderAt(booking);
  const ahead = stateAt(booking, new Date()) === 'active' && today() < checkIn;
  return ahead && at <= new Date().toISOString() && remindedAt < at && answeredAt < at;
}
