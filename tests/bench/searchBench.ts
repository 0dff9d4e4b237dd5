import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findingAll } from '../../functions/bookings/roomFinding.ts';
import type { Table } from '../../functions/runtime/table.ts';
import { findMeaning, partsOf } from '../../functions/search/meanings.ts';
import { findInParts } from '../../functions/search/partPages.ts';
import { openRoomSearch } from '../../functions/search/roomSearch.ts';
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
import { sampleProperties } from './sampleRooms.ts';

const sizes = [1_000, 10_000, 100_000];

/** Read units and latency of the busiest reads, beside what two simpler designs cost on the same rooms. */
export async function searchBench(): Promise<void> {
  const rows: object[] = [];
  for (const rooms of sizes) rows.push(...(await benchAt(rooms)));
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
      rows.push({ rooms, read, 'read units': units, 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1) });
    }
    return rows;
  } finally {
    await engine.stop();
  }
}

async function propertiesTable(endpoint: string): Promise<string> {
  const names = await createTables(endpoint, synthesiseData());
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

/** The first page of a search for a hotel, as its handler makes it. */
async function findByName(table: Table, location: string): Promise<void> {
  const search = openRoomSearch(table);
  const body = { location, ...widest, sort: 'price' as const, limit: pageSize.home };
  const { kind, firstPage } = await findMeaning(search, location, body);
  const reads = findingAll(search, body, firstPage);
  const { hits } = await findInParts(partsOf(location, kind), { index: 0, after: undefined }, body.limit, reads);
  if (!hits.some(({ hotels }) => hotels[0]?.name === location)) throw new Error(`${location} was not found.`);
}

type Read = [name: string, runs: number, run: () => Promise<unknown>];

function reads(client: DynamoDBDocumentClient, name: string): Read[] {
  const rooms = openRoomSearch({ client, name });
  const { location, classType, minCapacityMembers, maxCapacityMembers, minPrice, maxPrice } = homeSearch.defaults;
  const wanted = {
    place: location,
    classType,
    minCapacity: minCapacityMembers,
    maxCapacity: maxCapacityMembers,
    minPrice,
    maxPrice,
  };
  return [
    ['default search', 200, () => rooms.find(wanted, { sort: 'price', limit: pageSize.home })],
    ['hotel by its name', 200, () => findByName({ client, name }, 'Deodar House number 100')],
    ['city page of 20', 200, () => rooms.find({ city: 'Hunza' }, { sort: 'newest', limit: pageSize.list })],
    [
      'featured rooms',
      200,
      () => rooms.find({}, { sort: 'newest', limit: featured.offset + featured.skip + featured.limit }),
    ],
    ['default search by place index and filter', 5, () => searchByPlaceIndex(client)],
    ['default search by Scan', 3, () => searchByScan(client)],
  ];
}
