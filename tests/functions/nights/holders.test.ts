import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freeWrites, holdWrites, type NightHolder, readHolders } from '../../../functions/nights/holders.ts';
import {
  addWrite,
  bookWrites,
  byMonth,
  type MonthNights,
  readHeldNights,
  removeWrite,
} from '../../../functions/nights/nightItem.ts';
import { newId } from '../../../functions/runtime/ids.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { nightSets } from '../../../shared/rules/nights.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;
let nights: MonthNights;

const winter: NightHolder = { in: 'closed', by: 'closing#winter' };
const painting: NightHolder = { in: 'closed', by: 'closing#painting' };
const reservation: NightHolder = { in: 'elsewhere', by: 'event#channel#uid' };

beforeAll(async () => {
  tables = await freshTables();
});

beforeEach(() => {
  nights = { propertyId: newId(6), roomId: 'room101', month: '2030-02', days: [10, 11, 12] };
});

const range = () => ({ propertyId: nights.propertyId, checkIn: '2030-02-01', checkOut: '2030-03-01' });
const stay = () => ({ ...nights, checkIn: '2030-02-12', checkOut: '2030-02-14' });

/** Whether a holder got all of some nights. */
async function holds(holder: NightHolder, days = nights.days): Promise<boolean> {
  const { bookings } = tables;
  return (await transact(bookings, holdWrites(bookings.name, { ...nights, days }, holder))).length === 0;
}

async function frees(holder: NightHolder, days = nights.days): Promise<boolean> {
  const { bookings } = tables;
  return (await transact(bookings, freeWrites(bookings.name, { ...nights, days }, holder))).length === 0;
}

async function books(): Promise<boolean> {
  const { bookings } = tables;
  return (await transact(bookings, bookWrites(bookings.name, stay()))).length === 0;
}

/** The days that are held, with their set and their holder. */
async function held() {
  const [found, holderOf] = await Promise.all([
    readHeldNights(tables.bookings, range(), true),
    readHolders(tables.bookings, range(), true),
  ]);
  return found.map(({ roomId, day, kind }) => `${day.slice(8)} ${kind} ${holderOf(roomId, day) ?? 'by its record'}`);
}

test('a night knows the closing or the event that holds it', async () => {
  await holds(winter, [10]);
  await holds(reservation, [11]);
  await books();
  expect((await held()).sort()).toEqual([
    '10 closed closing#winter',
    '11 elsewhere event#channel#uid',
    '12 booked by its record',
    '13 booked by its record',
  ]);
});

test.each([
  ['a booking', () => books()],
  ['a closing', () => holds(winter)],
  ['an event', () => holds(reservation)],
])('what %s holds nothing else takes', async (_, take) => {
  expect(await take()).toBe(true);
  const before = await held();
  expect([await books(), await holds(painting), await holds(reservation)]).toEqual([false, false, false]);
  expect(await held()).toEqual(before);
});

test('a night is freed by its holder alone', async () => {
  await holds(winter);
  expect([await frees(painting), await frees(reservation)]).toEqual([false, false]);
  expect(await held()).toHaveLength(3);
  expect([await frees(winter), await held()]).toEqual([true, []]);
});

test('nights are freed together or not at all', async () => {
  await holds(winter, [10, 11]);
  await holds(painting, [12]);
  expect(await frees(winter)).toBe(false);
  expect(await held()).toHaveLength(3);
});

test('what was freed can be held again, by anything', async () => {
  await holds(winter);
  await frees(winter);
  expect(await books()).toBe(true);
  await transact(
    tables.bookings,
    byMonth(stay()).map((month) => removeWrite(tables.bookings.name, month, 'booked')),
  );
  expect(await holds(reservation)).toBe(true);
});

test('every night of a month is held in one condition, whatever holds one of them', async () => {
  const days = Array.from({ length: 31 }, (_, day) => day + 1);
  for (const set of nightSets) {
    const here = { ...nights, propertyId: newId(6), days };
    await transact(tables.bookings, [addWrite(tables.bookings.name, { ...here, days: [31] }, set)]);
    expect(await transact(tables.bookings, holdWrites(tables.bookings.name, here, winter))).toContain(0);
  }
});
