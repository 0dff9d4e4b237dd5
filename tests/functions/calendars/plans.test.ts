import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freeWrites, holdWrites, type NightHolder } from '../../../functions/nights/holders.ts';
import { NightPlan } from '../../../functions/nights/NightPlan.ts';
import { addWrite, type MonthItem, type MonthNights, monthsOf } from '../../../functions/nights/nightItem.ts';
import { newId } from '../../../functions/runtime/ids.ts';
import { queryAll } from '../../../functions/runtime/read.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';

let tables: TestTables;
let nights: MonthNights;

beforeAll(async () => {
  tables = await freshTables();
});

beforeEach(() => {
  nights = { propertyId: newId(6), roomId: 'room101', month: '2030-02', days: [10, 11] };
});

const winter: NightHolder = { in: 'closed', by: 'closing#winter' };
const painting: NightHolder = { in: 'closed', by: 'closing#painting' };
const reservation: NightHolder = { in: 'elsewhere', by: 'event#channel#uid' };
const other: NightHolder = { in: 'elsewhere', by: 'event#channel#other' };

const carryOut = async (plan: NightPlan) =>
  (await transact(tables.bookings, plan.writes(tables.bookings.name))).length === 0;
const holds = (holder: NightHolder) => transact(tables.bookings, holdWrites(tables.bookings.name, nights, holder));

async function planned(): Promise<NightPlan> {
  const range = monthsOf({ propertyId: nights.propertyId, checkIn: '2030-02-01', checkOut: '2030-03-01' });
  return new NightPlan(
    nights.propertyId,
    await queryAll<MonthItem>(tables.bookings, { ...range, ConsistentRead: true }),
  );
}

test('nights go from a closing to an event, from that to another and to a booking, in one transaction each', async () => {
  await holds(winter);
  const steps = [
    [winter, reservation],
    [reservation, other],
    [other, { in: 'booked' }],
  ] as const;
  for (const [from, to] of steps) {
    const plan = await planned();
    plan.free(nights, from);
    plan.take(nights, to);
    expect(await carryOut(plan)).toBe(true);
  }
  expect((await planned()).isFree({ ...nights, checkIn: '2030-02-10', checkOut: '2030-02-12' })).toBe(false);
});

test('a plan is not carried out where a night of its month was taken meanwhile', async () => {
  await holds(winter);
  const plan = await planned();
  plan.free(nights, winter);
  plan.take(nights, reservation);
  await transact(tables.bookings, [addWrite(tables.bookings.name, { ...nights, days: [20] }, 'booked')]);
  expect(await carryOut(plan)).toBe(false);
});

test('a plan is not carried out where its nights have another holder by then', async () => {
  await holds(winter);
  const plan = await planned();
  plan.free(nights, winter);
  await transact(tables.bookings, freeWrites(tables.bookings.name, nights, winter));
  await holds(painting);
  expect(await carryOut(plan)).toBe(false);
});

test('a plan gives nothing that something holds, and takes nothing that its holder has not', async () => {
  await holds(winter);
  const plan = await planned();
  expect(() => plan.take(nights, reservation)).toThrow();
  expect(() => plan.free(nights, reservation)).toThrow();
});

test('what is freed and taken again is no change', async () => {
  await holds(reservation);
  const plan = await planned();
  plan.free(nights, reservation);
  plan.take(nights, reservation);
  expect(plan.writes('bookings')).toEqual([]);
});
