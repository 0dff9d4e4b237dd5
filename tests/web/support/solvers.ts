import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { vi } from 'vitest';
import { type WorkChallenge, workAlgorithm } from '../../../shared/work.ts';

/** A challenge of little work, in the form that the API gives it. */
export async function smallChallenge(): Promise<WorkChallenge> {
  const data = { for: 'signup', level: 1 };
  return (await createChallenge({
    algorithm: workAlgorithm,
    cost: 1,
    keyPrefix: '00',
    deriveKey,
    data,
  })) as WorkChallenge;
}

interface Order {
  type: 'work' | 'abort';
  challenge: WorkChallenge;
  counterStart: number;
  counterStep: number;
}

/** From now on the browser has workers, which jsdom lacks; those that are not `able` never come to an end. */
export function provideWorkers({ able = true } = {}): void {
  // A solution that is found after the last test still is a message of this window.
  const Message = MessageEvent;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({ type, ...work }: Order) {
        if (type === 'abort') setTimeout(() => this.#tell(null));
        else if (able) void solveChallenge({ ...work, deriveKey }).then((solution) => this.#tell(solution));
      }

      terminate() {}

      #tell(data: unknown) {
        this.dispatchEvent(new Message('message', { data }));
      }
    },
  );
}
