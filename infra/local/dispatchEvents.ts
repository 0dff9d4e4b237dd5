import type { Trigger } from '../../functions/runtime/onEvent.ts';
import type { StoredObject } from './engines/s3.ts';
import type { Engines } from './engines/startEngines.ts';
import type { LoadedFunctions } from './loadFunctions.ts';
import { feedbackOn } from './mailFeedback.ts';

interface Sources extends Pick<Engines, 'onPut' | 'onMail'>, Pick<LoadedFunctions, 'handle'> {
  /** Objects whose event was lost with the process; EventBridge would still hold it. */
  unjudged?: readonly StoredObject[];
  /** The bucket whose objects are told of. */
  bucket: string;
  /** The functions that events call. */
  functions: Engines['events'];
  /** Milliseconds before each further try of one that has failed. */
  pauses?: readonly number[];
}

const minuteMilliseconds = 60_000;

/** Lambda tries twice more as well, after one minute and after two: nobody at a desk waits for so long. */
const shortPauses = [1_000, 2_000];

/** Calls the functions that new photos, the clock and mails call, as EventBridge does. Answers with what ends it. */
export function dispatchEvents(sources: Sources): () => Promise<void> {
  const { onPut, onMail, unjudged = [], bucket, functions, handle, pauses = shortPauses } = sources;
  const queue = oneAtATime(pauses);
  const call = (event: unknown, concerns: (trigger: Trigger) => boolean) => {
    for (const { name, needs } of functions) {
      if (concerns(needs.trigger)) queue.add(() => handle(name, event));
    }
  };
  const tell = (object: StoredObject) => {
    if (object.bucket === bucket) call(photoPut(object), (on) => on.on === 'photo' && object.key.startsWith(on.prefix));
  };
  onPut(tell);
  onMail((mail) => {
    const feedback = feedbackOn(mail);
    if (feedback) call(feedback, (on) => on.on === 'mail' && on.events.includes(feedback['detail-type']));
  });
  const clocks = functions.flatMap(({ name, needs: { trigger } }) => {
    if (trigger.on !== 'clock') return [];
    const ring = onceAtATime(() => handle(name, {}), queue.add);
    // While the server was down no clock rang, so it does at the start.
    ring();
    return [setInterval(ring, periodOf(trigger.everyMinutes))];
  });
  // After the clocks: what they have removed is not drawn.
  unjudged.forEach(tell);
  return async () => {
    for (const clock of clocks) clearInterval(clock);
    await queue.end();
  };
}

/** Nobody at a desk waits for minutes to see a request end; what comes by the hour may. Milliseconds. */
function periodOf(everyMinutes: number): number {
  return everyMinutes < 60 ? minuteMilliseconds / 2 : everyMinutes * minuteMilliseconds;
}

type Work = () => Promise<unknown>;

/** A clock that rings while its function still waits for others is not heard twice. */
function onceAtATime(work: Work, add: (work: Work) => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    add(() => {
      waits = false;
      return work();
    });
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
 * Lambda has a machine for each photo; here one after another leaves a core to everything else. Failed work is added again
 * after a pause, so that nothing else waits for it.
 */
function oneAtATime(pauses: readonly number[]) {
  const waiting = new Set<NodeJS.Timeout>();
  let last: Promise<unknown> = Promise.resolve();
  let ended = false;
  const add = (work: Work, tries = 0) => {
    last = last
      .then(() => (ended ? undefined : work()))
      .catch((error: unknown) => {
        console.error('A function that an event called has failed:', error);
        if (tries >= pauses.length || ended) return;
        const again = setTimeout(() => {
          waiting.delete(again);
          add(work, tries + 1);
        }, pauses[tries]);
        waiting.add(again);
      });
  };
  return {
    add,
    end: async () => {
      ended = true;
      for (const again of waiting) clearTimeout(again);
      await last;
    },
  };
}
