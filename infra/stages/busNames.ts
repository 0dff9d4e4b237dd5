import type { Stage } from './stage.ts';

type NamedStage = Pick<Stage, 'name'>;

/** Name of a stage's bus of events. */
export function busName({ name }: NamedStage): string {
  return `sarai-${name}`;
}

/** Name of a listener's queue, which is that of its function: who finds a message knows whose it is. */
export function listenerQueueName({ name }: NamedStage, listener: string): string {
  return `sarai-${name}-${listener}`;
}

/** Name of the queue of what was given up. */
export function givenUpName({ name }: NamedStage): string {
  return `sarai-${name}-given-up`;
}
