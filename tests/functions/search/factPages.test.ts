import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Property } from '../../../functions/properties/property.ts';
import { homeSearch } from '../../../shared/rules/catalogue.ts';
import type { RoomFact } from '../../../shared/rules/facts.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { factsByShare, sampleProperties } from '../../bench/sampleRooms.ts';
import { searchItems } from '../../support/entries.ts';
import { openPages, type SearchWishes } from '../../support/searchPages.ts';
import { freshTables } from '../../support/tables.ts';

const meter = meteredClient(inject('dynamoDbEndpoint'));
const catalogue: Property[] = [...sampleProperties(1000)];

let find: ReturnType<typeof openPages>;

beforeAll(async () => {
  const { properties, bookings } = await freshTables();
  const listed = catalogue.filter(({ location }) => location === 'Murree');
  await fill(properties.client, properties.name, listed.flatMap(searchItems));
  find = openPages(meter.client, { properties: properties.name, bookings: bookings.name });
});

interface Page {
  ids: string[];
  units: number;
}

/** All pages of a search, with what each has cost. */
async function pagesOf(wishes: SearchWishes): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    meter.takeUnits();
    const { data, nextCursor } = await find({ ...wishes, cursor });
    pages.push({ ids: data.map(({ _id }) => _id), units: meter.takeUnits() });
    cursor = nextCursor;
  } while (cursor !== undefined && pages.length < 100);
  expect(cursor).toBeUndefined();
  return pages;
}

function has({ hotel, rooms }: Property, facts: readonly RoomFact[]): boolean {
  return rooms.some((room) => facts.every((fact) => Object.hasOwn({ ...hotel.amenities, ...room.amenities }, fact)));
}

describe.each([1, 10, 50] as const)('where %i % of the rooms have a fact', (share) => {
  const facts = [...factsByShare[share]];

  // At most, since DynamoDB Local counts nothing for a query without an item.
  test('the first page of the default search with it takes eight units', async () => {
    const [first] = await pagesOf({ ...(homeSearch.defaults as SearchWishes), facts: facts.slice(0, 1) });
    expect(first?.units).toBeLessThanOrEqual(8);
  });

  test.each([1, 3])('every page with %i of them takes eight units at most, and no hotel is missed', async (count) => {
    const pages = await pagesOf({ location: 'Murree', facts: facts.slice(0, count) });
    for (const { units } of pages) expect(units).toBeLessThanOrEqual(8);
    const wanted = catalogue.filter((each) => each.location === 'Murree' && has(each, facts.slice(0, count)));
    const shown = pages.flatMap(({ ids }) => ids);
    expect([shown.length, [...shown].sort()]).toEqual([wanted.length, wanted.map(({ id }) => id).sort()]);
  });
});

test('a village and its valley share the units of a page', async () => {
  const pages = await pagesOf({ location: 'Bhurban', facts: [...factsByShare[10]] });
  for (const { units } of pages) expect(units).toBeLessThanOrEqual(9);
});
