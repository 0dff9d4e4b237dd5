import { type Operator, sayDry } from '../operator.ts';
import { type GivenUpMessage, wordsOf } from './givenUpEvent.ts';
import { type GivenUpQueue, hiddenSeconds } from './givenUpQueue.ts';

/** An event by the id that `replay` and the logs name, and why it is to be set aside for good. */
interface SkipRequest {
  event: string;
  reason: string;
}

/**
 * Takes an event out of the queue of what was given up: it is never done.
 * @throws Error where it is not there: it is done, or still tried, which holds up no other event
 */
export async function skip(operator: Operator, { event, reason }: SkipRequest): Promise<void> {
  const { does, say, log } = operator;
  const queue = await operator.givenUp();
  const message = await findIn(queue, event);
  if (!message) throw new Error(`${event} is not among what was given up: it is done, or still tried.`);
  const { name, id } = wordsOf(message);
  say(
    `${name} never does the event ${id}, whoever waits for it. The record of its booking or property stays as it is.`,
  );
  if (!does) {
    await queue.release(message);
    return sayDry(operator);
  }
  await queue.remove(message);
  await log(name, `event ${id} set aside for good: ${reason}`);
  say('It is set aside for good.');
}

/** Looks through the whole queue; what is not looked for can be had again at once. */
async function findIn(queue: GivenUpQueue, event: string): Promise<GivenUpMessage | undefined> {
  const others: GivenUpMessage[] = [];
  let found: GivenUpMessage | undefined;
  for (let isNew = true; isNew && !found; ) {
    const received = await queue.receive(10, hiddenSeconds);
    const seen = new Set(others.map(({ MessageId }) => MessageId));
    const fresh = received.filter(({ MessageId }) => !seen.has(MessageId));
    isNew = fresh.length > 0;
    found = fresh.find((each) => [each.MessageId, wordsOf(each).id].includes(event));
    others.push(...fresh.filter((each) => each !== found));
  }
  for (const other of others) await queue.release(other);
  return found;
}
