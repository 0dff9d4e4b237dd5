import type { Mutant } from './mutant.ts';

const scan = ['tests/functions/search/causes.once.test.ts'];
const counts = ['tests/functions/search/countRooms.once.test.ts', 'tests/functions/search/countStays.once.test.ts'];

/** Mistakes in what a search says of the hotels that its wishes leave out. */
export const causeMutants: Mutant[] = [
  {
    name: 'causes: a lowest price looks for dearer hotels',
    file: 'functions/search/countedSearch.ts',
    text: '{ ...changed, maxPrice: before.minPrice - 1 }',
    becomes: '{ ...changed, minPrice: before.maxPrice + 1 }',
    tests: scan,
  },
  {
    name: 'causes: of several rooms each has to be above the limit',
    file: 'functions/search/countedSearch.ts',
    text: 'if (takesSeveral(changed)) return changed;\n',
    becomes: '',
    tests: ['tests/functions/search/countStays.once.test.ts'],
  },
  {
    name: 'causes: dates are dropped from a count',
    file: 'functions/search/countedSearch.ts',
    text: '{ ...search, wishes: changedSearch(search.wishes, change) }',
    becomes:
      '{ ...search, wishes: changedSearch({ ...search.wishes, checkIn: undefined, checkOut: undefined }, change) }',
    tests: scan,
  },
  {
    name: 'causes: hotels that are found count as left out',
    file: 'functions/search/priceCount.ts',
    text: '.filter(([id]) => !others.prices.has(id))',
    becomes: '',
    tests: scan,
  },
  {
    name: 'causes: a count that was not read to its end is exact',
    file: 'functions/search/priceCount.ts',
    text: 'more: !isWhole || ',
    becomes: 'more: ',
    tests: scan,
  },
  {
    name: 'causes: a hotel whose nights are unknown is all that there is',
    file: 'functions/search/survey.ts',
    text: 'isWhole: isWhole && known.length === looks.length',
    becomes: 'isWhole',
    tests: counts,
  },
  {
    name: 'causes: hotels that nobody could look at are none',
    file: 'functions/search/survey.ts',
    text: 'return { looked, isEnded: false }',
    becomes: 'return { looked, isEnded: true }',
    tests: scan,
  },
  {
    name: 'causes: other days are those of the search',
    file: 'functions/search/countedSearch.ts',
    text: '(nights && taken?.on(nights))',
    becomes: 'taken?.known',
    tests: scan,
  },
  {
    name: 'causes: the wish that leaves out least comes first',
    file: 'functions/search/causes.ts',
    text: 'b.hotels - a.hotels || Number',
    becomes: 'a.hotels - b.hotels || Number',
    tests: scan,
  },
  {
    name: 'causes: all wishes are blamed where one by itself leaves hotels out',
    file: 'functions/search/causes.ts',
    text: 'causes.length > 0 || open.length < 2',
    becomes: 'open.length < 2',
    tests: scan,
  },
  {
    name: 'causes: more rooms are counted beside those that are the fewest',
    file: 'shared/rules/wishChanges.ts',
    text: 'rooms + 1 + at',
    becomes: 'most - at',
    tests: scan,
  },
  {
    name: 'causes: the nearest place need not have a hotel',
    file: 'functions/search/otherPlaces.ts',
    text: 'if (known) return nearby;',
    becomes: 'return nearby;',
    tests: counts,
  },
  {
    name: 'causes: a degree to the east is as long as one to the north',
    file: 'shared/rules/placeSpots.ts',
    text: ' * Math.cos(radians(north))',
    becomes: '',
    tests: ['tests/shared/placeSpots.test.ts'],
  },
  {
    name: 'causes: the reason is always the dates',
    file: 'web/src/features/search/counts/causeWords.ts',
    text: "cause?.wish === 'dates' && days !== undefined",
    becomes: 'days !== undefined',
    tests: ['tests/web/pages/searchResults.test.tsx'],
  },
];
