import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastNightsOf, quoteOf, sleepersOf } from '../../shared/rules/quote.ts';
import { leastNightsByHand, quoteByHand, sleepersByHand } from '../support/prices/quoteByHand.ts';
import { someRates, someStay } from '../support/prices/randomRates.ts';

const stays = fc.array(someStay, { minLength: 100, maxLength: 100 });

test('20,000 stays cost what somebody works out by hand', () => {
  fc.assert(
    fc.property(someRates, stays, (rates, some) => {
      for (const stay of some) {
        const [quote, byHand] = [quoteOf(rates, stay), quoteByHand(rates, stay)];
        // A comparison that shows differences takes ten times as long as all sums.
        if (!isDeepStrictEqual(quote, byHand)) expect(quote).toEqual(byHand);
        expect(leastNightsOf(rates, stay)).toBe(leastNightsByHand(rates, stay));
        expect(sleepersOf(rates.children, stay)).toBe(sleepersByHand(rates, stay));
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);
