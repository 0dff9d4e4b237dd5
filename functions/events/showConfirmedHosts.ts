import { type AccountItem, vendorOf } from '../properties/propertyCount.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { listedProperties } from '../properties/vendorList.ts';
import { type Change, onChange } from '../runtime/onChange.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Key } from '../runtime/table.ts';

/** What an owner listed before the e-mail was confirmed loses its mark; what is listed after that never gets one. */
export const handler = onChange(
  {
    trigger: { on: 'table', table: 'properties', sk: 'properties' },
    summary: 'Take the mark of a new host from the listings of an owner who has confirmed the e-mail.',
    memoryMegabytes: 512,
    timeoutSeconds: 120,
  },
  { listed: listedProperties, properties: propertyEdits },
  async ({ before, after }: Change<AccountItem & Key>, { listed, properties }) => {
    if (!after?.confirmed || before?.confirmed) return { shown: 0 };
    const ids = await listed.ids(vendorOf(after));
    for (const id of ids) await retryOnConflict(() => properties().stand(id, { newHost: undefined }));
    return { shown: ids.length };
  },
);
