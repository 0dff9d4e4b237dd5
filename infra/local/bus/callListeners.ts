import { setTimeout as wait } from 'node:timers/promises';
import type { QueueBatch } from '../../../functions/bus/listener.ts';
import { mostTries } from '../../../functions/bus/pauses.ts';
import type { BatchAnswer } from '../../../functions/runtime/changes.ts';
import { localAccess } from '../localAccess.ts';
import type { LocalListener } from './busEngine.ts';
import { givenUpQueue, type Messages, type StoredMessage } from './messages.ts';

/** Messages of a call, as the stack has it. */
const batchSize = 5;

/** Milliseconds for which a message is hidden, unless the function says how long; on AWS it is six times the function's time. */
const hiddenFor = 30_000;

type Call = (batch: QueueBatch) => Promise<BatchAnswer>;

/** Calls a function for some messages of its queue, as Lambda does. Answers how many there were, and how many have failed. */
export async function callOnce(
  { name, call }: { name: string; call: Call },
  messages: Messages,
): Promise<{ taken: number; failed: number }> {
  const taken = messages.take(name, batchSize, hiddenFor);
  if (taken.length === 0) return { taken: 0, failed: 0 };
  const failures = await failuresOf(taken, call);
  for (const message of taken) {
    if (!failures.has(message.id)) messages.done(message.id);
    else if (message.tries >= mostTries) giveUp(message, messages);
  }
  return { taken: taken.length, failed: failures.size };
}

function giveUp({ id, queue, tries }: StoredMessage, messages: Messages): void {
  console.error(`${queue} has failed ${tries} times for one event, which is set aside until the next start.`);
  messages.change(id, { queue: `${givenUpQueue}${queue}` });
}

/** The messages that have to come again; a function that breaks off has done none. */
async function failuresOf(taken: readonly StoredMessage[], call: Call): Promise<Set<string>> {
  try {
    const { batchItemFailures } = await call({ Records: taken.map(recordOf) });
    return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  } catch (error) {
    console.error('A function that an event called has failed:', error);
    return new Set(taken.map(({ id }) => id));
  }
}

function recordOf({ id, queue, body, sent, tries }: StoredMessage) {
  return {
    messageId: id,
    receiptHandle: id,
    body,
    attributes: { ApproximateReceiveCount: String(tries), SentTimestamp: String(sent) },
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${localAccess.region}:000000000000:${queue}`,
    awsRegion: localAccess.region,
  };
}

interface Callers {
  messages: Messages;
  listeners: readonly LocalListener[];
  handle(name: string, batch: QueueBatch): Promise<unknown>;
}

/** Calls each listener for the messages of its queue, one call after another. Answers with what ends it. */
export function callListeners({ messages, listeners, handle }: Callers): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const ended = listeners.map(async ({ name }) => {
    const call: Call = (batch) => handle(name, batch) as Promise<BatchAnswer>;
    while (!signal.aborted) {
      const changed = messages.changed();
      if ((await callOnce({ name, call }, messages)).taken > 0) continue;
      await Promise.race([changed, pause(messages.dueIn(name), signal)]);
    }
  });
  return async () => {
    ending.abort();
    await Promise.all(ended);
  };
}

/** A second at most, so that no timer outlives what came before it for long. */
function pause(due: number | undefined, signal: AbortSignal): Promise<unknown> {
  return wait(Math.min(due ?? 1000, 1000), undefined, { signal }).catch(() => {});
}
