import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { handler as search } from '../../../functions/handlers/searchRooms.ts';
import type { CountedWishes } from '../../../functions/search/countedSearch.ts';
import { countSearch, countUnits } from '../../../functions/search/countSearch.ts';
import { openSearch } from '../../../functions/search/searchReading.ts';
import { openTakenRooms } from '../../../functions/search/takenRooms.ts';
import type { SearchCounts } from '../../../shared/contracts/counts.ts';
import { pageSize, widest } from '../../../shared/rules/catalogue.ts';
import { addDays } from '../../../shared/rules/dates.ts';
import { fill } from '../../bench/fill.ts';
import { call } from '../../support/call.ts';
import { searchItems } from '../../support/entries.ts';
import { expectedCauses, found, truth, withChange } from '../../support/expectedCauses.ts';
import { repeats } from '../../support/repeats.ts';
import { scannedCount } from '../../support/scannedHotels.ts';
import { busyDay, smallCatalogues, takenMonths } from '../../support/smallCatalogues.ts';
import { searches } from '../../support/smallSearches.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;

beforeAll(async () => {
  tables = await freshTables();
  const { properties, bookings } = tables;
  const hotels = smallCatalogues.flatMap((each) => each.hotels);
  await fill(properties.client, properties.name, hotels.map(({ property }) => property).flatMap(searchItems));
  await fill(bookings.client, bookings.name, hotels.flatMap(takenMonths));
});

const enough = { all: 1000, found: 400, places: 200 };
const endless = { told: enough, looked: enough, meaning: 3 };

function counted(wishes: CountedWishes, units: typeof countUnits = countUnits): Promise<SearchCounts> {
  return countSearch(
    { reading: openSearch(tables.properties).begin(), taken: openTakenRooms(tables.bookings) },
    wishes,
    units,
  );
}

const isHereOnly = ({ wish }: SearchCounts['causes'][number]) => wish !== 'place';

describe('the counts of small catalogues with taken nights', () => {
  test('are those of a full scan: what is found, and every cause with its number and its prices, the most first', async () => {
    const isRight = fc.asyncProperty(searches, async (wishes) => {
      const counts = await counted(wishes, endless);
      const all = scannedCount(found(wishes));
      expect(counts.found).toEqual(all);
      const expected = (all?.hotels ?? 0) >= pageSize.home ? [] : expectedCauses(wishes);
      const byText = (causes: Partial<SearchCounts['causes'][number]>[]) =>
        causes.map((cause) => JSON.stringify(cause, Object.keys(cause).sort())).sort();
      expect(byText(counts.causes.filter(isHereOnly))).toEqual(byText(expected));
      expect(counts.causes.map(({ hotels }) => hotels)).toEqual(
        counts.causes.map(({ hotels }) => hotels).toSorted((a, b) => b - a),
      );
    });
    await fc.assert(isRight, { numRuns: repeats({ usual: 40, thorough: 150 }) });
  });

  test('name other places only where nothing is found here by any change, and count them truly', async () => {
    const isRight = fc.asyncProperty(searches, async (wishes) => {
      const { causes, nearest } = await counted(
        { ...wishes, maxPrice: 100, minPrice: 0, location: 'Chitral' },
        endless,
      );
      const here = { ...wishes, maxPrice: 100, minPrice: 0, location: 'Chitral' };
      expect(nearest).toBeUndefined();
      for (const cause of causes) expect(cause).toEqual({ ...cause, ...truth(here, cause) });
    });
    await fc.assert(isRight, { numRuns: 20 });
  });

  test.each([1, 2, 4, 8, 16])(
    'are true with a share of the units, and exact only where all was read: %i',
    async (share) => {
      const part = (shares: typeof enough) => ({
        all: shares.all / share,
        found: shares.found / share,
        places: shares.places / share,
      });
      const units = { told: part(countUnits.told), looked: part(countUnits.looked), meaning: 0 };
      const isTrue = fc.asyncProperty(searches, async (wishes) => {
        const counts = await counted(wishes, units);
        expectTrue(counts.found, scannedCount(found(wishes)));
        for (const cause of counts.causes) expectTrue(cause, truth(wishes, cause));
      });
      await fc.assert(isTrue, { numRuns: repeats({ usual: 15, thorough: 40 }) });
    },
  );

  test('of all hotels with dates are exact only where the units reached all of their nights', async () => {
    const days = { checkIn: busyDay, checkOut: addDays(busyDay, 1) };
    for (const { place } of smallCatalogues)
      for (let units = 1; units <= 12; units += 1 / repeats({ usual: 1, thorough: 2 })) {
        const wishes = { ...widest, ...days, location: place, rooms: 1 };
        const shares = { all: units, found: units, places: 0 };
        const counts = await counted(wishes, { told: shares, looked: shares, meaning: 0 });
        expectTrue(counts.found, scannedCount(found(wishes)));
      }
  });

  test('are those of the pages that the change leads to', async () => {
    const isShown = fc.asyncProperty(searches, async (wishes) => {
      const { causes } = await counted(wishes, endless);
      const [cause] = causes.filter(isHereOnly);
      if (!cause) return;
      const before = new Set(await pagesOf(wishes));
      const after = (await pagesOf(withChange(wishes, cause))).filter((id) => !before.has(id));
      expect(after).toHaveLength(cause.hotels);
    });
    await fc.assert(isShown, { numRuns: repeats({ usual: 15, thorough: 40 }) });
  });
});

/** A count says no more than is true, and all of it where nothing may follow. */
function expectTrue(count: SearchCounts['found'], all: SearchCounts['found']): void {
  if (!count) return;
  expect(count.hotels).toBeLessThanOrEqual(all?.hotels ?? 0);
  expect(count.cheapest ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(all?.cheapest ?? 0);
  if (!count.more) expect(count).toMatchObject(all ?? {});
}

/** All hotels of a search, page by page. */
async function pagesOf(wishes: CountedWishes): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await call(search, { body: { ...wishes, limit: 3, cursor } });
    expect(status).toBe(200);
    ids.push(...body.data.map(({ _id }: { _id: string }) => _id));
    cursor = body.nextCursor;
  } while (cursor);
  return ids;
}
