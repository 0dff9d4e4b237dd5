import { setTimeout as wait } from 'node:timers/promises';
import type { DomainEvent } from './domainEvents.ts';
import { type EventBus, mostEvents } from './eventBus.ts';

/** Calls of one run for an event at most: a fault of a moment is over then. */
const tries = 3;

/** Milliseconds at most before the second call; twice as long before the third. */
const firstWait = 200;

/** Puts events on the bus. Answers with those that it has not taken, each with the code of the refusal. */
export async function publish<Each extends { event: DomainEvent }>(
  told: readonly Each[],
  bus: EventBus,
): Promise<{ told: Each; code: string }[]> {
  let left = await putAll(told, bus);
  for (let attempt = 1; attempt < tries && left.length > 0; attempt += 1) {
    await wait(Math.random() * firstWait * 2 ** (attempt - 1));
    left = await putAll(
      left.map((each) => each.told),
      bus,
    );
  }
  return left;
}

async function putAll<Each extends { event: DomainEvent }>(told: readonly Each[], bus: EventBus) {
  const left: { told: Each; code: string }[] = [];
  for (let from = 0; from < told.length; from += mostEvents) {
    const some = told.slice(from, from + mostEvents);
    const codes = await putSome(some, bus);
    left.push(...some.flatMap((each, at) => (codes[at] === undefined ? [] : [{ told: each, code: codes[at] }])));
  }
  return left;
}

/** A call that failed may have put its events all the same: whoever hears them twice does the work once. */
function putSome(told: readonly { event: DomainEvent }[], bus: EventBus): Promise<(string | undefined)[]> {
  return bus.put(told.map(({ event }) => event)).catch((error: Error) => told.map(() => error.name));
}
