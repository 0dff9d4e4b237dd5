/** A booking whose advance ends it at an instant, ISO 8601; without one no time to pay ends it. */
interface TimedBooking {
  advance?: { until?: string | undefined } | undefined;
}

/** Whether the time of an advance is over that ends its booking, whether or not that is written down. */
export function isUnpaid({ advance }: TimedBooking, now: Date): boolean {
  return advance?.until !== undefined && now >= new Date(advance.until);
}
