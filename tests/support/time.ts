import { onTestFinished, vi } from 'vitest';

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
