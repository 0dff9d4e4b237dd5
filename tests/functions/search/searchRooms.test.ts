import { beforeAll, describe, expect, test } from 'vitest';
import { handler } from '../../../functions/handlers/searchRooms.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { sealCursor } from '../../../functions/runtime/cursor.ts';
import { call } from '../../support/call.ts';
import { aProperty, aRoom, houses } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

const defaults = {
  location: 'Murree',
  classType: 'Economy',
  minCapacityMembers: 1,
  maxCapacityMembers: 2,
  minPrice: 500,
  maxPrice: 2000,
};

beforeAll(async () => {
  const store = propertyStore((await freshTables()).properties);
  const cedars = houses('cedar', 9, {}, { capacity: 1 }).map(({ rooms, ...house }) => ({
    ...house,
    rooms: rooms.map((room) => ({ ...room, price: room.price - 400 })),
  }));
  for (const house of [...houses('pine', 11), ...cedars]) await store.save(house);
  await store.save(aProperty({ id: 'dear', rooms: [aRoom({ price: 2001 }), aRoom({ roomNumber: 102, capacity: 3 })] }));
  await store.save(aProperty({ id: 'lodge', hotel: { ...aProperty().hotel, classType: 'First' } }));
  const address = { ...aProperty().address, city: 'Swat' };
  await store.save(aProperty({ id: 'river', location: 'Sawat Valley', address }));
});

function found(body: { data: { _id: string; hotels: { rooms: { roomNumber: number }[] }[] }[] }): string[] {
  return body.data.map((record) => `${record._id} ${record.hotels[0]?.rooms[0]?.roomNumber}`);
}

async function allPages(body: object): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(handler, { body: { ...body, cursor } });
    expect(answer.status).toBe(200);
    pages.push(found(answer.body));
    cursor = answer.body.nextCursor;
  } while (cursor);
  return pages;
}

describe('POST /user/searching-room', () => {
  test('reads prices and guests as people type them', async () => {
    const typed = { minPrice: 'PKR 500', maxPrice: '2,000/-', minCapacityMembers: '۱', maxCapacityMembers: '٢' };
    const asNumbers = await call(handler, { body: defaults });
    const asTyped = await call(handler, { body: { ...defaults, ...typed } });
    expect([asTyped.status, found(asTyped.body)]).toEqual([200, found(asNumbers.body)]);
  });

  test('answers records with hotels, rooms and images as documented', async () => {
    const { status, body } = await call(handler, { body: { ...defaults, minCapacityMembers: 2 } });
    expect(status).toBe(200);
    expect(body.data[0]).toEqual({
      _id: 'pine01',
      Location: 'Murree Hills',
      location: 'Murree Hills',
      hotels: [
        {
          _id: 'pine01',
          name: 'Pine House',
          description: 'Warm rooms above the pines.',
          classType: 'Economy',
          rooms: [
            {
              _id: 'room1',
              roomNumber: 1,
              membersCapacity: 2,
              No_of_beds: 1,
              price: 1001,
              availability: true,
              kind: expect.any(String),
              images: [{ imgURL: '/room-photos/photo1/960.webp' }],
            },
          ],
        },
      ],
      roomsAlike: 1,
      facts: [],
      matching: { rooms: 1, fromPrice: 1001, sleepsLeast: 2, sleepsMost: 2 },
    });
  });

  test('shows every matching hotel exactly once over pages of eight, cheapest first', async () => {
    const pages = await allPages(defaults);
    expect(pages.map((page) => page.length)).toEqual([8, 8, 4]);
    expect(new Set(pages.flat()).size).toBe(20);
    expect(
      pages
        .flat()
        .slice(0, 9)
        .every((room) => room.startsWith('cedar')),
    ).toBe(true);
  });

  test('shows the same hotels the other way round when sorted by falling price', async () => {
    const pages = await allPages({ ...defaults, sort: '-price' });
    expect(pages.map((page) => page.length)).toEqual([8, 8, 4]);
    expect(pages.flat()).toEqual((await allPages(defaults)).flat().reverse());
  });

  test('gives no next cursor on a last page that is full', async () => {
    const { body } = await call(handler, { body: { ...defaults, limit: 20 } });
    expect(body.data).toHaveLength(20);
    expect(body).not.toHaveProperty('nextCursor');
  });

  test.each(['Swat', 'Sawat', 'swat valley', '  SAWAT  ', 'سوات'])('finds Swat as %s', async (location) => {
    const { body } = await call(handler, { body: { ...defaults, location } });
    expect(found(body)).toEqual(['river 101']);
  });

  test('without a class finds every class', async () => {
    const { classType: _, ...anyClass } = defaults;
    const { body } = await call(handler, { body: { ...anyClass, minPrice: 1500, minCapacityMembers: 2 } });
    expect(found(body)).toEqual(['lodge 101']);
  });

  test('takes numbers as the strings that a form sends', async () => {
    const { body } = await call(handler, { body: { ...defaults, minPrice: '2001', maxPrice: '2001' } });
    expect(found(body)).toEqual(['dear 101']);
  });

  test('finds nothing at an unknown place and says so', async () => {
    const { status, body } = await call(handler, { body: { ...defaults, location: 'Atlantis' } });
    const shows = { kind: 'place', name: 'Atlantis', instead: false };
    expect([status, body]).toEqual([
      200,
      { code: 'no_rooms_match', message: 'No rooms match this search.', data: [], shows },
    ]);
  });
});

