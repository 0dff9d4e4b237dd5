import { errorCatalogue, type Failure, fail } from '../../shared/errors.ts';

/** Refuses until so many seconds have passed, and says so in the sentence, in `params` and in `Retry-After`. */
export function tooMany(seconds: number, code: 'too_many_attempts' | 'code_just_sent' = 'too_many_attempts'): Failure {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const message = errorCatalogue[code].message.replace(
    'wait a while and try again',
    `try again in ${words(retryAfter)}`,
  );
  return fail(code, { retryAfter, params: { seconds: retryAfter }, message });
}

function words(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
