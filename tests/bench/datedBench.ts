import { openNightReads, openRoomReads } from '../../functions/bookings/datedReads.ts';
import { datedPage, findFree, type StayWanted } from '../../functions/bookings/datedSearch.ts';
import type { Property } from '../../functions/properties/property.ts';
import { recordKey } from '../../functions/properties/propertyItem.ts';
import { openOfferWalks } from '../../functions/search/offerWalk.ts';
import { openRoomSearch } from '../../functions/search/roomSearch.ts';
import { searchEntries } from '../../functions/search/searchEntries.ts';
import type { Wanted } from '../../functions/search/wanted.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { synthesiseData } from '../../infra/synthesise.ts';
import { homeSearch, pageSize } from '../../shared/rules/catalogue.ts';
import { fill } from './fill.ts';
import { measure, meteredClient } from './meter.ts';
import { sampleProperties } from './sampleRooms.ts';

const rooms = 1_000;
const page = { sort: 'price', limit: pageSize.home } as const;

/** Stays over two months each, for which so many of a hundred rooms are taken. */
const stays: readonly [percent: number, stay: StayWanted][] = [
  [0, { from: '2027-01-30', to: '2027-02-02' }],
  [50, { from: '2027-03-30', to: '2027-04-02' }],
  [95, { from: '2027-07-30', to: '2027-08-02' }],
];

/** What the catalogue is made of: rooms that all differ, or hotels whose five rooms are alike. */
const catalogues = {
  'every room an offer': (): Property[] => [...sampleProperties(rooms)],
  'five rooms an offer': (): Property[] =>
    [...sampleProperties(rooms)].map((property) => {
      const [{ capacity, beds, price } = { capacity: 2, beds: 1, price: 1500 }] = property.rooms;
      return { ...property, rooms: property.rooms.map((room) => ({ ...room, capacity, beds, price })) };
    }),
};

const { location, classType, minCapacityMembers, maxCapacityMembers, minPrice, maxPrice } = homeSearch.defaults;

const searches = {
  'home default': {
    place: location,
    classType,
    minCapacity: minCapacityMembers,
    maxCapacity: maxCapacityMembers,
    minPrice,
    maxPrice,
  },
  'any room in Hunza': { place: 'Hunza' },
  '2 to 12 guests in Hunza': { place: 'Hunza', minCapacity: 2, maxCapacity: 12 },
};

/** The lists that these searches read; the others cost nothing that is measured. */
const listsRead = [`search#murree#${classType}#`, 'search#hunza#*#'];

/** Read units and latency of a first page with dates, on 1,000 rooms of which none, half or nearly all are taken. */
export async function datedBench(): Promise<void> {
  const rows: object[] = [];
  for (const [catalogue, make] of Object.entries(catalogues)) {
    for (const row of await benchOf(make())) rows.push({ catalogue, ...row });
  }
  console.table(rows);
}

async function benchOf(properties: Property[]): Promise<object[]> {
  const engine = await startDynoxide();
  try {
    const { client, takeUnits } = meteredClient(engine.endpoint);
    const names = await createTables(engine.endpoint, synthesiseData());
    const tables = {
      properties: { client, name: names.properties ?? '' },
      bookings: { client, name: names.bookings ?? '' },
    };
    const entries = properties.flatMap(searchEntries).filter(({ pk }) => listsRead.some((list) => pk.startsWith(list)));
    await fill(client, tables.properties.name, [...entries, ...properties.map(recordOf)]);
    await fill(client, tables.bookings.name, properties.flatMap(monthsOf));
    const reads = {
      offers: openOfferWalks(tables.properties),
      nights: openNightReads(tables.bookings),
      rooms: openRoomReads(tables.properties),
    };
    const measured =
      (share: number, stay: StayWanted, [search, wanted]: [string, Wanted]) =>
      async () => {
        const find = () => findFree(reads, { ...wanted, stay }, page);
        const { hits, next } = await find();
        const dated = await measure(takeUnits, 50, find);
        const undated = await measure(takeUnits, 5, () => openRoomSearch(tables.properties).find(wanted, page));
        if (dated.units > datedPage.units) throw new Error(`A page took ${dated.units} read units.`);
        return {
          'taken %': share,
          search,
          found: hits.length,
          'goes on': next !== undefined,
          'read units': dated.units,
          'without dates': undated.units,
          'p50 ms': dated.p50.toFixed(1),
          'p95 ms': dated.p95.toFixed(1),
        };
      };
    const runs = stays.flatMap(([share, stay]) => Object.entries(searches).map((each) => measured(share, stay, each)));
    const rows: object[] = [];
    for (const run of runs) rows.push(await run());
    return rows;
  } finally {
    await engine.stop();
  }
}

function recordOf(property: Property): object {
  return { ...recordKey(property.id), ...property, revision: 1 };
}

/** For each share two months of every room: as many of a hundred rooms are taken as it says, the others on other nights. */
function monthsOf({ id, rooms }: Property): object[] {
  return rooms.flatMap((room) =>
    stays.flatMap(([share, { from, to }]) => {
      const taken = (Number(room.id.slice(4)) * 7919) % 100 < share;
      const nights = taken ? [28, 29, 30, 31] : [3, 4];
      const months = [from, to].map((day) => ({ pk: `property#${id}`, sk: `${day.slice(0, 7)}#${room.id}` }));
      return months.map((key) => ({ ...key, booked: new Set(nights) }));
    }),
  );
}
