import type { ReviewSums } from '../../shared/rules/reviews.ts';
import { type AccountItem, vendorOf } from '../properties/propertyCount.ts';
import { propertyIdOf } from '../properties/propertyItem.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { listedProperties } from '../properties/vendorList.ts';
import { cardRatings } from '../properties/writeCard.ts';
import { type Change, onChange } from '../runtime/onChange.ts';
import { retryOnConflict } from '../runtime/retry.ts';
import type { Key } from '../runtime/table.ts';

const ports = { listed: listedProperties, properties: propertyEdits, cards: cardRatings };

type FollowedItem = Key & (AccountItem | ReviewSums);

/**
 * Takes the mark off listings that an owner made before the e-mail was confirmed; later ones never get it. Writes the
 * rating of a property after each review. One function follows both, for a stream has two readers at most.
 */
export const handler = onChange(
  {
    trigger: { on: 'table', table: 'properties', sk: ['properties', 'reviews'] },
    summary: 'Show with listings that their owner has confirmed the e-mail, and what guests made of them.',
    memoryMegabytes: 512,
    timeoutSeconds: 120,
  },
  ports,
  async ({ before, after }: Change<FollowedItem>, { listed, properties, cards }) => {
    if (!after) return { shown: 0 };
    if (isSums(after)) return { shown: (await cards.rate(propertyIdOf(after), after)) ? 1 : 0 };
    if (!after.confirmed || (before && !isSums(before) && before.confirmed)) return { shown: 0 };
    const ids = await listed.ids(vendorOf(after));
    for (const id of ids) await retryOnConflict(() => properties().stand(id, { newHost: undefined }));
    return { shown: ids.length };
  },
);

function isSums(item: FollowedItem): item is Key & ReviewSums {
  return item.sk === 'reviews';
}
