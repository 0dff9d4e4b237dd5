import type { createBookingRequest } from '../../../shared/contracts/newRequests.ts';
import type { Input } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import type { Quote } from '../../../shared/rules/quote.ts';

type SeenPrices = Pick<Input<typeof createBookingRequest>['body'], 'total' | 'price' | 'rooms'>;

/**
 * Holds a request to the price that its guest has seen: to the total, or where that is left out to the nightly prices of its kinds, which
 * are averages.
 * @throws Failure `price_changed` with the quote of now, and with kind and average of the first line that differs
 */
export function holdToSeen(sent: SeenPrices, [first]: readonly { kind: string }[], quote: Quote): void {
  const seen = new Map(sent.rooms?.map(({ kind, price }) => [kind, price]) ?? [[first?.kind ?? '', sent.price]]);
  const other = quote.rooms.find(({ kind, average }) => (seen.get(kind) ?? average) !== average);
  const isChanged = sent.total === undefined ? other !== undefined : sent.total !== quote.total;
  const line = other ?? quote.rooms[0];
  if (isChanged && line) throw fail('price_changed', { params: { price: line.average, kind: line.kind }, quote });
}
