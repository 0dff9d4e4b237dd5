import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { handler as search } from '../../../functions/handlers/searchRooms.ts';
import type { CountedWishes } from '../../../functions/search/countedSearch.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import type { PriceSort } from '../../../shared/rules/catalogue.ts';
import { fill } from '../../bench/fill.ts';
import { call } from '../../support/call.ts';
import { searchItems } from '../../support/entries.ts';
import { found } from '../../support/expectedCauses.ts';
import { repeats } from '../../support/repeats.ts';
import { type ScannedRoom, scannedChoices } from '../../support/scannedHotels.ts';
import { smallCatalogues, takenMonths } from '../../support/smallCatalogues.ts';
import { searches } from '../../support/smallSearches.ts';
import { freshTables } from '../../support/tables.ts';

const hotels = smallCatalogues.flatMap((each) => each.hotels);

beforeAll(async () => {
  const { properties, bookings } = await freshTables();
  await fill(properties.client, properties.name, hotels.map(({ property }) => property).flatMap(searchItems));
  await fill(bookings.client, bookings.name, hotels.flatMap(takenMonths));
});

interface DatedSearch {
  wishes: CountedWishes;
  sort: PriceSort;
  limit: number;
}

const datedSearches: fc.Arbitrary<DatedSearch> = fc.record({
  wishes: searches.filter(({ checkIn }) => checkIn !== undefined),
  sort: fc.constantFrom('price', '-price'),
  limit: fc.constantFrom(1, 3, 8, 50),
});

/** Every page of a search. */
async function pagesOf({ wishes, sort, limit }: DatedSearch): Promise<RoomHit[][]> {
  const pages: RoomHit[][] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await call(search, { body: { ...wishes, sort, limit, cursor } });
    expect(status).toBe(200);
    pages.push(body.data);
    cursor = body.nextCursor;
  } while (cursor);
  return pages;
}

/** The choices of a hotel's rooms that a full scan finds. */
function choicesOf(id: string, wishes: CountedWishes): ScannedRoom[][] {
  const hotel = hotels.find(({ property }) => property.id === id);
  return hotel ? scannedChoices(hotel, wishes) : [];
}

const least = (prices: readonly number[]) => Math.min(...prices);

describe('the pages of a search with dates, in small catalogues of hotels with rates', () => {
  test('show exactly the hotels that a full scan finds, each once with the total of its quote', async () => {
    const isRight = fc.asyncProperty(datedSearches, async (asked) => {
      const hits = (await pagesOf(asked)).flat();
      const told = hits
        .map(({ _id, total, together, matching }) => [_id, together ? total : matching?.fromTotal])
        .sort();
      const scanned = [...found(asked.wishes)].map(([id, prices]) => [id, least(prices)]).sort();
      expect(told).toEqual(scanned);
    });
    await fc.assert(isRight, { numRuns: repeats({ usual: 50, thorough: 150 }) });
  });

  test('show a night on average, and a room that costs as much', async () => {
    const isRight = fc.asyncProperty(datedSearches, async (asked) => {
      for (const hit of (await pagesOf(asked)).flat()) {
        if (hit.together) expectTogether(hit, asked);
        else expectSingle(hit, asked);
      }
    });
    await fc.assert(isRight, { numRuns: repeats({ usual: 30, thorough: 100 }) });
  });

  test('have the hotels of each page in the order of what their rooms cost, confirmed hosts first', async () => {
    const isRight = fc.asyncProperty(datedSearches, async (asked) => {
      fc.pre(asked.wishes.rooms === 1);
      for (const page of await pagesOf(asked)) {
        const [confirmed, others] = [page.filter(({ newHost }) => !newHost), page.filter(({ newHost }) => newHost)];
        expect(page).toEqual([...confirmed, ...others]);
        expectOrder(confirmed, asked);
        expectOrder(others, asked);
      }
    });
    await fc.assert(isRight, { numRuns: repeats({ usual: 30, thorough: 60 }) });
  });
});

function expectTogether({ _id, together }: RoomHit, { wishes }: DatedSearch): void {
  const rooms = (together?.kinds ?? []).flatMap(({ price, count }) => Array.from({ length: count }, () => price));
  const scanned = choicesOf(_id, wishes).map((choice) => choice.map(({ night }) => night));
  expect(scanned.map(inOrder)).toContain(inOrder(rooms));
  expect(together?.price).toBe(rooms.reduce((sum, price) => sum + price, 0));
}

const inOrder = (prices: readonly number[]) => prices.toSorted((a, b) => a - b).join();

function expectSingle({ _id, matching, total, hotels: shown }: RoomHit, { wishes, sort }: DatedSearch): void {
  const rooms = choicesOf(_id, wishes).flat();
  expect(matching?.fromPrice).toBe(least(rooms.map(({ night }) => night)));
  const card = rooms.find(({ roomNumber }) => roomNumber === shown[0]?.rooms[0]?.roomNumber);
  expect(card?.total).toBe(costOf(_id, wishes, sort));
  expect(total).toBe(card?.total);
}

/** Whole PKR by which a hotel stands in an order: of its cheapest room that fits, or of its dearest. */
function costOf(id: string, wishes: CountedWishes, sort: PriceSort): number {
  const totals = choicesOf(id, wishes)
    .flat()
    .map(({ total }) => total);
  return sort === 'price' ? least(totals) : Math.max(...totals);
}

function expectOrder(hits: readonly RoomHit[], { wishes, sort }: DatedSearch): void {
  const costs = hits.map(({ _id }) => costOf(_id, wishes, sort));
  expect(costs).toEqual(costs.toSorted((a, b) => (sort === 'price' ? a - b : b - a)));
}
