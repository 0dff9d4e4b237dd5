import { type Failure, fail } from '../../shared/errors.ts';

/** Refuses until so many seconds have passed, and says so in the sentence as well as in `Retry-After`. */
export function tooMany(seconds: number, sentence = 'Too many attempts.'): Failure {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return fail('too_many_attempts', { retryAfter, message: `${sentence} Please try again in ${duration(retryAfter)}.` });
}

function duration(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
