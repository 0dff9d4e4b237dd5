import { listener } from '../bus/listener.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { listedProperties } from '../properties/vendorList.ts';
import { cardRatings } from '../properties/writeCard.ts';
import { reviewSums } from '../reviews/reviews.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';

const ports = { listed: listedProperties, properties: propertyEdits, cards: cardRatings, sums: reviewSums };

/**
 * Takes the mark off listings that an owner made before the e-mail was confirmed; later ones never get it. Writes the
 * rating of a property after each review.
 */
export const handler = listener(
  {
    trigger: { on: 'bus', events: ['vendor.confirmed', 'review.written'] },
    summary: 'Show with listings that their owner has confirmed the e-mail, and what guests made of them.',
    harm: 'Listings of owners who have confirmed the e-mail stand behind all others, or without their newest reviews.',
    memoryMegabytes: 512,
    timeoutSeconds: 120,
  },
  ports,
  async (event, opened: OpenPorts<typeof ports>) =>
    event.name === 'vendor.confirmed'
      ? { shown: await showConfirmed(event.detail.vendorId, opened) }
      : { shown: Number(await showRating(event.detail.propertyId, opened)) },
);

async function showConfirmed(vendorId: string, { listed, properties }: OpenPorts<typeof ports>): Promise<number> {
  const ids = await listed.ids(vendorId);
  for (const id of ids) await retryOnConflict(() => properties().stand(id, { newHost: undefined }));
  return ids.length;
}

async function showRating(propertyId: string, { sums, cards }: OpenPorts<typeof ports>): Promise<boolean> {
  const now = await sums.findNow(propertyId);
  return now !== undefined && cards.rate(propertyId, now);
}
