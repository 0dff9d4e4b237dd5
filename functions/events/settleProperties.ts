import { photoRemoval } from '../photos/photoBucket.ts';
import { repriceDue, repricePorts } from '../properties/repriceDue.ts';
import { unsettledProperties } from '../properties/unsettled.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';

/** Milliseconds in which a run begins to write prices. */
const patience = 200_000;

/**
 * A save writes the record, then entries, card and photos. This job completes saves that were cut short after the record, and writes the
 * prices of lists again that days change.
 */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 60 },
    summary:
      'Complete what was left undone of properties that were saved or taken down, and write prices of lists that days change.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    faultsOf: 'properties',
  },
  { unsettled: unsettledProperties, files: photoRemoval, ...repricePorts },
  async (_event: unknown, { unsettled, properties, files, due }) => {
    const until = Date.now() + patience;
    const store = properties(files.remove);
    let failed = 0;
    const ids = await unsettled.list();
    for (const id of ids) {
      // One that cannot be completed must not keep the others from it.
      await store.settle(id).catch((error: unknown) => {
        log('error', { propertyId: id, ...describeError(error) });
        failed += 1;
      });
    }
    const prices = await repriceDue({ properties, due }, until);
    return { settled: ids.length - failed, repriced: prices.repriced, failed: failed + prices.failed };
  },
);
