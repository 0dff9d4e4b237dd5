import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../shared/errors.ts';

const attempts = 5;

/** Begins work again that was overtaken, where it is right to do it on top of what came between. */
export async function againOnConflict<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const overtaken = error instanceof Failure && error.code === 'conflict';
    if (!overtaken || attempt === attempts) throw error;
  }
  await wait(Math.random() * 50 * 2 ** attempt);
  return againOnConflict(work, attempt + 1);
}
