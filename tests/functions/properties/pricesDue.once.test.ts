import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { handler } from '../../../functions/events/settleProperties.ts';
import { handler as searchRooms } from '../../../functions/handlers/searchRooms.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { type PropertyItem, readRecord } from '../../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { noRates, type Rates } from '../../../shared/rules/rates.ts';
import { call } from '../../support/call.ts';
import { entriesOf, standingEntries } from '../../support/entries.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';
import { setTime } from '../../support/time.ts';

let table: Table;

beforeAll(async () => {
  table = (await freshTables()).properties;
  // No photo is dropped here, so no bucket is asked.
  process.env.PHOTO_BUCKET = 'photos';
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

afterEach(async () => {
  for (const id of ['plain', 'rated', 'other']) await propertyStore(table).remove(own(id));
  tests += 1;
});

/** Hotels of one test are gone in the next. */
let tests = 0;
const own = (id: string) => `${id}-${tests}`;

/** So many days from now. */
const now = today();
const after = (days: number) => addDays(now, days);
const goTo = (days: number, time: string) => setTime(new Date(`${after(days)}T${time}:00+05:00`));

const rooms = [aRoom({ price: 9500 }), aRoom({ roomNumber: 201, capacity: 4, price: 16_000 })];

/** Saves a hotel with rates, in which the double room is cheap from the 120th to the 121st day from now. */
async function saveHotel(id = 'rated', given: Partial<Rates> = {}): Promise<PropertyItem> {
  await propertyStore(table).save(aProperty({ id: own(id), rooms }));
  const double = (await saved(id)).kinds.room101 ?? '';
  const days = [{ from: after(120), to: after(121), prices: { [double]: 6000 } }];
  await propertyStore(table).save({
    ...aProperty({ id: own(id), rooms }),
    rates: { ...noRates, days, ...given, revision: 1 },
  });
  return saved(id);
}

const saved = (id: string) => readRecord(table, own(id)) as Promise<PropertyItem>;

/** The report of one round of the clock. */
async function round(): Promise<unknown> {
  const said = vi.mocked(console.info);
  said.mockClear();
  await asRoleOf(handler.ports, () => handler({}));
  return said.mock.lastCall?.[0];
}

/** The hotels of a search, with what their cards say. */
async function found(filters: object = {}): Promise<object[]> {
  const { status, body } = await call(searchRooms, { body: { location: 'Murree', ...filters } });
  expect(status).toBe(200);
  return (body.data as RoomHit[]).map(({ _id, hotels, matching }) => ({
    id: _id.split('-')[0],
    from: hotels[0]?.rooms[0]?.from,
    lowest: matching.fromPrice,
  }));
}

describe('the prices of lists', () => {
  test('change with the days, whether or not the clock has been there', async () => {
    await saveHotel();
    expect(await found()).toEqual([{ id: 'rated', from: 9500, lowest: 9500 }]);
    expect(await found({ maxPrice: 7000 })).toEqual([]);
    goTo(24, '00:05');
    await round();
    goTo(30, '23:50');
    expect(await found({ maxPrice: 7000 })).toEqual([]);
    // Of the 90 nights from now the last is the first cheap one.
    goTo(31, '00:00');
    expect(await found({ maxPrice: 7000 })).toEqual([{ id: 'rated', from: 6000, lowest: 6000 }]);
    expect(await found()).toEqual([{ id: 'rated', from: 6000, lowest: 6000 }]);
  });

  test('are written a week before they hold, once', async () => {
    await saveHotel();
    expect((await saved('rated')).pricesDue).toBe(after(24));
    expect(await round()).toMatchObject({ repriced: 0, failed: 0 });
    goTo(24, '00:05');
    expect(await round()).toMatchObject({ repriced: 1, failed: 0 });
    expect(await standingEntries(table)).toEqual(entriesOf(await saved('rated')));
    const { revision } = await saved('rated');
    expect(await round()).toMatchObject({ repriced: 0, failed: 0 });
    expect((await saved('rated')).revision).toBe(revision);
  });

  test('of a clock that was late for a month are found, at the price of the day', async () => {
    await saveHotel();
    goTo(24, '00:05');
    await round();
    goTo(122, '12:00');
    expect(await found()).toEqual([{ id: 'rated', from: 9500, lowest: 9500 }]);
    await round();
    expect(await found({ minPrice: 9000 })).toEqual([{ id: 'rated', from: 9500, lowest: 9500 }]);
  });

  test('take no notice of the clock in a version of the owner', async () => {
    const { changed } = await saveHotel();
    goTo(24, '00:05');
    await round();
    expect((await saved('rated')).changed).toBe(changed);
  });
});

describe('the list of hotels whose prices are due', () => {
  const due = async (id: string) => (await saved(id)).pricesDue;

  test('has none that sets no rates, and none whose rates are those of weekdays and long stays', async () => {
    await propertyStore(table).save(aProperty({ id: own('plain'), rooms }));
    await saveHotel('rated', { days: [], longStays: [{ nights: 5, percent: 5 }] });
    expect([await due('plain'), await due('rated')]).toEqual([undefined, undefined]);
  });

  test('lets go of a hotel that was taken down, or whose owner sets other rates', async () => {
    const before = await saveHotel('rated');
    await saveHotel('other');
    await propertyStore(table).remove(own('rated'));
    await propertyStore(table).save({
      ...aProperty({ id: own('other'), rooms }),
      rates: { ...noRates, revision: 2 },
    } as Property);
    expect(before.pricesDue).toBe(after(24));
    goTo(24, '00:05');
    expect(await round()).toMatchObject({ repriced: 0, failed: 0 });
  });

  test('has hotels no more whose own days are over', async () => {
    await saveHotel('rated');
    await saveHotel('other');
    goTo(400, '00:05');
    expect(await round()).toMatchObject({ repriced: 2, failed: 0 });
    expect(await due('rated')).toBe(undefined);
  });
});
