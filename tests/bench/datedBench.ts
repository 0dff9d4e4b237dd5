import { openNightReads, openRoomReads } from '../../functions/bookings/datedReads.ts';
import { datedPage, findFree } from '../../functions/bookings/datedSearch.ts';
import type { Property } from '../../functions/properties/property.ts';
import { recordKey } from '../../functions/properties/propertyItem.ts';
import { openOfferWalks } from '../../functions/search/offerWalk.ts';
import { openRoomSearch } from '../../functions/search/roomSearch.ts';
import { searchEntries } from '../../functions/search/searchEntries.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { synthesiseData } from '../../infra/synthesise.ts';
import { homeSearch, pageSize } from '../../shared/rules/catalogue.ts';
import { fill } from './fill.ts';
import { measure, meteredClient } from './meter.ts';
import { sampleProperties } from './sampleRooms.ts';

const rooms = 1_000;
const shares = [0, 50, 95];
const stay = { from: '2027-07-30', to: '2027-08-02' };

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

/** Read units and latency of a first page with dates, on 1,000 rooms of which none, half or nearly all are taken. */
export async function datedBench(): Promise<void> {
  const rows: object[] = [];
  for (const [catalogue, make] of Object.entries(catalogues)) {
    for (const share of shares) rows.push(...(await benchAt(catalogue, make(), share)));
  }
  console.table(rows);
}

async function benchAt(catalogue: string, properties: Property[], share: number): Promise<object[]> {
  const engine = await startDynoxide();
  try {
    const { client, takeUnits } = meteredClient(engine.endpoint);
    const names = await createTables(engine.endpoint, synthesiseData());
    const tables = {
      properties: { client, name: names.properties ?? '' },
      bookings: { client, name: names.bookings ?? '' },
    };
    await fill(client, tables.properties.name, properties.flatMap(searchEntries));
    await fill(client, tables.properties.name, properties.map(recordOf));
    await fill(
      client,
      tables.bookings.name,
      properties.flatMap((property) => monthsOf(property, share)),
    );
    const reads = {
      offers: openOfferWalks(tables.properties),
      nights: openNightReads(tables.bookings),
      rooms: openRoomReads(tables.properties),
    };
    const rows: object[] = [];
    for (const [search, wanted] of Object.entries(searches)) {
      const page = { sort: 'price', limit: pageSize.home } as const;
      const { hits, next } = await findFree(reads, { ...wanted, stay }, page);
      const dated = await measure(takeUnits, 50, () => findFree(reads, { ...wanted, stay }, page));
      const undated = await measure(takeUnits, 5, () => openRoomSearch(tables.properties).find(wanted, page));
      if (dated.units > datedPage.units) throw new Error(`A page took ${dated.units} read units.`);
      rows.push({
        catalogue,
        'taken %': share,
        search,
        found: hits.length,
        'goes on': next !== undefined,
        'read units': dated.units,
        'without dates': undated.units,
        'p50 ms': dated.p50.toFixed(1),
        'p95 ms': dated.p95.toFixed(1),
      });
    }
    return rows;
  } finally {
    await engine.stop();
  }
}

function recordOf(property: Property): object {
  return { ...recordKey(property.id), ...property, revision: 1 };
}

/** Two months of each room that is taken, as many of a hundred as the share says; other rooms have other nights taken. */
function monthsOf({ id, rooms }: Property, share: number): object[] {
  return rooms.flatMap((room) => {
    const taken = (Number(room.id.slice(4)) * 7919) % 100 < share;
    const days = taken ? { '2027-07': [28, 29, 30, 31], '2027-08': [1] } : { '2027-07': [3, 4], '2027-08': [20] };
    return share === 0
      ? []
      : Object.entries(days).map(([month, nights]) => ({
          pk: `property#${id}`,
          sk: `${month}#${room.id}`,
          booked: new Set(nights),
        }));
  });
}
