import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findingIn } from '../../functions/search/finding.ts';
import { findInParts } from '../../functions/search/partPages.ts';
import { openSearch } from '../../functions/search/searchReading.ts';
import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { homeSearch, pageSize } from '../../shared/rules/catalogue.ts';
import { searchItems } from '../support/entries.ts';
import { openPages, type SearchWishes } from '../support/searchPages.ts';
import {
  alternativeItems,
  alternativeTable,
  createAlternative,
  searchByPlaceIndex,
  searchByScan,
} from './alternatives.ts';
import { type ClockUnits, measureClock } from './clockUnits.ts';
import { fill } from './fill.ts';
import { measure, meteredClient } from './meter.ts';
import type { BenchOptions } from './options.ts';
import { factsByShare, sampleProperties } from './sampleRooms.ts';

const sizes = [1_000, 10_000, 100_000];

/** Rooms of each hotel, all of them of another kind. */
const kindsEach = [5, 12, 40];

/** Read units of a page, at most: of a list, of the default search, of another range or with facts, and of twenty hotels. */
const budgets = { open: 5, proposed: 6, ranged: 8, twenty: 11 } as const;

/**
 * Read units and latency of the busiest reads, beside what two simpler designs cost on the same rooms. `small` is 1,000 rooms, `only`
 * names other sizes. @throws Error where a read takes more than its budget
 */
export async function searchBench({ small, only }: BenchOptions): Promise<void> {
  const rows: Row[] = [];
  const wanted = only?.map(Number) ?? (small ? sizes.slice(0, 1) : sizes);
  for (const rooms of wanted) for (const kinds of kindsEach) rows.push(...(await benchAt(rooms, kinds)));
  console.table(rows);
  console.log('The clock, for a hotel of which a day changes the prices of two kinds:');
  console.table(await benchClock());
  const over = rows.filter(({ budget, 'read units': units }) => budget !== undefined && units > budget);
  if (over.length > 0)
    throw new Error(`Over their budgets: ${over.map(({ read, rooms }) => `${read} at ${rooms}`).join(', ')}.`);
}

async function benchClock(): Promise<ClockUnits[]> {
  const engine = await startDynoxide();
  try {
    return await measureClock(meteredClient(engine.endpoint), await propertiesTable(engine.endpoint));
  } finally {
    await engine.stop();
  }
}

interface Row {
  rooms: number;
  kinds: number;
  read: string;
  'read units': number;
  budget: number | undefined;
  shown: string;
  'p50 ms': string;
  'p95 ms': string;
}

async function benchAt(rooms: number, kinds: number): Promise<Row[]> {
  const engine = await startDynoxide();
  try {
    const { client, takeUnits } = meteredClient(engine.endpoint);
    const table = await propertiesTable(engine.endpoint);
    await fillAll(client, table, { rooms, kinds });
    const rows: Row[] = [];
    for (const { read, budget, runs = 50, run } of reads(client, table)) {
      const { units, p50, p95 } = await measure(takeUnits, runs, run);
      const shown = await run();
      rows.push({
        rooms,
        kinds,
        read,
        'read units': units,
        budget,
        shown,
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
      });
    }
    return rows;
  } finally {
    await engine.stop();
  }
}

/** The table as it is deployed, but for its stream: nobody reads that here, and it would hold every entry again. */
async function propertiesTable(endpoint: string): Promise<string> {
  const { properties = { Type: '' } } = synthesiseData().Resources ?? {};
  const { StreamSpecification: _, ...declared } = properties.Properties as Record<string, unknown>;
  const names = await createTables(endpoint, { Resources: { properties: { ...properties, Properties: declared } } });
  return names.properties ?? '';
}

