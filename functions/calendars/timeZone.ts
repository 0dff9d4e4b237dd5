/** The instant at which clocks of a zone show a time: both in milliseconds since 1970, the time as if it were UTC. */
export type TimeZone = (wall: number) => number;

/** The zone that a name in a feed stands for; without a name that of the houses. */
export type ZoneOf = (name: string | undefined) => TimeZone;

export const utc: TimeZone = (wall) => wall;

/** Pakistan has had no summer time since 2009. */
export const pakistan: TimeZone = (wall) => wall - 5 * 3_600_000;

/** A zone of the IANA's database; undefined for another name. */
export function namedZone(name: string): TimeZone | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    const offsetAt = (instant: number) => offsetIn(format.formatToParts(instant));
    // Its first guess is off by the hour of summer time where that began or ended in between.
    return (wall) => wall - offsetAt(wall - offsetAt(wall));
  } catch {
    return undefined;
  }
}

function offsetIn(parts: readonly Intl.DateTimeFormatPart[]): number {
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offsetOf(name.replace('GMT', ''));
}

/** Milliseconds before UTC: `+05:00`, `-03:30:15`, or nothing for none. */
export function offsetOf(text: string): number {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return (sign === '-' ? -size : size) * 1000;
}
