import type { Mutant } from './mutant.ts';

/** Mistakes in the prices by which lists know hotels. */
export const keysMutants: Mutant[] = [
  {
    name: 'keys: long stays do not lower the least price of a night',
    file: 'functions/search/listPrices.ts',
    text: '(low * (100 - discount)) / 100',
    becomes: 'low',
    tests: ['tests/functions/search/listPrices.pure.test.ts'],
  },
  {
    name: 'keys: prices of lists are not written ahead',
    file: 'functions/search/listPrices.ts',
    text: 'daysAhead = 7',
    becomes: 'daysAhead = 0',
    tests: ['tests/functions/properties/pricesDue.once.test.ts'],
  },
  {
    name: 'keys: an entry of a stay stands at every step',
    file: 'functions/search/entryMarks.ts',
    text: 'Number(price) === stepBelow(reach.least)',
    becomes: 'true',
    tests: ['tests/functions/search/listPrices.pure.test.ts'],
  },
  {
    name: 'keys: a card whose rates are apart is shown without them',
    file: 'functions/search/card.ts',
    text: 'if (ratesApart && !apart) return undefined;',
    becomes: '',
    tests: ['tests/functions/search/ratesOnCards.pure.test.ts'],
  },
];
