import type { Trigger } from '../../functions/runtime/onEvent.ts';
import type { S3Engine, StoredObject } from './engines/s3.ts';
import type { EventHandler } from './handlers.ts';

interface Sources {
  onPut: S3Engine['onPut'];
  /** The bucket whose objects are told of. */
  bucket: string;
  /** The functions as they are at that moment: they may be loaded anew while the house is open. */
  handlers(): readonly EventHandler[];
}

const hourMilliseconds = 3_600_000;

/** Calls the functions that events call, as EventBridge does. Answers with what ends it. */
export function watchEvents({ onPut, bucket, handlers }: Sources): () => Promise<void> {
  const queue = oneAtATime();
  const call = (event: unknown, concerns: (trigger: Trigger) => boolean) => {
    for (const { needs, invoke } of handlers()) if (concerns(needs.trigger)) queue.add(() => invoke(event));
  };
  onPut((object) => {
    if (object.bucket === bucket) call(photoPut(object), (on) => on.on === 'photo' && object.key.startsWith(on.prefix));
  });
  // A house that was closed has missed its hours, so the clock strikes when it opens.
  let hour = 0;
  const strike = () => {
    call({}, (trigger) => trigger.on === 'clock' && hour % trigger.everyHours === 0);
    hour += 1;
  };
  strike();
  const clock = setInterval(strike, hourMilliseconds);
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
