import type { Days } from '../../functions/nights/nightItem.ts';
import type { Property } from '../../functions/properties/property.ts';
import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import { startDynoxide } from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { homeSearch } from '../../shared/rules/catalogue.ts';
import { searchItems } from '../support/entries.ts';
import { openPages, type SearchWishes } from '../support/searchPages.ts';
import { fill } from './fill.ts';
import { measure, meteredClient } from './meter.ts';
import { withSampleRates } from './sampleRates.ts';
import { sampleProperties } from './sampleRooms.ts';

const rooms = 1_000;

/** Stays over two months each, for which so many of a hundred rooms are taken. */
const stays: readonly [percent: number, stay: Days][] = [
  [0, { checkIn: '2027-01-30', checkOut: '2027-02-02' }],
  [50, { checkIn: '2027-03-30', checkOut: '2027-04-02' }],
  [95, { checkIn: '2027-07-30', checkOut: '2027-08-02' }],
];

/** Hotels whose rooms all differ, hotels whose five rooms are alike, and twenty hotels of twelve rooms in one place. */
const catalogues = {
  'every room a kind': (): Property[] => [...sampleProperties(rooms)],
  'five rooms a kind': (): Property[] =>
    [...sampleProperties(rooms)].map((property, at) => {
      const [{ capacity, beds, price, amenities } = { capacity: 2, beds: 1, price: 1500, amenities: {} }] =
        property.rooms;
      const alike = property.rooms.map((room) => ({ ...room, capacity, beds, price, amenities }));
      return withSampleRates({ ...property, kinds: undefined, rooms: alike }, at);
    }),
  'twenty hotels of twelve': (): Property[] =>
    [...sampleProperties(240, 12)].map((property) => ({ ...property, location: 'Hunza' })),
};

const searches: Record<string, SearchWishes> = {
  'home default': homeSearch.defaults as SearchWishes,
  'any room in Hunza': { location: 'Hunza' },
  '2 to 12 guests in Hunza': { location: 'Hunza', minCapacityMembers: 2 },
  '2 rooms for 4 guests in Hunza': { location: 'Hunza', rooms: 2, minCapacityMembers: 4 },
};

/** Read units and latency of a first page with dates, on rooms of which none, half or nearly all are taken. @throws Error over the budget */
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
    const tables = { properties: names.properties ?? '', bookings: names.bookings ?? '' };
    await fill(client, tables.properties, properties.flatMap(searchItems));
    await fill(client, tables.bookings, properties.flatMap(monthsOf));
    const find = openPages(client, tables);
    const measured =
      (share: number, { checkIn, checkOut }: Days, [search, wishes]: [string, SearchWishes]) =>
      async () => {
        const run = () => find({ ...wishes, checkIn, checkOut });
        const { data, nextCursor } = await run();
        const dated = await measure(takeUnits, 50, run);
        const undated = await measure(takeUnits, 5, () => find(wishes));
        if (dated.units > 28) throw new Error(`A page took ${dated.units} read units.`);
        return {
          'taken %': share,
          search,
          found: data.length,
          'goes on': nextCursor !== undefined,
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

/** For each share two months of every room: as many of a hundred rooms are taken as it says, the others on other nights. */
function monthsOf({ id, rooms }: Property): object[] {
  return rooms.flatMap((room) =>
    stays.flatMap(([share, { checkIn, checkOut }]) => {
      const taken = (Number(room.id.slice(4)) * 7919) % 100 < share;
      const nights = taken ? [28, 29, 30, 31] : [3, 4];
      const months = [checkIn, checkOut].map((day) => ({ pk: `property#${id}`, sk: `${day.slice(0, 7)}#${room.id}` }));
      return months.map((key) => ({ ...key, booked: new Set(nights) }));
    }),
  );
}
