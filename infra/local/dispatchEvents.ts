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
}

const hourMilliseconds = 3_600_000;

/** Calls the functions that events call, as EventBridge does. Answers with what ends it. */
export function dispatchEvents({ onPut, unjudged = [], bucket, functions, handle }: Sources): () => Promise<void> {
  const queue = oneAtATime();
  const call = (event: unknown, concerns: (trigger: Trigger) => boolean) => {
    for (const { name, needs } of functions) if (concerns(needs.trigger)) queue.add(() => handle(name, event));
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

/** Lambda has a machine for each photo; here one after another leaves a core to everything else. */
function oneAtATime() {
  let last = Promise.resolve();
  let ended = false;
  return {
    add: (work: () => Promise<void>) => {
      last = last
        .then(() => (ended ? undefined : work()))
        .catch((error: unknown) => console.error('A function that an event called has failed:', error));
    },
    end: () => {
      ended = true;
      return last;
    },
  };
}
