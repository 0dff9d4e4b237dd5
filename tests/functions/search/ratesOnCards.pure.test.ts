import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, cardBytes, cardItems, cardKey, ratesKey, readCard } from '../../../functions/search/card.ts';
import { ratesOfText } from '../../../functions/search/ratesOfText.ts';
import { ratesText } from '../../../functions/search/ratesText.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { leastNightsOf, quoteOf } from '../../../shared/rules/quote.ts';
import { noRates, type Rates } from '../../../shared/rules/rates.ts';
import { itemBytes, rated } from '../../support/itemBytes.ts';
import { largest } from '../../support/prices/largestHotel.ts';
import { someRates } from '../../support/prices/randomRates.ts';

const kinds = ['family', 'dorm', 'double'];

/** All that a card tells of the nights of a stay: its prices, its discount and how many nights it must have. */
function toldOf(rates: Rates, checkIn: string, nights: number) {
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const rooms = kinds.map((kind, at) => ({ kind, price: 4321 + 1000 * at, count: 1 }));
  const quote = quoteOf(rates, { ...stay, rooms, adults: 2, children: [3, 12], extras: [] });
  const prices = quote.rooms.map((each) => each.nights.map(({ price, by }) => [price, by]));
  const totals = quote.rooms.map(({ total, average, discount }) => ({ total, average, discount }));
  return { prices, totals, children: quote.children, total: quote.total, least: leastNightsOf(rates, stay) };
}

test('rates that were written as a text tell every night, long stay and rule as before', () => {
  const isSame = fc.property(someRates, fc.integer({ min: 1, max: 30 }), (rates, nights) => {
    const read = ratesOfText(ratesText(rates, kinds), kinds);
    for (let day = '2026-12-20'; day < '2029-04-10'; day = addDays(day, nights)) {
      expect(toldOf(read, day, nights)).toEqual(toldOf(rates, day, nights));
    }
  });
  fc.assert(isSame, { numRuns: 150 });
});

test('a hotel that sets nothing has no text', () => {
  expect(ratesText(noRates, kinds)).toBe('');
  expect(ratesOfText('', kinds)).toEqual(noRates);
});

test('prices of kinds that the card does not have are not in the text', () => {
  const days = [{ from: '2027-05-16', to: '2027-05-18', prices: { double: 20_000 } }];
  expect(ratesText({ ...noRates, days }, ['family'])).toBe('');
});

test.each([
  { kinds: 2, rooms: 12, isApart: false },
  { kinds: 12, rooms: 36, isApart: false },
  { kinds: 40, rooms: 40, isApart: true },
  { kinds: 40, rooms: 100, isApart: true },
])('$kinds kinds of $rooms rooms with all rates that there can be: apart $isApart, 4 KB an item', (given) => {
  const property = largest(given.kinds, given.rooms);
  const { card, apart } = cardItems({ ...property, revision: 9999 });
  expect(apart !== undefined).toBe(given.isApart);
  expect(itemBytes({ ...cardKey(property.id), ...card, ...rated })).toBeLessThanOrEqual(cardBytes);
  expect(itemBytes({ ...ratesKey(property.id), ...apart })).toBeLessThanOrEqual(cardBytes);
  const read = readCard(property.id, card, apart) as Card;
  const expected = ratesText(property.rates as Rates, Object.values(property.kinds ?? {}).slice(0, given.kinds));
  expect(
    ratesText(
      read.rates,
      read.kinds.map(({ id }) => id),
    ),
  ).toBe(expected);
});

test('a card whose rates are apart is none without them', () => {
  const { card } = cardItems({ ...largest(40, 100), revision: 1 });
  expect(readCard('x', card)).toBeUndefined();
});

test('a card keeps its name and its location whatever its rates are', () => {
  const { card } = cardItems({ ...largest(12, 36), revision: 1 });
  expect(card).toMatchObject({ name: 'سرائے دریا '.repeat(8).slice(0, 80) });
});