describe('bad input', () => {
  const refused: [string, unknown, string, string][] = [
    ['a body that is no JSON', '{"location":', 'malformed_json', ''],
    ['no body', undefined, 'invalid_request', 'location'],
    ['a location that is no text', { ...defaults, location: 5 }, 'invalid_request', 'location'],
    ['a blank location', { ...defaults, location: '  ' }, 'invalid_request', 'location'],
    ['an unknown class', { ...defaults, classType: 'Royal' }, 'invalid_request', 'classType'],
    ['a price in words', { ...defaults, minPrice: 'cheap' }, 'invalid_request', 'minPrice'],
    ['half a rupee', { ...defaults, minPrice: 500.5 }, 'invalid_request', 'minPrice'],
    ['minimum price above maximum', { ...defaults, minPrice: 2001 }, 'invalid_request', 'minPrice'],
    ['minimum capacity above maximum', { ...defaults, minCapacityMembers: 3 }, 'invalid_request', 'minCapacityMembers'],
    ['a limit of 10,000', { ...defaults, limit: 10_000 }, 'invalid_request', 'limit'],
    ['an unknown sort', { ...defaults, sort: 'stars' }, 'invalid_request', 'sort'],
    ['a cursor of our making', { ...defaults, cursor: 'eyJhIjoxfQ.abc' }, 'invalid_cursor', ''],
    ['a list instead of an object', [], 'invalid_request', ''],
    ['null', 'null', 'invalid_request', ''],
  ];

  test.each(refused)('%s is refused with a sentence', async (_, body, code, path) => {
    const answer = await call(handler, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe(code);
    expect(answer.body.message).toMatch(/^[A-Z]\w+ .+/);
    if (path) expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test('a cursor of another search is refused', async () => {
    const { body } = await call(handler, { body: defaults });
    const other = await call(handler, { body: { ...defaults, maxPrice: 1900, cursor: body.nextCursor } });
    expect([other.status, other.body.code]).toEqual([400, 'invalid_cursor']);
  });

  const sealed = (position: string) => ({
    ...defaults,
    cursor: sealCursor({ sort: 'price', ...defaults, rooms: 1 }, position),
  });
  const at = (after: string) => `place:0:${Buffer.from(after).toString('base64url')}`;

  test.each([
    ['', 400],
    ['\u0000', 400],
    ['x'.repeat(300), 400],
    [at('00000001#dear#abcdef#00000001'), 400],
    [at('00999999#dear#abcdef#00999999'), 400],
    [at('00000600#none#abcdef#00000600'), 200],
  ])('a cursor to "%s" that is sealed as ours are is answered with %i', async (position, status) => {
    expect((await call(handler, { body: sealed(position) })).status).toBe(status);
  });

  test.each([
    ['half a character', '"\\ud800"'],
    ['signs that stand for whole phrases', JSON.stringify('\ufdfa'.repeat(80))],
    ['the name of a part of every object', '"constructor"'],
  ])('a place of %s finds nothing', async (_, location) => {
    const { status, body } = await call(handler, { body: `{"location":${location}}` });
    expect([status, body.data]).toEqual([200, []]);
  });

  test('a body over 100 KB is refused as too large', async () => {
    const answer = await call(handler, { body: { ...defaults, location: 'x'.repeat(103_000) } });
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
  });
});
