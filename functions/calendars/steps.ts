import { Failure, fail } from '../../shared/errors.ts';
import { describeError, log } from '../runtime/log.ts';
import { readItem } from '../runtime/read.ts';
import { retry } from '../runtime/retry.ts';
import { type CalendarWork, groundOf } from './applying.ts';
import { type EventItem, type EventName, eventKey } from './eventItem.ts';
import { findCalendar } from './readings.ts';

/** The work on one event, which is told how it is stored at that moment. */
export interface Step {
  name: EventName;
  before: EventItem | undefined;
  work(before: EventItem | undefined): Promise<void>;
}

/**
 * Carries out the work on events one after another. Answers how many others have overtaken again and again.
 * @throws Failure `calendar_not_found` where their calendar was removed meanwhile
 */
export async function carryOut(changing: CalendarWork, steps: readonly Step[]): Promise<number> {
  let failed = 0;
  for (const step of steps) {
    await once(changing, step).catch((error: unknown) => {
      if (!isOvertaken(error)) throw error;
      log('warn', { calendarId: changing.calendar.id, ...describeError(error) });
      failed += 1;
    });
  }
  return failed;
}

/** Work that was overtaken begins again from what is there by then. */
function once(changing: CalendarWork, { name, before, work }: Step): Promise<void> {
  const { table, calendar, day } = changing;
  let now = before;
  const attempt = async () => {
    try {
      await work(now);
    } catch (error) {
      if (await isRemoved(changing)) throw fail('calendar_not_found');
      changing.ground = await groundOf(table, calendar.propertyId, day);
      now = await readItem<EventItem>(table, eventKey(name));
      throw error;
    }
  };
  return retry(attempt, { attempts: 5, firstWait: 60, when: isOvertaken });
}

/** Whether a calendar was removed since its events are worked on. */
async function isRemoved({ table, calendar }: CalendarWork): Promise<boolean> {
  if (calendar.removed) return false;
  const now = await findCalendar(table, calendar);
  return !now || now.removed === true;
}

function isOvertaken(error: unknown): boolean {
  return error instanceof Failure && (error.code === 'conflict' || error.code === 'nights_taken');
}