async function fillAll(
  client: DynamoDBDocumentClient,
  table: string,
  { rooms, kinds }: { rooms: number; kinds: number },
): Promise<void> {
  const started = performance.now();
  const properties = () => sampleProperties(rooms, kinds);
  await createAlternative(client);
  await fill(client, alternativeTable, properties().flatMap(alternativeItems));
  const items = await fill(client, table, properties().flatMap(searchItems));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${rooms} rooms, ${kinds} kinds a hotel: ${items} entries and cards written in ${seconds} s`);
}

interface Read {
  read: string;
  /** Read units at most. */
  budget?: number;
  runs?: number;
  /** Answers with the number of hotels on the page; `>` where others follow. */
  run: () => Promise<string>;
}

function reads(client: DynamoDBDocumentClient, properties: string): Read[] {
  const find = openPages(client, { properties, bookings: '' });
  const shown = (hotels: number, follows: boolean) => `${hotels}${follows ? ' >' : ''}`;
  const page = (read: string, budget: number, location: string, wishes: Partial<SearchWishes> = {}): Read => ({
    ...{ read, budget },
    run: async () => {
      const { data, nextCursor, shows } = await find({ ...wishes, location });
      if (shows.kind === 'hotel' && shows.name !== location) throw new Error(`${location} was not found.`);
      return shown(data.length, nextCursor !== undefined);
    },
  });
  const { location, ...proposed } = homeSearch.defaults as SearchWishes;
  const withFacts = Object.entries(factsByShare).flatMap(([share, facts]) => [
    page(`default search, one fact of ${share} %`, budgets.ranged, location, { ...proposed, facts: [facts[0]] }),
    page(`one fact of ${share} % in Pakistan`, budgets.ranged, 'Pakistan', { facts: [facts[0]] }),
    page(`three facts of ${share} % in Pakistan`, budgets.ranged, 'Pakistan', { facts: [...facts] }),
  ]);
  return [
    { ...page('default search', budgets.proposed, location, proposed), runs: 200 },
    page('any room in Hunza', budgets.open, 'Hunza'),
    page('any room in Hunza, dearest first', budgets.open, 'Hunza', { sort: '-price' }),
    page('any room in Pakistan', budgets.open, 'Pakistan'),
    { ...page('hotel by its name', budgets.open, 'Deodar House number 10'), runs: 200 },
    page('2 guests at least in Hunza', budgets.ranged, 'Hunza', { minCapacityMembers: 2 }),
    page('8 guests in Hunza', budgets.ranged, 'Hunza', { minCapacityMembers: 8 }),
    page('5,000 to 8,000 PKR in Hunza', budgets.ranged, 'Hunza', { minPrice: 5000, maxPrice: 8000 }),
    page('2 rooms in Hunza', budgets.open, 'Hunza', { rooms: 2 }),
    page('2 rooms in Hunza, dearest first', budgets.open, 'Hunza', { rooms: 2, sort: '-price' }),
    page('2 rooms of a hotel by its name', budgets.ranged, 'Deodar House number 10', { rooms: 2 }),
    page('2 rooms for 4 guests in Hunza', budgets.ranged, 'Hunza', { rooms: 2, minCapacityMembers: 4 }),
    page('2 rooms for 4 guests at most in Hunza', budgets.ranged, 'Hunza', { rooms: 2, maxCapacityMembers: 4 }),
    page('4 rooms for 12 guests in Pakistan', budgets.ranged, 'Pakistan', { rooms: 4, minCapacityMembers: 12 }),
    page('2 rooms of 5,000 to 8,000 PKR in Hunza', budgets.ranged, 'Hunza', {
      rooms: 2,
      minPrice: 5000,
      maxPrice: 8000,
    }),
    page('2 rooms, one fact of 50 % in Pakistan', budgets.ranged, 'Pakistan', {
      rooms: 2,
      facts: factsByShare[50].slice(0, 1),
    }),
    ...withFacts,
    page('three facts of 1, 10 and 50 % in Pakistan', budgets.ranged, 'Pakistan', { facts: mixed }),
    {
      ...{ read: 'city page of 20', budget: budgets.twenty, runs: 200 },
      run: async () => {
        const parts = [{}, { newHost: true }];
        const wanted = { sort: 'newest', limit: pageSize.list } as const;
        const reading = openSearch({ client, name: properties }).begin();
        const finding = findingIn({ reading }, { city: 'Hunza' }, wanted, parts);
        const { hits, next } = await findInParts(parts, { index: 0, after: undefined }, wanted.limit, finding);
        return shown(hits.length, next !== undefined);
      },
    },
    { read: 'default search by place index and filter', runs: 5, run: () => searchByPlaceIndex(client).then(() => '') },
    { read: 'default search by Scan', runs: 3, run: () => searchByScan(client).then(() => '') },
  ];
}

const mixed = Object.values(factsByShare).map(([fact]) => fact);
