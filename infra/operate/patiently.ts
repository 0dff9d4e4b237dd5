import { setTimeout as wait } from 'node:timers/promises';
import { retry } from '../../functions/runtime/retry.ts';
import { Failure } from '../../shared/errors.ts';

/** Somebody may be at the property at this moment, and a removal that a crash has left counts for half a minute. */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
  const when = (error: unknown) => error instanceof Failure && error.code === 'conflict';
  return retry(work, { attempts: 60, firstWait: 0, when }, () => wait(1000));
}
