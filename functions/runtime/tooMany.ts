import { type Failure, fail } from '../../shared/errors.ts';
import { waitOf, waitReasons } from '../../shared/rules/waits.ts';

/** Refuses until so many seconds have passed, and says so in the sentence, in `params` and in `Retry-After`. */
export function tooMany(seconds: number, code: keyof typeof waitReasons = 'too_many_attempts'): Failure {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const { count, unit } = waitOf(retryAfter);
  const message = `${waitReasons[code]} Please try again in ${count} ${count === 1 ? unit : `${unit}s`}.`;
  return fail(code, { retryAfter, params: { seconds: retryAfter }, message });
}
