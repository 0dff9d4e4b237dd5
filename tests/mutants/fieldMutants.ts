import type { Mutant } from './mutant.ts';
import { placeMutants } from './placeMutants.ts';
import { raastMutants } from './raastMutants.ts';

/** Mistakes that could be made about the bounds of fields. */
export const fieldMutants: Mutant[] = [
  ...placeMutants,
  ...raastMutants,
  {
    name: 'none is taken beside something',
    file: 'shared/rules/optionSet.ts',
    text: 'if (one === alone || other === alone) return true;',
    becomes: '',
    tests: ['tests/shared'],
  },
  {
    name: 'an empty set is stored',
    file: 'shared/rules/amenities.ts',
    text: 'wordsOf(input).length === 0',
    becomes: 'false',
    tests: ['tests/shared'],
  },
  {
    name: 'the zip code 00000 is taken',
    file: 'shared/rules/*.ts',
    text: 'min: 10_000, max: 99_999',
    becomes: 'min: 0, max: 99_999',
    tests: ['tests/shared'],
  },
  {
    name: 'a phone number of 200 digits is taken',
    file: 'shared/rules/*.ts',
    text: 'const most = 20;',
    becomes: 'const most = 200;',
    tests: ['tests/shared'],
  },
  {
    name: 'a price of 1,000,001 is taken',
    file: 'shared/rules/*.ts',
    text: 'nightlyPrice = { min: 1, max: 1_000_000 }',
    becomes: 'nightlyPrice = { min: 1, max: 1_000_001 }',
    tests: ['tests/shared'],
  },
];
