import { dueBookings } from '../bookings/due.ts';
import { meetDue } from '../bookings/meetDue.ts';
import { bookingClock } from '../bookings/moves.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';

/** One that cannot be met must not keep the others from it; the next run meets it. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 10 },
    summary: 'End requests that nobody answered in time, and remind guests of their arrival on the day before.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
  },
  { due: dueBookings, bookings: bookingClock },
  async (_event: unknown, { due, bookings }) => {
    const outcome = { met: 0, failed: 0 };
    for (let page = await due.list(); page.length > 0; page = await due.list(page.at(-1))) {
      for (const each of page) {
        await meetDue(each, bookings)
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
