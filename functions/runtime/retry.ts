import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../shared/errors.ts';
import { deadline } from './deadline.ts';

/** How often work is tried in all, after which errors it is tried again, and how long it waits before. */
export interface Retries {
  attempts: number;
  when(error: unknown): boolean;
  /** Milliseconds at most before the second attempt, doubled before every further one up to `longestWait`. */
  firstWait: number;
}

/** Milliseconds. */
const longestWait = 400;

/**
 * The result of the first attempt that succeeds. Waits are random, so that writers which collided do not do so again.
 * @throws whatever the last attempt threw, or an attempt for which `when` says no
 */
export async function retry<T>(
  work: () => Promise<T>,
  { attempts, when, firstWait }: Retries,
  pause: (milliseconds: number) => Promise<unknown> = waitWithinDeadline,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !when(error)) throw error;
    }
    await pause(Math.random() * Math.min(longestWait, firstWait * 2 ** (attempt - 1)));
  }
}

/**
 * Retries on a conflict, unless the work began from a version that the caller has seen: then the change that came
 * between is for the caller to see.
 */
export function retryUnlessBegun<T>(begunFrom: number | undefined, work: () => Promise<T>): Promise<T> {
  return begunFrom === undefined ? retryOnConflict(work) : work();
}

function waitWithinDeadline(milliseconds: number): Promise<unknown> {
  const signal = deadline();
  return wait(milliseconds, undefined, { ...(signal && { signal }) });
}

/** Begins work again that another writer overtook, where it is right to do it on top of what that one has written. */
export function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  return retry(work, {
    attempts: 5,
    firstWait: 100,
    when: (error) => error instanceof Failure && error.code === 'conflict',
  });
}
