/** Seconds before the second try of an event: a fault of a moment is over then. It doubles from try to try. */
const first = 2;

/** Seconds between two tries at most. */
const longest = 900;

/**
 * Tries of an event, after which its queue sets it aside. With these pauses they last a day, and where a function cannot even run,
 * so that each try takes the time for which the queue hides a message, twelve hours: an outage of that length is survived.
 */
export const mostTries = 120;

/** How many times the time of its function a queue hides a message, as AWS advises: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html */
export const hiddenTimes = 6;

/** Seconds for which an event is hidden after so many tries. */
export function pauseAfter(tries: number): number {
  return Math.min(longest, first * 2 ** Math.max(0, tries - 1));
}
