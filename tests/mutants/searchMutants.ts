import { comparedMutants } from './comparedMutants.ts';
import { keysMutants } from './keysMutants.ts';
import type { Mutant } from './mutant.ts';

const datedPages = ['tests/functions/search/datedPages.once.test.ts'];
const datedPrices = ['tests/functions/search/datedPrices.once.test.ts'];
const scan = ['tests/functions/search/causes.once.test.ts'];

/** Mistakes in the kinds, the entries and the cards of hotels. */
export const searchMutants: Mutant[] = [
  ...comparedMutants,
  ...keysMutants,
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
    text: 'sk.startsWith(priceKey(listed)) && ',
    becomes: '',
    tests: ['tests/functions/search/cardDecides.once.test.ts'],
  },
  {
    name: 'rooms that are taken together need not hold the price',
    file: 'functions/search/wanted.ts',
    text: 'isIn(night, minPrice, maxPrice) && ',
    becomes: '',
    tests: ['tests/functions/search/roomsTogether.once.test.ts'],
  },
  {
    name: 'a taken room is taken together with others',
    file: 'functions/search/look.ts',
    text: 'kind.rooms.filter(({ id }) => !taken.has(id))',
    becomes: 'kind.rooms.some(({ id }) => !taken.has(id)) ? kind.rooms : []',
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
  {
    name: 'dated prices: limits are held by the price of the kind',
    file: 'functions/search/wanted.ts',
    text: '({ night, facts }) => isIn(night,',
    becomes: '({ price: night, facts }) => isIn(night,',
    tests: datedPages,
  },
  {
    name: 'dated prices: limits are held by the first night',
    file: 'functions/search/offeredKinds.ts',
    text: 'night: average, stay: total',
    becomes: 'night: quote.rooms[at]?.nights[0]?.price ?? 0, stay: total',
    tests: datedPages,
  },
  {
    name: 'dated prices: an average is rounded up',
    file: 'shared/rules/quote.ts',
    text: 'Math.floor(total / nights.length)',
    becomes: 'Math.ceil(total / nights.length)',
    tests: datedPrices,
  },
  {
    name: 'dated prices: a total is the average of so many nights',
    file: 'functions/search/offeredKinds.ts',
    text: 'night: average, stay: total',
    becomes: 'night: average, stay: average * nightsBetween(checkIn, checkOut)',
    tests: datedPages,
  },
  {
    name: 'dated prices: entries are held to the prices of lists without dates',
    file: 'functions/search/findRooms.ts',
    text: "reads.free ? 'stays' : 'first'",
    becomes: "reads.free ? 'kinds' : 'first'",
    tests: datedPages,
  },
  {
    name: 'dated prices: counts hold the keys of lists without dates to the limits of price',
    file: 'functions/search/countedSearch.ts',
    text: "hasLimits(wishes) ? 'stays' : 'first'",
    becomes: "hasLimits(wishes) ? 'first' : 'first'",
    tests: scan,
  },
  {
    name: 'dated prices: counts know no rates',
    file: 'functions/search/countedSearch.ts',
    text: "fittingKinds(card, filters, 'price', nights)",
    becomes: "fittingKinds(card, filters, 'price')",
    tests: scan,
  },
  {
    name: 'dated prices: a stay that is too short for its season is found',
    file: 'functions/search/offeredKinds.ts',
    text: '  if (nightsBetween(checkIn, checkOut) < leastNightsOf(rates, days)) return [];\n',
    becomes: '',
    tests: datedPages,
  },
  {
    name: 'dated prices: a page is in the order of its keys',
    file: 'functions/search/findRooms.ts',
    text: 'isByCost ? this.#found.toSorted((a, b) => direction * (a.cost - b.cost)) : this.#found',
    becomes: 'this.#found',
    tests: datedPages,
  },
  {
    name: 'dated prices: rooms that are taken together are the cheapest by the prices of their kinds',
    file: 'functions/search/fit.ts',
    text: 'price: costOf(kind), count',
    becomes: 'price: kind.price, count',
    tests: datedPages,
  },
];
