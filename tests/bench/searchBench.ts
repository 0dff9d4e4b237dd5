import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findingAll } from '../../functions/bookings/roomFinding.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { findMeaning, partsOf } from '../../functions/search/meanings.ts';
import { findInParts } from '../../functions/search/partPages.ts';
import { openRoomSearch, type RoomPage } from '../../functions/search/roomSearch.ts';
import { searchEntries } from '../../functions/search/searchEntries.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { synthesiseData } from '../../infra/synthesise.ts';
import { featured, homeSearch, pageSize, widest } from '../../shared/rules/catalogue.ts';
import {
  alternativeItems,
  alternativeTable,
  createAlternative,
  searchByPlaceIndex,
  searchByScan,
} from './alternatives.ts';
import { fill } from './fill.ts';
import { measure, meteredClient } from './meter.ts';
import type { BenchOptions } from './options.ts';
import { factsByShare, sampleProperties } from './sampleRooms.ts';

const sizes = [1_000, 10_000, 100_000];

/** Read units and latency of the busiest reads, beside what two simpler designs cost on the same rooms. `small` is 1,000 rooms. */
export async function searchBench({ small }: BenchOptions): Promise<void> {
  const rows: object[] = [];
  for (const rooms of small ? sizes.slice(0, 1) : sizes) rows.push(...(await benchAt(rooms)));
  console.table(rows);
}

async function benchAt(rooms: number): Promise<object[]> {
  const engine = await startDynoxide();
  try {
    const { client, takeUnits } = meteredClient(engine.endpoint);
    const table = await propertiesTable(engine.endpoint);
    await fillAll(client, table, rooms);
    const rows: object[] = [];
    for (const [read, runs, run] of reads(client, table)) {
      const { units, p50, p95 } = await measure(takeUnits, runs, run);
      const shown = await run();
      rows.push({ rooms, read, 'read units': units, shown, 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1) });
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

async function fillAll(client: DynamoDBDocumentClient, table: string, rooms: number): Promise<void> {
  const started = performance.now();
  await createAlternative(client);
  await fill(client, alternativeTable, sampleProperties(rooms).flatMap(alternativeItems));
  const entries = await fill(client, table, sampleProperties(rooms).flatMap(searchEntries));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${rooms} rooms: ${entries} search entries written in ${seconds} s`);
}

type Wishes = Partial<Parameters<typeof findingAll>[1]>;

/** The first page of a search as its handler makes it, and how many hotels are on it; `>` where others follow. */
async function firstPage(table: Table, location: string, wishes: Wishes = {}): Promise<string> {
  const search = openRoomSearch(table);
  const body = { location, ...widest, sort: 'price' as const, limit: pageSize.home, ...wishes };
  const { kind, firstPage } = await findMeaning(search, location, body);
  const reads = findingAll(search, body, firstPage);
  const { hits, next } = await findInParts(partsOf(location, kind), { index: 0, after: undefined }, body.limit, reads);
  if (kind === 'hotel' && hits[0]?.hotels[0]?.name !== location) throw new Error(`${location} was not found.`);
  return `${hits.length}${next === undefined ? '' : ' >'}`;
}

type Read = [name: string, runs: number, run: () => Promise<string>];

function reads(client: DynamoDBDocumentClient, name: string): Read[] {
  const table = { client, name };
  const rooms = openRoomSearch(table);
  const shown = ({ entries, next }: RoomPage) => `${entries.length}${next === undefined ? '' : ' >'}`;
  const { location, ...documented } = homeSearch.defaults;
  const proposed = documented as Wishes;
  const withFacts = Object.entries(factsByShare).flatMap(([share, facts]): Read[] => [
    [
      `default search, one fact of ${share} %`,
      50,
      () => firstPage(table, location, { ...proposed, facts: [facts[0]] }),
    ],
    [`one fact of ${share} % in Pakistan`, 50, () => firstPage(table, 'Pakistan', { facts: [facts[0]] })],
    [`three facts of ${share} % in Pakistan`, 50, () => firstPage(table, 'Pakistan', { facts: [...facts] })],
    [
      `default search, three facts of ${share} %`,
      50,
      () => firstPage(table, location, { ...proposed, facts: [...facts] }),
    ],
  ]);
  return [
    ['default search', 200, () => firstPage(table, location, proposed)],
    ['any room in Hunza', 50, () => firstPage(table, 'Hunza')],
    ['2 guests at least in Hunza', 50, () => firstPage(table, 'Hunza', { minCapacityMembers: 2 })],
    ['hotel by its name', 200, () => firstPage(table, 'Deodar House number 100')],
    ...withFacts,
    ['three facts of 1, 10 and 50 % in Pakistan', 50, () => firstPage(table, 'Pakistan', { facts: mixed })],
    [
      'city page of 20',
      200,
      async () => shown(await rooms.find({ city: 'Hunza' }, { sort: 'newest', limit: pageSize.list })),
    ],
    [
      'featured rooms',
      200,
      async () => {
        const limit = featured.offset + featured.skip + featured.limit;
        return shown(await rooms.find({}, { sort: 'newest', limit }));
      },
    ],
    ['default search by place index and filter', 5, () => searchByPlaceIndex(client).then(() => '')],
    ['default search by Scan', 3, () => searchByScan(client).then(() => '')],
  ];
}

const mixed = Object.values(factsByShare).map(([fact]) => fact);
