/** Ways in which a feed cannot be read. */
export type FeedFaultCode =
  /** It is no calendar: a page, a picture, nothing. */
  | 'not_a_calendar'
  /** It ends in the middle. */
  | 'cut_short'
  /** A day, a rule or a line of it cannot be understood. */
  | 'unreadable'
  | 'too_many_events'
  /** Its rules of repetition ask for more work than a feed gets. */
  | 'repeats_too_often';

/** A feed that cannot be read: nothing follows from it, and nothing is freed by it. */
export class FeedFault extends Error {
  override name = 'FeedFault';
  readonly code: FeedFaultCode;

  constructor(code: FeedFaultCode, cause?: unknown) {
    super(`A feed cannot be read: ${code}.`, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** Does work of `ical.js`, whose errors come from the text that it is given. @throws FeedFault `unreadable` */
export function byLibrary<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof FeedFault ? error : new FeedFault('unreadable', error);
  }
}
