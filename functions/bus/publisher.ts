import { type BatchAnswer, type Change, type ChangeBatch, type ChangeRecord, changeOf } from '../runtime/changes.ts';
import { describeError, log } from '../runtime/log.ts';
import { type EventNeeds, isTriggeredBy, type TableTrigger } from '../runtime/onEvent.ts';
import { type OpenPorts, openAll } from '../runtime/ports.ts';
import type { DomainEvent } from './domainEvents.ts';
import { eventBus } from './eventBus.ts';
import { publish } from './publish.ts';
import { givenUp } from './sqs.ts';

const ports = { bus: eventBus, givenUp };

type Open = OpenPorts<typeof ports>;

/** Events that were given up, as an operator hands them over again. */
interface UntoldEvents {
  untold: DomainEvent[];
}

/** A Lambda function that tells the changes of a table as events. */
export interface Publisher {
  (batch: ChangeBatch | UntoldEvents): Promise<BatchAnswer>;
  needs: EventNeeds<TableTrigger>;
  ports: typeof ports;
  /** The events of one change. */
  eventsOf(change: Change<unknown>): DomainEvent[];
}

/** An event, and the change that it tells. */
interface EventOfChange {
  event: DomainEvent;
  record: ChangeRecord;
}

/** Codes of EventBridge by which it says that it will never take an event, as it is. */
const forGood: readonly string[] = ['InvalidArgument', 'MalformedDetail'];

/** Milliseconds for which the stream waits for one event. The queue keeps it for 14 days, the stream for a day. */
const longest = 3_600_000;

/**
 * Puts what the changes of a table mean on the bus, and reads nothing. An event that the bus does not take now comes again with
 * the stream. One that it will never take, or has not taken for an hour, goes into the queue of what was given up, so that the
 * others of its shard are told; so does a change of which no event can be made.
 */
export function publisher<Item>(
  needs: EventNeeds<TableTrigger>,
  eventsOf: (change: Change<Item>) => DomainEvent[],
): Publisher {
  let opened: Open | undefined;
  const handle = (batch: ChangeBatch | UntoldEvents): Promise<BatchAnswer> => {
    opened ??= openAll(ports);
    if ('untold' in batch) return tellAgain(batch.untold, opened);
    // A batch that is replayed by hand was not filtered.
    const own = batch.Records.filter(({ dynamodb }) => isTriggeredBy(needs.trigger, dynamodb.Keys.sk?.S));
    return tellChanges(own, eventsOf, opened);
  };
  return Object.assign(handle, { needs, ports, eventsOf: eventsOf as Publisher['eventsOf'] });
}

async function tellChanges<Item>(
  records: readonly ChangeRecord[],
  eventsOf: (change: Change<Item>) => DomainEvent[],
  opened: Open,
): Promise<BatchAnswer> {
  const started = performance.now();
  const { told, later } = await eventsIn(records, eventsOf, opened);
  const left = await publish(told, opened.bus);
  for (const { told: each, code } of left) if (!(await isGivenUp(each, code, opened))) later.push(each.record);
  const ms = Math.round(performance.now() - started);
  log(later.length > 0 ? 'error' : 'info', {
    event: 'table',
    ms,
    told: told.length - left.length,
    later: later.length,
  });
  return { batchItemFailures: later.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })) };
}

async function eventsIn<Item>(
  records: readonly ChangeRecord[],
  eventsOf: (change: Change<Item>) => DomainEvent[],
  opened: Open,
): Promise<{ told: EventOfChange[]; later: ChangeRecord[] }> {
  const told: EventOfChange[] = [];
  const later: ChangeRecord[] = [];
  for (const record of records) {
    try {
      told.push(...eventsOf(changeOf<Item>(record)).map((event) => ({ event, record })));
    } catch (error) {
      const { Keys, SequenceNumber } = record.dynamodb;
      log('error', { event: 'table', sequence: SequenceNumber, ...describeError(error) });
      if (!(await isKept({ unread: { Keys, SequenceNumber } }, opened))) later.push(record);
    }
  }
  return { told, later };
}

async function isGivenUp({ event, record }: EventOfChange, code: string, opened: Open): Promise<boolean> {
  const { ApproximateCreationDateTime: seconds = Date.now() / 1000 } = record.dynamodb;
  const hopeless = forGood.includes(code) || Date.now() - seconds * 1000 > longest;
  const { vendorId: _, ...ids } = { vendorId: '', ...event.detail };
  log(hopeless ? 'error' : 'warn', { event: 'table', untold: event.name, ...ids, code });
  return hopeless && isKept({ untold: [event] }, opened);
}

function isKept(payload: object, { givenUp: queue }: Open): Promise<boolean> {
  return queue.keep(process.env.AWS_LAMBDA_FUNCTION_NAME ?? '', payload).then(
    () => true,
    (error: unknown) => {
      log('error', { event: 'table', ...describeError(error) });
      return false;
    },
  );
}

/** @returns a failure for each event that the bus has not taken now either */
async function tellAgain(events: readonly DomainEvent[], { bus }: Open): Promise<BatchAnswer> {
  const left = await publish(
    events.map((event) => ({ event })),
    bus,
  );
  for (const { told, code } of left) log('error', { event: 'table', untold: told.event.name, code });
  return { batchItemFailures: left.map(({ code }) => ({ itemIdentifier: code })) };
}
