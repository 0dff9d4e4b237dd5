import { type CallContext, logCall } from './callLine.ts';
import { count, withFigures } from './figures.ts';
import { describeError } from './log.ts';
import { type OpenPorts, openAll, type Ports } from './ports.ts';

/** Sort keys of items: exactly one, or all that begin with a text. */
export type SortKeys = string | { prefix: string };

/** Changes of the items of a table whose sort keys are these. */
export interface TableTrigger {
  on: 'table';
  table: 'bookings' | 'properties' | 'messages';
  sk: SortKeys | readonly SortKeys[];
}

/** The sort keys of the items whose changes call a function, as the filter of a stream takes them. */
export function keysOf({ sk }: TableTrigger): readonly SortKeys[] {
  return [sk].flat();
}

/** Whether changes of an item with a sort key call a function. */
export function isTriggeredBy(trigger: TableTrigger, sk: string | undefined): boolean {
  return keysOf(trigger).some((each) => (typeof each === 'string' ? sk === each : sk?.startsWith(each.prefix)));
}

/** Events of the stage's own bus, by their names. */
export interface BusTrigger {
  on: 'bus';
  events: readonly string[];
}

/** Events of SES about mails that were sent, as EventBridge names them. */
export type MailEvent = 'Email Bounced' | 'Email Complaint Received' | 'Email Rejected';

/**
 * The caller of a function that has no route: a new object in the photo bucket under a prefix, the clock, SES about
 * mails of the stage, a write to a table (`publisher`), or an event of the bus (`listener`).
 */
export type Trigger =
  | { on: 'photo'; prefix: string }
  | { on: 'clock'; everyMinutes: number }
  | { on: 'mail'; events: readonly MailEvent[] }
  | TableTrigger
  | BusTrigger;

/** Facts of a function that the stacks need before its bundle is deployed. */
export interface EventNeeds<T extends Trigger = Trigger> {
  trigger: T;
  summary: string;
  memoryMegabytes: number;
  timeoutSeconds: number;
  /** How many of it may run at the same time, where the stage's account has room to say so; as many as it takes else. */
  atOnce?: number;
  /** It opens the site from outside: it stands behind the site's stack, is tried once, and no server of one machine calls it. */
  opensSite?: true;
  /** It goes on after a fault, and tells by `failed` of its outcome how many there were: they count as faults of this part. */
  faultsOf?: 'bookings' | 'properties';
}

/**
 * Facts of one run for the log: counts and results, nothing about people. `failed` counts faults after which a run went on,
 * and `lateMinutes` how long the oldest mail waits that it could not send: alarms tell of both.
 */
export type Outcome = Record<string, string | number> & { failed?: number; lateMinutes?: number };

/** Work of a function for one event. */
export type Run<Event, P extends Ports> = (event: Event, ports: OpenPorts<P>) => Promise<Outcome>;

/** A Lambda function for an event, and what the stacks, the local server and the tests read from it. */
export interface EventFunction<Event = unknown, P extends Ports = Ports> {
  (event: Event, context?: CallContext): Promise<void>;
  needs: EventNeeds;
  ports: P;
  /** The work itself, without connections: `handler.run(event, fakes)`. */
  run: Run<Event, P>;
}

/**
 * The error that tells Lambda of a fault, so that it calls again. Lambda writes an error's message and fields into the
 * log, and into the failed event; it never sees the cause, which is for whoever runs this on one machine.
 */
class EventFailure extends Error {
  override name = 'EventFailed';

  constructor(cause: unknown) {
    super('The line before says what failed.', { cause });
  }
}

/** Names what an event is about, for its line in the log: facts that say nothing about people. */
type Subject<Event> = (event: Event) => Record<string, unknown>;

/** Runs, and logs one line with the id of what it was about. After a fault Lambda calls again: `run` may be repeated at any step. */
export function onEvent<Event, P extends Ports>(
  needs: EventNeeds,
  ports: P,
  run: Run<Event, P>,
  subject: Subject<Event> = (event) => photoOf(event, needs.trigger),
): EventFunction<Event, P> {
  let opened: OpenPorts<P> | undefined;
  const handle = async (event: Event, context?: CallContext) => {
    const started = performance.now();
    const line = (level: 'info' | 'error', facts: Record<string, unknown>) => {
      const ms = Math.round(performance.now() - started);
      logCall(level, { event: needs.trigger.on, ms, ...subject(event), ...facts }, context);
    };
    try {
      opened ??= openAll(ports);
      const outcome = await run(event, opened);
      countOutcome(outcome);
      line('info', outcome);
    } catch (error) {
      count('eventFaults');
      line('error', describeError(error));
      throw new EventFailure(error);
    }
  };
  const call = (event: Event, context?: CallContext) => withFigures(() => handle(event, context));
  return Object.assign(call, { needs, ports, run });
}

function countOutcome({ failed = 0, lateMinutes }: Outcome): void {
  if (failed > 0) count('faults', failed);
  if (lateMinutes !== undefined) count('mailLateMinutes', lateMinutes);
}

/** Fields of an event of a photo. */
interface PhotoEvent {
  detail?: { object?: { key?: string } };
}

/** Within the prefix a photo stands in the folder of its vendor. */
const namedPhoto = /^[\w-]+\/([\w-]+)$/;

/** The id of the photo that an event is about; nothing for other things. */
function photoOf(event: unknown, trigger: Trigger): Record<string, string> {
  if (trigger.on !== 'photo') return {};
  const { detail } = (event ?? {}) as PhotoEvent;
  const [, photoId] = namedPhoto.exec(detail?.object?.key?.slice(trigger.prefix.length) ?? '') ?? [];
  return photoId === undefined ? {} : { photoId };
}
