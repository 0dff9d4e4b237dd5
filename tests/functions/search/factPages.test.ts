import { beforeAll, describe, expect, inject, test } from 'vitest';
import { findingAll } from '../../../functions/bookings/roomFinding.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { partsOf } from '../../../functions/search/meanings.ts';
import { findInParts, type PartPosition } from '../../../functions/search/partPages.ts';
import { openRoomSearch } from '../../../functions/search/roomSearch.ts';
import { searchEntries } from '../../../functions/search/searchEntries.ts';
import { homeSearch, widest } from '../../../shared/rules/catalogue.ts';
import type { RoomFact } from '../../../shared/rules/facts.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { factsByShare, sampleProperties } from '../../bench/sampleRooms.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

const meter = meteredClient(inject('dynamoDbEndpoint'));
const catalogue: Property[] = [...sampleProperties(1000)];

let tables: TestTables;

/** The lists that these searches read. */
const lists = /^search#(\*#\*#\*#|murree#(\*#\*#|Economy#[12]#))\w+$/;

beforeAll(async () => {
  tables = await freshTables();
  const entries = catalogue.flatMap(searchEntries).filter(({ pk }) => lists.test(pk));
  await fill(tables.properties.client, tables.properties.name, entries);
});

type Wishes = Partial<Parameters<typeof findingAll>[1]>;

interface Page {
  ids: string[];
  units: number;
}

/** All pages of a place, as the handler makes them, with what each has cost. */
async function pagesOf(location: string, wishes: Wishes): Promise<Page[]> {
  const search = openRoomSearch({ client: meter.client, name: tables.properties.name });
  const body = { location, ...widest, sort: 'price' as const, limit: 8, ...wishes };
  const pages: Page[] = [];
  let next: Omit<PartPosition, 'kind'> | undefined = { index: 0, after: undefined };
  while (next && pages.length < 100) {
    meter.takeUnits();
    const found = await findInParts(partsOf(location, 'place'), next, 8, findingAll(search, body, undefined));
    pages.push({ ids: found.hits.map(({ _id }) => _id), units: meter.takeUnits() });
    next = found.next;
  }
  expect(next).toBeUndefined();
  return pages;
}

function has({ hotel, rooms }: Property, facts: readonly RoomFact[]): boolean {
  return rooms.some((room) => facts.every((fact) => Object.hasOwn({ ...hotel.amenities, ...room.amenities }, fact)));
}

const proposed = homeSearch.defaults as Wishes;

describe.each([1, 10, 50] as const)('where %i % of the rooms have a fact', (share) => {
  const facts = [...factsByShare[share]];

  // At most, since DynamoDB Local counts nothing for a query without an item.
  test('the default search with it takes one unit, and all places with nothing else half a unit', async () => {
    const [first] = await pagesOf('Murree', { ...proposed, facts: facts.slice(0, 1) });
    expect(first?.units).toBeLessThanOrEqual(1);
    const [open] = await pagesOf('Pakistan', { facts: facts.slice(0, 1) });
    expect(open?.units).toBeLessThanOrEqual(0.5);
  });

  test.each(['Pakistan', 'Murree'])(
    'every page of three in %s takes four units at most, and no hotel is missed',
    async (place) => {
      const pages = await pagesOf(place, { facts });
      for (const { units } of pages) expect(units).toBeLessThanOrEqual(4);
      const wanted = catalogue.filter((each) => (place === 'Pakistan' || each.location === place) && has(each, facts));
      const shown = pages.flatMap(({ ids }) => ids);
      expect([shown.length, [...shown].sort()]).toEqual([wanted.length, wanted.map(({ id }) => id).sort()]);
    },
  );
});

test('of a rare fact and two usual ones the list of the rare one is walked', async () => {
  const mixed = [factsByShare[50][0], factsByShare[10][0], factsByShare[1][1]];
  const pages = await pagesOf('Pakistan', { facts: mixed });
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('a village and its valley share the units of a page with facts', async () => {
  for (const { units } of await pagesOf('Bhurban', { facts: [...factsByShare[10]] }))
    expect(units).toBeLessThanOrEqual(4);
});
