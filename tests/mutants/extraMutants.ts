import type { Mutant } from './mutant.ts';

const extras = 'tests/functions/properties/extras.once.test.ts';
const forms = 'tests/shared/rates.test.ts';

/** Mistakes that could be made about the extras and the rules for children that an owner sends. */
export const extraMutants: readonly Mutant[] = [
  {
    name: 'stored rates: an extra that is sent again gets another id',
    file: 'functions/handlers/setRates.ts',
    text: 'each.name === name && !taken.has(each.id)',
    becomes: 'each.name !== name && !taken.has(each.id)',
    tests: [extras],
  },
  {
    name: 'stored rates: a new extra takes the id of one that is renamed',
    file: 'functions/handlers/setRates.ts',
    text: 'each.name === name && !taken.has(each.id)',
    becomes: 'each.name === name && taken.size > 0',
    tests: [extras],
  },
  {
    name: 'stored rates: an extra that the hotel does not have is taken',
    file: 'functions/handlers/setRates.ts',
    text: 'id !== undefined && !ids.has(id)',
    becomes: 'id !== undefined && ids.has(id)',
    tests: [extras],
  },
  {
    name: 'stored rates: two extras have one name',
    file: 'shared/rules/ratesIssues.ts',
    text: 'repeated((each) => nameOf(each) === nameOf(typed))',
    becomes: 'repeated((each) => each.name === typed.name)',
    tests: [forms],
  },
  {
    name: 'stored rates: a child without a price gets one',
    file: 'shared/rules/ratesForm.ts',
    text: '...(children && { children: storedChildren(children) }),',
    becomes: '...(children?.price && { children: storedChildren(children) }),',
    tests: [extras],
  },
];
