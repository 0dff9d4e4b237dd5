import { beforeAll, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import type { Room } from '../../../functions/properties/property.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { addDays, addMonths, today } from '../../../shared/rules/dates.ts';
import { dayIn } from '../../support/bookings.ts';
import { call } from '../../support/call.ts';
import { hold } from '../../support/nights.ts';
import { aProperty, aRoom, houses } from '../../support/properties.ts';
import { freshTables, type TestTables } from '../../support/tables.ts';
import { at } from '../../support/time.ts';

let tables: TestTables;

beforeAll(async () => {
  tables = await freshTables();
});

/** A hotel that is the only one of its place. */
async function hotel(place: string, rooms: Room[] = [aRoom()]): Promise<void> {
  await propertyStore(tables.properties).save(aProperty({ id: place, location: place, rooms }));
}

const stay = { checkIn: dayIn(10), checkOut: dayIn(13) };

const search = (location: string, body: object = stay) => call(handler, { body: { location, ...body } });

/** The rooms on show, each with the number of rooms like it. */
async function shown(location: string, body: object = stay): Promise<string[]> {
  const { status, body: answer } = await search(location, body);
  expect(status).toBe(200);
  return answer.data.map(
    ({ hotels, roomsAlike }: { hotels: [{ rooms: [{ roomNumber: number }] }]; roomsAlike: number }) =>
      `${hotels[0].rooms[0].roomNumber} of ${roomsAlike}`,
  );
}

const held = (propertyId: string, roomId: string, [checkIn, checkOut]: [string, string], as?: 'booked' | 'closed') =>
  hold(tables.bookings, { propertyId, roomId, checkIn, checkOut }, as);

describe('a search with dates', () => {
  test('finds a room that nobody has asked for, as the search without them shows it', async () => {
    await hotel('Free');
    const [dated, undated] = [await search('Free'), await search('Free', {})];
    const [{ total, ...card }] = dated.body.data;
    delete card.matching.fromTotal;
    expect({ ...dated.body, data: [card] }).toEqual(undated.body);
    expect(total).toBe(4500);
    expect(dated.body.data).toHaveLength(1);
  });

  test.each(['booked', 'closed'] as const)('leaves out a room of which one night is %s', async (as) => {
    const place = `One night ${as}`;
    await hotel(place);
    await held(place, 'room101', [dayIn(11), dayIn(12)], as);
    expect(await shown(place)).toEqual([]);
    expect((await search(place)).body.code).toBe('no_rooms_match');
    expect(await shown(place, {})).toEqual(['101 of 1']);
  });

  test('finds a room whose guests leave on the day of check-in, and others come on that of check-out', async () => {
    await hotel('Between');
    await held('Between', 'room101', [dayIn(5), stay.checkIn]);
    await held('Between', 'room101', [stay.checkOut, dayIn(16)]);
    expect(await shown('Between')).toEqual(['101 of 1']);
    expect(await shown('Between', { ...stay, checkOut: dayIn(14) })).toEqual([]);
    expect(await shown('Between', { ...stay, checkIn: dayIn(9) })).toEqual([]);
  });

  test('looks into every month that the stay touches', async () => {
    const first = `${addMonths(today().slice(0, 7), 2)}-01`;
    const dates = { checkIn: addDays(first, -2), checkOut: addDays(first, 2) };
    await hotel('Two months', [aRoom(), aRoom({ roomNumber: 102, price: 2000 })]);
    await held('Two months', 'room101', [first, addDays(first, 1)]);
    await held('Two months', 'room102', [addDays(first, -1), first]);
    expect(await shown('Two months', dates)).toEqual([]);
    expect(await shown('Two months', { ...dates, checkOut: first })).toEqual(['101 of 1']);
  });

  test('shows of an offer a room that is free, with its own picture, and counts those that are', async () => {
    const alike = [1, 2, 3].map((roomNumber) => aRoom({ roomNumber, photos: [`photo${roomNumber}`, 'another'] }));
    await hotel('Alike', [...alike, aRoom({ roomNumber: 9, price: 9000 })]);
    await held('Alike', 'room1', [dayIn(12), dayIn(20)]);
    const { body } = await search('Alike');
    expect(body.data[0].hotels[0].rooms).toMatchObject([
      { _id: 'room2', roomNumber: 2, images: [{ imgURL: '/room-photos/photo2/960.webp' }] },
    ]);
    expect(await shown('Alike')).toEqual(['2 of 2']);
    expect(body.data[0].matching).toEqual({
      rooms: 3,
      fromPrice: 1500,
      fromTotal: 4500,
      sleepsLeast: 2,
      sleepsMost: 2,
    });
    await held('Alike', 'room2', [dayIn(10), dayIn(11)]);
    await held('Alike', 'room3', [dayIn(10), dayIn(11)], 'closed');
    expect(await shown('Alike')).toEqual(['9 of 1']);
  });

  test('counts no room of an offer that its owner has switched off', async () => {
    const off = aRoom({ roomNumber: 3, available: false });
    await hotel('Switched off', [aRoom({ roomNumber: 1 }), aRoom({ roomNumber: 2 }), off]);
    await held('Switched off', 'room1', [dayIn(10), dayIn(11)]);
    expect(await shown('Switched off')).toEqual(['2 of 1']);
  });

  test('takes days as people type them', async () => {
    await hotel('Typed');
    await held('Typed', 'room101', [dayIn(11), dayIn(12)]);
    const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`;
    expect(await shown('Typed', { checkIn: american(stay.checkIn), checkOut: american(stay.checkOut) })).toEqual([]);
  });
});

describe('days that are no stay', () => {
  const refused: [why: string, dates: object, path: string, code: string][] = [
    ['check-in alone', { checkIn: stay.checkIn }, 'checkOut', 'required'],
    ['check-out alone', { checkOut: stay.checkOut }, 'checkIn', 'required'],
    ['a day that is none', { ...stay, checkIn: '2027-02-30' }, 'checkIn', 'no_such_day'],
    ['yesterday', { ...stay, checkIn: dayIn(-1) }, 'checkIn', 'arrival_past'],
    ['a day too far ahead', { checkIn: dayIn(366), checkOut: dayIn(367) }, 'checkIn', 'arrival_too_far'],
    ['no night', { ...stay, checkOut: stay.checkIn }, 'checkOut', 'checkout_not_after'],
    ['31 nights', { ...stay, checkOut: dayIn(41) }, 'checkOut', 'stay_too_long'],
  ];

  test.each(refused)('%s is refused at its field', async (_, dates, path, code) => {
    const { status, body } = await search('Anywhere', dates);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path, code }]);
  });

  test('today may be looked for until 18:00 in Pakistan', async () => {
    const dates = { checkIn: dayIn(1), checkOut: dayIn(2) };
    at(1, '17:59');
    expect((await search('Anywhere', dates)).status).toBe(200);
    at(0, '18:00');
    expect((await search('Anywhere', dates)).body.issues).toMatchObject([{ path: 'checkIn', code: 'too_late_today' }]);
  });
});

describe('a cursor', () => {
  test('leads on in the search of its days alone', async () => {
    for (const { id, rooms } of houses('paged', 3)) {
      await propertyStore(tables.properties).save(aProperty({ id, location: 'Paged', rooms }));
    }
    const first = await search('Paged', { ...stay, limit: 2 });
    const { nextCursor: cursor } = first.body;
    expect(await shown('Paged', { ...stay, limit: 2, cursor })).toEqual(['3 of 1']);
    const others = [{}, { ...stay, checkOut: dayIn(14) }];
    for (const dates of others) {
      const { status, body } = await search('Paged', { ...dates, limit: 2, cursor });
      expect([status, body.code]).toEqual([400, 'invalid_cursor']);
    }
  });
});
