import type { Mutant } from './mutant.ts';

/** Mistakes in what the site shows. */
export const siteMutants: Mutant[] = [
  {
    name: "a card's total is the price of one night",
    file: 'web/src/features/roomList/*.tsx',
    text: 'stayTotal(stay.nights, price)',
    becomes: 'price',
    tests: ['tests/web/pages/searchResults.test.tsx'],
  },
];
