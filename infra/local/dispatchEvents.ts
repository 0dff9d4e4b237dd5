import type { EventNeeds, Trigger } from '../../functions/runtime/onEvent.ts';
import type { S3Engine, StoredObject } from './engines/s3.ts';

interface Sources {
  onPut: S3Engine['onPut'];
  /** What was put before, and whose event was lost with the process; EventBridge would still hold it. */
  unjudged?: readonly StoredObject[];
  /** The bucket whose objects are told of. */
  bucket: string;
  /** The functions that events call. */
  functions: readonly { name: string; needs: EventNeeds }[];
  /** Calls one of them. */
  handle(name: string, event: unknown): Promise<void>;
  /** Milliseconds before each further try of one that has failed. */
  pauses?: readonly number[];
}

const hourMilliseconds = 3_600_000;

/** Lambda tries twice more as well, after one minute and after two: nobody at a desk waits for so long. */
const shortPauses = [1_000, 2_000];

/** Calls the functions that events call, as EventBridge does. Answers with what ends it. */
export function dispatchEvents(sources: Sources): () => Promise<void> {
  const { onPut, unjudged = [], bucket, functions, handle, pauses = shortPauses } = sources;
  const queue = oneAtATime();
  const call = (event: unknown, concerns: (trigger: Trigger) => boolean) => {
    for (const { name, needs } of functions) {
      if (concerns(needs.trigger)) queue.add(() => handle(name, event), pauses);
    }
  };
  const tell = (object: StoredObject) => {
    if (object.bucket === bucket) call(photoPut(object), (on) => on.on === 'photo' && object.key.startsWith(on.prefix));
  };
  onPut(tell);
  // While the server was down no hour was over, so one is counted at the start.
  let hour = 0;
  const hourIsOver = () => {
    call({}, (trigger) => trigger.on === 'clock' && hour % trigger.everyHours === 0);
    hour += 1;
  };
  hourIsOver();
  // After the hour: what it has removed is not drawn.
  unjudged.forEach(tell);
  const clock = setInterval(hourIsOver, hourMilliseconds);
  return async () => {
    clearInterval(clock);
    await queue.end();
  };
}

function photoPut({ bucket, key, size }: StoredObject) {
  return {
    source: 'aws.s3',
    'detail-type': 'Object Created',
    detail: { bucket: { name: bucket }, object: { key, size } },
  };
}

/**
 * Lambda has a machine for each photo; here one after another leaves a core to everything else. What failed is added
 * again after a pause, so that nothing else waits for it.
 */
function oneAtATime() {
  const waiting = new Set<NodeJS.Timeout>();
  let last = Promise.resolve();
  let ended = false;
  const add = (work: () => Promise<void>, pauses: readonly number[]) => {
    last = last
      .then(() => (ended ? undefined : work()))
      .catch((error: unknown) => {
        console.error('A function that an event called has failed:', error);
        const [pause, ...further] = pauses;
        if (pause === undefined || ended) return;
        const again = setTimeout(() => {
          waiting.delete(again);
          add(work, further);
        }, pause);
        waiting.add(again);
      });
  };
  return {
    add,
    end: () => {
      ended = true;
      for (const again of waiting) clearTimeout(again);
      return last;
    },
  };
}
