import type { CallContext } from '../runtime/callLine.ts';
import type { BatchAnswer } from '../runtime/changes.ts';
import { describeError, log } from '../runtime/log.ts';
import { type BusTrigger, type EventNeeds, onEvent, type Run } from '../runtime/onEvent.ts';
import type { Ports } from '../runtime/ports.ts';
import type { DomainEvent, EventName } from './domainEvents.ts';
import { pauseAfter } from './pauses.ts';
import { hideFor, type ReceivedMessage } from './sqs.ts';

/** An event as a listener gets it: with the id that EventBridge gave it. */
export type HeardEvent<Name extends EventName = EventName> = DomainEvent<Name> & { id: string };

/** A message of a listener's queue, as Lambda hands it over: the body is EventBridge's event. */
export interface QueueMessage extends ReceivedMessage {
  messageId: string;
  body: string;
  attributes: {
    /** How often it was taken out of the queue. */
    ApproximateReceiveCount: string;
    /** Milliseconds since 1970. */
    SentTimestamp: string;
  };
}

/** Fields of a batch of a queue. */
export interface QueueBatch {
  Records: QueueMessage[];
}

/** Facts of a listener that the stacks need before its bundle is deployed. */
export interface ListenerNeeds<Name extends EventName = EventName> extends EventNeeds {
  trigger: BusTrigger & { events: readonly Name[] };
  /** The harm for people while it fails, for the alarm that tells of it: a sentence. */
  harm: string;
}

/** A Lambda function that hears events. */
export interface Listener<Name extends EventName = EventName, P extends Ports = Ports> {
  (batch: QueueBatch, context?: CallContext): Promise<BatchAnswer>;
  needs: ListenerNeeds<Name>;
  ports: P;
  /** The work itself for one event, without connections. */
  run: Run<HeardEvent<Name>, P>;
}

/**
 * Runs for each event of a queue, and logs a line for each. Events come in any order, and more than once: `run` reads the record
 * as it is now, and may be repeated at any step. One that fails is hidden for a pause that grows with its tries, and holds up no
 * other; after `mostTries` the queue sets it aside.
 */
export function listener<const Name extends EventName, P extends Ports>(
  needs: ListenerNeeds<Name>,
  ports: P,
  run: Run<HeardEvent<Name>, P>,
): Listener<Name, P> {
  const one = onEvent(needs, ports, run, subjectOf);
  const handle = async ({ Records }: QueueBatch, context?: CallContext): Promise<BatchAnswer> => {
    const batchItemFailures: BatchAnswer['batchItemFailures'] = [];
    for (const message of Records) {
      if (await succeeds(async () => one(heardIn<Name>(message), context))) continue;
      batchItemFailures.push({ itemIdentifier: message.messageId });
      await putOff(message);
    }
    return { batchItemFailures };
  };
  return Object.assign(handle, { needs, ports, run });
}

/** Fields of EventBridge's event: https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html */
interface Envelope {
  id: string;
  'detail-type': string;
  detail: object;
}

/** @throws Error for a body that EventBridge has not written */
function heardIn<Name extends EventName>({ body }: QueueMessage): HeardEvent<Name> {
  const { id, 'detail-type': name, detail } = JSON.parse(body) as Envelope;
  return { id, name, detail } as HeardEvent<Name>;
}

/** The id of an account is one of a person, and stays out of the log. */
function subjectOf({ id, name, detail }: { id: string; name: string; detail: object }): Record<string, string> {
  const { bookingId, propertyId } = detail as { bookingId?: string; propertyId?: string };
  return { eventId: id, heard: name, ...(bookingId && { bookingId }), ...(propertyId && { propertyId }) };
}

/** Why it does not is in the log. */
function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  );
}

/** Says how late the event is by now, which an alarm reads. Where SQS refuses, the queue's own time hides it. */
async function putOff(message: QueueMessage): Promise<void> {
  const { ApproximateReceiveCount: tries, SentTimestamp: sent } = message.attributes;
  log('warn', { lateMinutes: Math.floor((Date.now() - Number(sent)) / 60_000), tries: Number(tries) });
  await hideFor(pauseAfter(Number(tries)), message).catch((error: unknown) => log('error', describeError(error)));
}
