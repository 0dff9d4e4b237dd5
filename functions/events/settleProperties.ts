import { photoRemoval } from '../photos/photoBucket.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { unsettledProperties } from '../properties/unsettled.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';

/** A save writes the record, then entries, card and photos. This job completes saves that were cut short after the record. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 60 },
    summary: 'Complete what was left undone of properties that were saved or taken down.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
    faultsOf: 'properties',
  },
  { unsettled: unsettledProperties, properties: propertyEdits, files: photoRemoval },
  async (_event: unknown, { unsettled, properties, files }) => {
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
    return { settled: ids.length - failed, failed };
  },
);
