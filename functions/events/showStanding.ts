import { listener } from '../bus/listener.ts';
import { ownersDebts } from '../money/debts.ts';
import { propertyEdits } from '../properties/propertyStore.ts';
import { listedProperties } from '../properties/vendorList.ts';
import { cardRatings } from '../properties/writeCard.ts';
import { reviewSums } from '../reviews/reviews.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { retryOnConflict } from '../runtime/retry.ts';

const ports = {
  listed: listedProperties,
  properties: propertyEdits,
  cards: cardRatings,
  sums: reviewSums,
  debts: ownersDebts,
};

/**
 * Takes the mark off listings that an owner made before the e-mail was confirmed; later ones never get it. Writes the
 * rating of a property after each review. Marks the listings of an owner who is late with a refund, as long as he is.
 */
export const handler = listener(
  {
    trigger: {
      on: 'bus',
      events: ['vendor.confirmed', 'review.written', 'refund.late', 'refund.sent', 'advance.settled'],
    },
    summary:
      'Show with listings that their owner has confirmed the e-mail or is late with refunds, and what guests made of them.',
    harm: 'Listings of owners who have confirmed the e-mail stand behind all others, or without their newest reviews; who is late with a refund still asks for advances.',
    memoryMegabytes: 512,
    timeoutSeconds: 120,
  },
  ports,
  async (event, opened: OpenPorts<typeof ports>) => {
    if (event.name === 'vendor.confirmed') return { shown: await showConfirmed(event.detail.vendorId, opened) };
    if (event.name === 'review.written') return { shown: Number(await showRating(event.detail.propertyId, opened)) };
    return { shown: await showDebts(event.detail.bookingId, opened) };
  },
);

/** The event of a later change brings what has changed meanwhile. */
async function showDebts(bookingId: string, { debts, listed, properties }: OpenPorts<typeof ports>): Promise<number> {
  const owner = await debts.ownerOf(bookingId);
  if (owner === undefined) return 0;
  const { owes } = owner;
  const ids = await listed.ids(owner.vendorId);
  for (const id of ids) {
    await retryOnConflict(() => properties().stand(id, { owesRefund: owes ? true : undefined }));
  }
  return ids.length;
}

async function showConfirmed(vendorId: string, { listed, properties }: OpenPorts<typeof ports>): Promise<number> {
  const ids = await listed.ids(vendorId);
  for (const id of ids) await retryOnConflict(() => properties().stand(id, { newHost: undefined }));
  return ids.length;
}

async function showRating(propertyId: string, { sums, cards }: OpenPorts<typeof ports>): Promise<boolean> {
  const now = await sums.findNow(propertyId);
  return now !== undefined && cards.rate(propertyId, now);
}
