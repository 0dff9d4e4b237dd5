import { counted, type Operator, sayDry } from '../operator.ts';
import { type GivenUpEvent, type GivenUpMessage, readGivenUp, wordsOf } from './givenUpEvent.ts';
import { type GivenUpQueue, hiddenSeconds } from './givenUpQueue.ts';

/** Calls the functions of failed events once more. An event that fails again stays in the queue. */
export async function replay(operator: Operator): Promise<void> {
  const { does, say } = operator;
  const queue = await operator.givenUp();
  const { waiting, taken } = await queue.counts();
  if (taken > 0) {
    say(
      `${counted(taken, 'message')} being replayed by somebody, or by a run that was stopped; then again in seven minutes.`,
    );
  }
  if (does) return replayAll(operator, queue);
  if (waiting === 0) return say('Nothing is given up.');
  say(`${counted(waiting, 'message')} to be replayed. Among them, for:`);
  for (const { name, id } of (await queue.receive(10, 0)).map(wordsOf)) say(`  ${name}  ${id}`);
  sayDry(operator);
}

type Became = 'done' | 'forgotten' | 'failed';

interface Result {
  became: Became;
  /** The log has it behind the result. */
  why: string;
}

/** By what became of them. A message that was failed comes back when a run takes longer than it is hidden. */
async function replayAll(operator: Operator, queue: GivenUpQueue): Promise<void> {
  const found: Record<Became, Map<string, GivenUpMessage>> = {
    done: new Map(),
    forgotten: new Map(),
    failed: new Map(),
  };
  for (;;) {
    const received = await queue.receive(1, hiddenSeconds);
    const next = received.filter(({ MessageId }) => !found.failed.has(MessageId));
    for (const message of next) {
      const became = await replayOne(operator, queue, message);
      found[became].set(message.MessageId, message);
      operator.progress(`${found.done.size} done, ${found.failed.size} failed.`);
    }
    if (next.length === 0) break;
  }
  for (const message of found.failed.values()) await queue.release(message);
  sayWhatBecame(operator, found);
}

function sayWhatBecame({ say }: Operator, found: Readonly<Record<Became, { size: number }>>): void {
  const { done, forgotten, failed } = found;
  say(`${counted(done.size, 'message')} replayed.`);
  if (forgotten.size > 0) {
    say(`${counted(forgotten.size, 'message')} removed: the stream has forgotten their changes, after 24 hours.`);
  }
  if (failed.size > 0) say(`${counted(failed.size, 'message')} failed and left in the queue.`);
}

async function replayOne({ log }: Operator, queue: GivenUpQueue, message: GivenUpMessage): Promise<Became> {
  const { became, why } = await resultOf(queue, message);
  if (became !== 'failed') await queue.remove(message);
  const { name, id } = wordsOf(message);
  await log(name, `event ${id}: ${became}${why}`);
  return became;
}

async function resultOf(queue: GivenUpQueue, message: GivenUpMessage): Promise<Result> {
  try {
    return await resultOfEvent(queue, readGivenUp(message));
  } catch (error) {
    const { name, message: sentence } = error as Error;
    return { became: 'failed', why: `, ${name === 'Error' ? sentence : name}` };
  }
}

/** As many changes as the stream hands over at once. */
const batchSize = 50;

async function resultOfEvent(queue: GivenUpQueue, event: GivenUpEvent): Promise<Result> {
  if ('payload' in event) return resultIf(wasDone(await queue.call(event.functionName, event.payload)));
  const changes = await queue.changes(event.range);
  if (!changes) return { became: 'forgotten', why: ' by the stream' };
  let isDone = true;
  for (let at = 0; at < changes.length; at += batchSize) {
    const batch = { Records: changes.slice(at, at + batchSize) };
    isDone = wasDone(await queue.call(event.functionName, JSON.stringify(batch))) && isDone;
  }
  return resultIf(isDone);
}

function resultIf(isDone: boolean): Result {
  return isDone ? { became: 'done', why: '' } : { became: 'failed', why: ', the log of the function says why' };
}

function wasDone(answer: Awaited<ReturnType<GivenUpQueue['call']>>): boolean {
  const { errorType, errorMessage, batchItemFailures = [] } = answer ?? {};
  return errorType === undefined && errorMessage === undefined && batchItemFailures.length === 0;
}
