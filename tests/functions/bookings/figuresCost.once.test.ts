import { expect, inject, test } from 'vitest';
import { type MonthItem, monthKey, readHeldNights } from '../../../functions/nights/nightItem.ts';
import { nextOffers } from '../../../functions/properties/roomOffers.ts';
import { addMonths } from '../../../shared/rules/dates.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { aProperty, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

const year = { checkIn: '2027-01-01', checkOut: '2028-01-01' };
const months = Array.from({ length: 12 }, (_, at) => addMonths('2027-01', at));

/** Every room has held nights of each kind in every month. */
function heldOf(propertyId: string, count: number): MonthItem[] {
  const days = Array.from({ length: 30 }, (_, at) => at + 1);
  const sets = {
    booked: new Set(days.slice(0, 15)),
    closed: new Set(days.slice(15, 25)),
    elsewhere: new Set(days.slice(25)),
  };
  const ids = Array.from({ length: count }, (_, at) => `room${String(at).padStart(8, '0')}`);
  return ids.flatMap((roomId) => months.map((month) => ({ ...monthKey({ propertyId, roomId, month }), ...sets })));
}

test.each([
  [8, 2],
  [100, 26],
])('the held nights of a year of a hotel of %i rooms cost %i read units at most', async (count, most) => {
  const { bookings } = await freshTables();
  const propertyId = `hotel${count}`;
  await fill(bookings.client, bookings.name, heldOf(propertyId, count));
  const meter = meteredClient(inject('dynamoDbEndpoint'));
  meter.takeUnits();
  const held = await readHeldNights({ client: meter.client, name: bookings.name }, { propertyId, ...year }, false);
  expect(held.length).toBeGreaterThan(count * 330);
  expect(meter.takeUnits()).toBeLessThanOrEqual(most);
});

test('the offers of a hotel of 100 rooms have 3 KB at most', () => {
  const all = rooms(100).map((room, at) => ({ ...room, id: `abcdefghij${String(at).padStart(2, '0')}` }));
  const offers = nextOffers(undefined, aProperty({ rooms: all }));
  expect(Buffer.byteLength(JSON.stringify(offers))).toBeLessThan(3000);
});
