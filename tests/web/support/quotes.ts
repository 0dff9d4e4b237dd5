import type { Quote } from '../../../shared/rules/quote.ts';
import { ahead, roomOf } from './samples.ts';

/** The quote of three nights in ten days, in a hotel without rates: so many rooms of kinds at a price. */
function plainQuote(rooms: readonly (readonly [kind: string, count: number, price: number])[]): Quote {
  const lines = rooms.map(([kind, count, price]) => ({
    ...{ kind, count, total: 3 * price, average: price },
    nights: [10, 11, 12].map((day) => ({ night: ahead(day), price, by: 'price' as const })),
  }));
  const total = lines.reduce((sum, line) => sum + line.count * line.total, 0);
  return { rooms: lines, extras: [], total };
}

/** That of the room of the samples, at a price. */
export function quoteAt(price: number): Quote {
  return plainQuote([[roomOf(3).kind, 1, price]]);
}

/** That of two of them, and a family room at a price. */
export function quoteWithFamilyAt(price: number): Quote {
  return plainQuote([
    ['kind7200', 2, 7200],
    ['family', 1, price],
  ]);
}
