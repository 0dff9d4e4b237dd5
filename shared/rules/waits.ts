/** Why one has to wait, before it is said how long. */
export const waitReasons = {
  too_many_attempts: 'Too many attempts.',
  code_just_sent: 'A code was sent just now.',
  mail_unavailable: 'The mail with the code could not be sent.',
} as const;

/** A wait as it is said: up to 90 seconds in seconds, and in whole minutes from there. */
export function waitOf(seconds: number): { count: number; unit: 'second' | 'minute' } {
  return seconds <= 90 ? { count: seconds, unit: 'second' } : { count: Math.ceil(seconds / 60), unit: 'minute' };
}
