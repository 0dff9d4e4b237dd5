import { type ReviewSums, ratingOf } from '../../shared/rules/reviews.ts';
import { type AccountItem, vendorOf } from '../properties/propertyCount.ts';
import { propertyIdOf } from '../properties/propertyItem.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { listedProperties } from '../properties/vendorList.ts';
import { type Change, onChange } from '../runtime/onChange.ts';
import type { Opened } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Key } from '../runtime/table.ts';

const ports = { listed: listedProperties, properties: propertyEdits };

type Followed = Key & (AccountItem | ReviewSums);

/**
 * What an owner listed before the e-mail was confirmed loses its mark; what is listed after that never gets one. What is
 * written about gets its rating. One function follows both, for a stream has two readers at most.
 */
export const handler = onChange(
  {
    trigger: { on: 'table', table: 'properties', sk: ['properties', 'reviews'] },
    summary: 'Show with listings that their owner has confirmed the e-mail, and what guests made of them.',
    memoryMegabytes: 512,
    timeoutSeconds: 120,
  },
  ports,
  async ({ before, after }: Change<Followed>, { listed, properties }) => {
    if (!after) return { shown: 0 };
    if (isSums(after)) return rate(after, properties());
    if (!after.confirmed || (before && !isSums(before) && before.confirmed)) return { shown: 0 };
    const ids = await listed.ids(vendorOf(after));
    for (const id of ids) await retryOnConflict(() => properties().stand(id, { newHost: undefined }));
    return { shown: ids.length };
  },
);

function isSums(item: Followed): item is Key & ReviewSums {
  return item.sk === 'reviews';
}

/** Reviews are never fewer, so that a change that comes late is known by its count. */
async function rate(sums: Key & ReviewSums, edits: ReturnType<Opened<typeof ports>['properties']>) {
  const rating = ratingOf(sums);
  const stand = () =>
    edits.stand(propertyIdOf(sums), (now) => ((now.rating?.count ?? 0) < sums.count ? { rating } : {}));
  return { shown: (await retryOnConflict(stand)) ? 1 : 0 };
}
