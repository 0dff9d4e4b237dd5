import type { Mutant } from './mutant.ts';

/** Mistakes in the kinds, the entries and the cards of hotels. */
export const searchMutants: Mutant[] = [
  {
    name: 'hot water all day does not meet hot water at hours',
    file: 'shared/rules/facts.ts',
    text: 'stated.flatMap((fact) => [fact, meets[fact] ?? fact])',
    becomes: 'stated',
    tests: ['tests/functions/search/hotWater.once.test.ts'],
  },
  {
    name: 'hot water at hours meets hot water all day',
    file: 'shared/rules/facts.ts',
    text: "hotWater.includes('always'),",
    becomes: 'hotWater.length > 0,',
    tests: ['tests/functions/search/hotWater.once.test.ts'],
  },
  {
    name: 'the lesser of two wishes is looked for beside the greater',
    file: 'shared/rules/facts.ts',
    text: '.filter((fact) => !facts.some((other) => meets[other] === fact))',
    becomes: '',
    tests: ['tests/shared/facts.test.ts'],
  },
  {
    name: 'beds do not make another kind',
    file: 'functions/search/kindIds.ts',
    text: '[capacity, beds, price, ...factsOf(',
    becomes: '[capacity, price, ...factsOf(',
    tests: ['tests/functions/search/kindIds.pure.test.ts'],
  },
  {
    name: 'kinds that are alike become one',
    file: 'functions/search/kindIds.ts',
    text: 'JSON.stringify([name, look])',
    becomes: 'look',
    tests: ['tests/functions/search/kindIds.pure.test.ts'],
  },
  {
    name: 'new entries are not written first',
    file: 'functions/properties/completeProperty.ts',
    text: 'await writeFenced(table, item, added);\n  if (!item.removed) await updateCard(table, item);',
    becomes: 'if (!item.removed) await updateCard(table, item);\n  await writeFenced(table, item, added);',
    tests: ['tests/functions/search/kinds.once.test.ts'],
  },
  {
    name: 'an entry counts though the card has another price',
    file: 'functions/search/look.ts',
    text: 'sk.startsWith(priceKey(price)) && ',
    becomes: '',
    tests: ['tests/functions/search/cardDecides.once.test.ts'],
  },
  {
    name: 'rooms that are taken together need not hold the price',
    file: 'functions/search/wanted.ts',
    text: 'isIn(price, minPrice, maxPrice) && ',
    becomes: '',
    tests: ['tests/functions/search/roomsTogether.once.test.ts'],
  },
  {
    name: 'a taken room is taken together with others',
    file: 'functions/search/look.ts',
    text: 'kind.rooms.filter(({ id }) => !known?.has(id))',
    becomes: 'kind.rooms.some(({ id }) => !known?.has(id)) ? kind.rooms : []',
    tests: ['tests/functions/search/roomsTogether.once.test.ts'],
  },
  {
    name: 'the total of several rooms is that of one',
    file: 'shared/rules/roomCombination.ts',
    text: 'to.price + count * offer.price',
    becomes: 'offer.price',
    tests: ['tests/shared/roomCombination.test.ts'],
  },
  {
    name: 'each of several rooms has to sleep all guests',
    file: 'shared/rules/roomCombination.ts',
    text: 'Math.ceil(least / rooms)',
    becomes: 'least',
    tests: ['tests/functions/search/roomsTogether.once.test.ts'],
  },
  {
    name: 'a late change puts an older card back',
    file: 'functions/properties/writeCard.ts',
    text: 'attribute_exists(pk) AND #revision <= :revision',
    becomes: 'attribute_exists(pk)',
    tests: ['tests/functions/search/cardDecides.once.test.ts'],
  },
];
