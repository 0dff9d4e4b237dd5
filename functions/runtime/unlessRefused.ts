import type { ErrorCode } from '../../shared/errorCatalogue.ts';
import { Failure } from '../../shared/errors.ts';

/** The result of some work; undefined where it is refused, with this code where one is named. */
export function unlessRefused<T>(work: Promise<T>, code?: ErrorCode): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Failure && error.code === (code ?? error.code)) return undefined;
    throw error;
  });
}
