import { expect, test } from 'vitest';
import { type PropertyItem, readRecord } from '../../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { readItem } from '../../../functions/runtime/read.ts';
import { ReadBudget } from '../../../functions/runtime/readBudget.ts';
import { type Card, ratesKey } from '../../../functions/search/card.ts';
import { openSearch } from '../../../functions/search/searchReading.ts';
import { noRates, type Rates } from '../../../shared/rules/rates.ts';
import { openOwners } from '../../support/owners.ts';
import { largest, longestRates } from '../../support/prices/largestHotel.ts';
import { listRated, ratesFromToday, setRates } from '../../support/ratedHotel.ts';

const owners = openOwners();
const table = () => owners.desk.tables.properties;

/** The card of a hotel, with so many units to read it. */
async function cardOf(id: string, units = 1): Promise<Card | undefined> {
  const reading = openSearch(table()).begin();
  await reading.cards([id], new ReadBudget(units));
  return reading.card(id);
}

test('rates that an owner sets are on the card, without names', async () => {
  const hotel = await listRated(owners);
  const rates = ratesFromToday(hotel);
  await setRates(owners.vendor, hotel, rates);
  const unnamed: Rates = {
    ...rates,
    seasons: rates.seasons.map((season) => ({ ...season, name: '' })),
    days: rates.days.map(({ name: _, ...days }) => days),
  };
  expect((await cardOf(hotel.propertyId))?.rates).toEqual(unnamed);
});

const { kinds: _, rates: __, ...many } = largest(40, 100);

/** Saves the hotel with rates for the kinds that it has. */
async function saveWith(rates: (kinds: string[]) => Rates): Promise<void> {
  await propertyStore(table()).save(many);
  const { kinds } = (await readRecord(table(), many.id)) as PropertyItem;
  await propertyStore(table()).save({ ...many, rates: { ...rates([...new Set(Object.values(kinds))]), revision: 1 } });
}

test('rates that are apart from the card are read with it', async () => {
  await saveWith(longestRates);
  const card = await cardOf(many.id);
  expect([card?.rates.days.length, card?.kinds.length]).toEqual([60, 40]);
});

test('a card whose rates are apart is not known to a page without units for them', async () => {
  const reading = openSearch(table()).begin();
  expect(await reading.cards(['nobody', many.id], new ReadBudget(1))).toEqual(['nobody']);
  expect(await reading.cards(['nobody', many.id], new ReadBudget(0.5))).toEqual(['nobody', many.id]);
});

test('a change of rates changes those that are apart', async () => {
  await saveWith((kinds) => ({ ...longestRates(kinds), longStays: [] }));
  expect(await cardOf(many.id)).toMatchObject({ rates: { longStays: [] } });
});

test('rates that have a place on the card again are read from it alone', async () => {
  await saveWith(() => noRates);
  expect((await cardOf(many.id, 0.5))?.rates).toEqual(noRates);
});

test('rates that are apart go with the property', async () => {
  await propertyStore(table()).remove(many.id);
  expect([await cardOf(many.id), await readItem(table(), ratesKey(many.id))]).toEqual([undefined, undefined]);
});
