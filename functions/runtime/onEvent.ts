import { describeError, log } from './log.ts';
import { type Opened, openAll, type Ports } from './ports.ts';
import { subjectOf } from './subject.ts';

/** Changes of the items of a table whose sort key is exactly this one, or one of these. */
export interface TableTrigger {
  on: 'table';
  table: 'bookings' | 'properties';
  sk: string | readonly string[];
}

/** The sort keys of the items whose changes call a function. */
export function keysOf({ sk }: TableTrigger): readonly unknown[] {
  return [sk].flat();
}

/** What SES tells of mails that were sent, as EventBridge names it. */
export type MailEvent = 'Email Bounced' | 'Email Complaint Received' | 'Email Rejected';

/**
 * What calls a function that has no route: a new object in the photo bucket under a prefix, the clock, what became of
 * mails of the stage, or what is written to a table (`onChange`).
 */
export type Trigger =
  | { on: 'photo'; prefix: string }
  | { on: 'clock'; everyMinutes: number }
  | { on: 'mail'; events: readonly MailEvent[] }
  | TableTrigger;

/** What is known of a function before its bundle is deployed. */
export interface EventNeeds<T extends Trigger = Trigger> {
  trigger: T;
  summary: string;
  memoryMegabytes: number;
  timeoutSeconds: number;
  /** How many of it may run at the same time, where the stage's account has room to say so; as many as it takes else. */
  atOnce?: number;
}

/** Facts of one run for the log: counts and results, nothing about people. */
export type Outcome = Record<string, string | number>;

/** What a function does for one event. */
export type Run<Event, P extends Ports> = (event: Event, ports: Opened<P>) => Promise<Outcome>;

/** A Lambda function for an event, and what the stacks, the local server and the tests read from it. */
export interface EventFunction<Event = unknown, P extends Ports = Ports> {
  (event: Event): Promise<void>;
  needs: EventNeeds;
  ports: P;
  /** The work itself, without connections: `handler.run(event, fakes)`. */
  run: Run<Event, P>;
}

/**
 * What Lambda is told of a fault, so that it calls again. It writes an error's message and fields into the log, and into
 * what it hands on; of the cause it sees nothing, which is for whoever runs this on one machine.
 */
class EventFailed extends Error {
  override name = 'EventFailed';

  constructor(cause: unknown) {
    super('The line before says what failed.', { cause });
  }
}

/** Runs, and logs one line with the id of what it was about. After a fault Lambda calls again: `run` may be repeated at any step. */
export function onEvent<Event, P extends Ports>(
  needs: EventNeeds,
  ports: P,
  run: Run<Event, P>,
): EventFunction<Event, P> {
  let opened: Opened<P> | undefined;
  const handle = async (event: Event) => {
    const started = performance.now();
    const line = (level: 'info' | 'error', facts: Record<string, unknown>) => {
      const ms = Math.round(performance.now() - started);
      log(level, { event: needs.trigger.on, ms, ...subjectOf(needs.trigger, event), ...facts });
    };
    try {
      opened ??= openAll(ports);
      line('info', await run(event, opened));
    } catch (error) {
      line('error', describeError(error));
      throw new EventFailed(error);
    }
  };
  return Object.assign(handle, { needs, ports, run });
}
