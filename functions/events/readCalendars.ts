import { type FollowPorts, followCalendar, followPorts } from '../calendars/followCalendar.ts';
import { type DueCalendar, dueReadings } from '../calendars/readings.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = { due: dueReadings, ...followPorts };

/** Calendars that are read at the same time. */
const atOnce = 5;

/** Milliseconds in which a run begins to read calendars: the next one goes on. */
const patience = 240_000;

/** The next reading of a calendar is noted before it is read: one that fails, or a crash, holds up no other. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 5 },
    summary: 'Read the calendars of other channels that are due, each every half hour.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    faultsOf: 'bookings',
  },
  ports,
  async (_event: unknown, open: OpenPorts<typeof ports>) => {
    const outcome = { read: 0, failed: 0 };
    const ends = Date.now() + patience;
    for (let page = await open.due.list(); page.length > 0; page = await open.due.list(page.at(-1))) {
      for (let from = 0; from < page.length && Date.now() < ends; from += atOnce) {
        const read = await Promise.all(page.slice(from, from + atOnce).map((each) => readDue(each, open)));
        outcome.read += read.filter(Boolean).length;
        outcome.failed += read.filter((each) => each === undefined).length;
      }
    }
    return outcome;
  },
);

/** Whether it was read here; undefined after a fault that is none of the channel's. */
async function readDue(
  due: DueCalendar,
  { due: list, ...open }: OpenPorts<{ due: typeof dueReadings }> & FollowPorts,
): Promise<boolean | undefined> {
  try {
    if (!(await list.claim(due))) {
      await list.end(due);
      return false;
    }
    await followCalendar(due.name, open);
    return true;
  } catch (error) {
    log('error', { propertyId: due.name.propertyId, calendarId: due.name.id, ...describeError(error) });
    return undefined;
  }
}
