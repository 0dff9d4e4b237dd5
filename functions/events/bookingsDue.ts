import { stateAt } from '../../shared/rules/bookingLife.ts';
import { today } from '../../shared/rules/dates.ts';
import { type Booking, hasTraveller } from '../bookings/booking.ts';
import { whileItWaits } from '../bookings/declining.ts';
import { advanceDues, type Due, dueBookings, forgetAt, reminderAt } from '../bookings/due.ts';
import { bookingClock } from '../bookings/moves.ts';
import { proposalClock } from '../bookings/proposals/lapse.ts';
import { advanceClock } from '../money/advanceClock.ts';
import type { AdvanceDueKind } from '../money/advanceItem.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const clocks = { bookings: bookingClock, proposals: proposalClock, advances: advanceClock };

/** One that cannot be met must not keep the others from it; the next run meets it. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 10 },
    summary:
      'End requests and proposals that nobody answered and bookings whose advance nobody paid in time, remind both sides, and forget guests without an account a year after their stay.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    faultsOf: 'bookings',
  },
  { due: dueBookings, ...clocks },
  async (_event: unknown, { due, ...opened }) => {
    const outcome = { met: 0, failed: 0 };
    for (let page = await due.list(); page.length > 0; page = await due.list(page.at(-1))) {
      for (const each of page) {
        await meet(each, opened)
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

async function meet(due: Due, { bookings, proposals, advances }: OpenPorts<typeof clocks>): Promise<void> {
  if (due.kind === 'proposal') return proposals.lapse(due.bookingId);
  return isOfAdvance(due.kind) ? advances.meet(due.kind, due.bookingId) : meetDue(due, bookings);
}

function isOfAdvance(kind: Due['kind']): kind is AdvanceDueKind {
  return advanceDues.some((each) => each === kind);
}

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
