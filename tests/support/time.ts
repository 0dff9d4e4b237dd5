import { onTestFinished, vi } from 'vitest';
import { addDays, today } from '../../shared/rules/dates.ts';

/** Lets so many seconds pass for the rest of a test: for our code, not for timers and sockets. */
export function passTime(seconds: number): void {
  setTime(new Date(Date.now() + seconds * 1000));
}

/** Makes it this moment for the rest of a test. */
export function setTime(moment: Date): void {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
  }
  vi.setSystemTime(moment);
}

/** Makes it a time of the day in Pakistan, `HH:MM`, so many days from today, for the rest of a test. */
export function at(days: number, time: string): Date {
  const moment = new Date(`${addDays(today(), days)}T${time}:00+05:00`);
  setTime(moment);
  return moment;
}
