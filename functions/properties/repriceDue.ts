import { today } from '../../shared/rules/dates.ts';
import { describeError, log } from '../runtime/log.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { type DuePrices, duePrices } from './pricesDue.ts';
import { propertyEdits } from './propertyStore.ts';

/** The ports of writing prices of lists that days have changed. */
export const repricePorts = { due: duePrices, properties: propertyEdits };

type Ports = OpenPorts<typeof repricePorts>;

/**
 * Writes the prices of lists of hotels that are due, until so many milliseconds since 1970: the next run goes on. They are written days
 * before lists have them, so that a run which is late changes no list.
 */
export async function repriceDue(ports: Ports, until: number): Promise<{ repriced: number; failed: number }> {
  const outcome = { repriced: 0, failed: 0 };
  for (let page = await ports.due.list(); page.length > 0; page = await ports.due.list(page.at(-1))) {
    for (const each of page) {
      if (Date.now() >= until) return outcome;
      // One that cannot be written must not keep the others from it.
      await reprice(each, ports)
        .then((written) => (outcome.repriced += written ? 1 : 0))
        .catch((error: unknown) => {
          log('error', { propertyId: each.propertyId, ...describeError(error) });
          outcome.failed += 1;
        });
    }
  }
  return outcome;
}

/** Whether prices were written here; a place that the hotel has left is taken away. */
async function reprice(each: DuePrices, { due, properties }: Ports): Promise<boolean> {
  const written = await properties().reprice(each.propertyId, today());
  if (!written) await due.end(each);
  return written;
}
