/** A wait as it is said: up to 90 seconds in seconds, and in whole minutes from there. */
export function waitOf(seconds: number): { count: number; unit: 'second' | 'minute' } {
  return seconds <= 90 ? { count: seconds, unit: 'second' } : { count: Math.ceil(seconds / 60), unit: 'minute' };
}
