import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { handler as search } from '../../../functions/handlers/searchRooms.ts';
import type { Property, Room } from '../../../functions/properties/property.ts';
import type { RoomHit } from '../../../shared/contracts/search.ts';
import { classTypes, guests, type PriceSort, widest } from '../../../shared/rules/catalogue.ts';
import { addDays, addMonths, today } from '../../../shared/rules/dates.ts';
import { factsOf, type RoomFact } from '../../../shared/rules/facts.ts';
import { fill } from '../../bench/fill.ts';
import { call } from '../../support/call.ts';
import { searchItems } from '../../support/entries.ts';
import { repeats } from '../../support/repeats.ts';
import { someHotels } from '../../support/someHotels.ts';
import { freshTables } from '../../support/tables.ts';

const month = addMonths(today().slice(0, 7), 2);
const checkIn = `${month}-10`;
const stay = { checkIn, checkOut: addDays(checkIn, 2) };

/** Of rooms in turn: all nights are free, the first is taken, the second is, and others are. */
const heldDays = [[], [10], [11], [9, 12], [], [10, 11], [], [11]];

/** The rooms have ids that no other hotel has. */
const hotels: Property[] = someHotels.map((hotel) => ({
  ...hotel,
  rooms: hotel.rooms.map((room) => ({ ...room, id: `${hotel.id}-${room.roomNumber}` })),
}));

const heldOf = ({ id }: Room) => heldDays[[...id].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0) % 8] ?? [];
const isFree = (room: Room) => !heldOf(room).some((day) => day === 10 || day === 11);

beforeAll(async () => {
  const { properties, bookings } = await freshTables();
  await fill(properties.client, properties.name, hotels.flatMap(searchItems));
  const months = hotels.flatMap(({ id, rooms }) =>
    rooms
      .filter((room) => heldOf(room).length > 0)
      .map((room) => ({ pk: `property#${id}`, sk: `${month}#${room.id}`, booked: new Set(heldOf(room)) })),
  );
  await fill(bookings.client, bookings.name, months);
});

interface Wishes {
  rooms: number;
  classType?: Property['hotel']['classType'] | undefined;
  minCapacityMembers: number;
  maxCapacityMembers: number;
  minPrice: number;
  maxPrice: number;
  facts?: RoomFact[] | undefined;
}

/** The rooms of a hotel that hold every wish but that of guests. */
function onOffer({ hotel, rooms }: Property, wanted: Wishes, dated: boolean): Room[] {
  const has = (room: Room, fact: RoomFact) => factsOf(hotel.amenities, room.amenities).includes(fact);
  return rooms.filter(
    (room) =>
      (!dated || isFree(room)) &&
      (wanted.classType ?? hotel.classType) === hotel.classType &&
      room.price >= wanted.minPrice &&
      room.price <= wanted.maxPrice &&
      (wanted.facts ?? []).every((fact) => has(room, fact)),
  );
}

/** Every choice of so many rooms. */
function choices(rooms: readonly Room[], count: number): Room[][] {
  if (count === 0) return [[]];
  return rooms.flatMap((room, at) => choices(rooms.slice(at + 1), count - 1).map((others) => [room, ...others]));
}

const sum = (rooms: readonly Room[], of: 'price' | 'capacity') => rooms.reduce((all, room) => all + room[of], 0);

function sleepsEnough(
  rooms: readonly Room[],
  { minCapacityMembers: least, maxCapacityMembers: most }: Wishes,
): boolean {
  const capacity = sum(rooms, 'capacity');
  return capacity >= least && (most === widest.maxCapacityMembers || capacity <= most);
}

/** The hotels that a full scan finds, in the order of the list, each with the total of its cheapest choice. */
function scanned(wanted: Wishes, sort: PriceSort, dated: boolean): string[] {
  const found = hotels.flatMap((property) => {
    const offered = onOffer(property, wanted, dated);
    const fitting = choices(offered, wanted.rooms).filter((rooms) => sleepsEnough(rooms, wanted));
    if (fitting.length === 0) return [];
    const total = Math.min(...fitting.map((rooms) => sum(rooms, 'price')));
    const share = Math.ceil(wanted.minCapacityMembers / wanted.rooms);
    const most = wanted.maxCapacityMembers;
    const largest = most === widest.maxCapacityMembers ? most : most - wanted.rooms + 1;
    const prices = offered
      .filter(({ capacity }) => capacity >= share && capacity <= largest)
      .map(({ price }) => String(price).padStart(8, '0'))
      .sort();
    const first = sort === 'price' ? prices[0] : prices.at(-1);
    return [{ place: `${first}#${property.id}`, told: `${property.id}: ${total}` }];
  });
  const inOrder = found.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ told }) => told);
  return sort === 'price' ? inOrder : inOrder.reverse();
}

/** All hits of a search, page by page. */
async function hitsOf(body: object): Promise<RoomHit[]> {
  const hits: RoomHit[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call(search, { body: { location: 'Murree', ...body, cursor } });
    expect(answer.status).toBe(200);
    hits.push(...answer.body.data);
    cursor = answer.body.nextCursor;
  } while (cursor);
  return hits;
}

/** The rooms of a hit are there, and fit. */
function expectPossible({ _id, hotels: [shown], together }: RoomHit, wanted: Wishes, dated: boolean): void {
  const property = hotels.find(({ id }) => id === _id) as Property;
  const offered = onOffer(property, wanted, dated);
  let left = offered;
  const taken = (together?.kinds ?? []).flatMap(({ count, price, membersCapacity, No_of_beds }) => {
    const alike = left.filter(
      (room) => room.price === price && room.capacity === membersCapacity && room.beds === No_of_beds,
    );
    const some = alike.slice(0, count);
    left = left.filter((room) => !some.includes(room));
    return some;
  });
  expect(taken).toHaveLength(wanted.rooms);
  expect(sum(taken, 'price')).toBe(together?.price);
  expect(sleepsEnough(taken, wanted)).toBe(true);
  const [card] = shown?.rooms ?? [];
  expect(card?.kind).toBe(together?.kinds[0]?.kind);
  expect(offered.map(({ roomNumber }) => roomNumber)).toContain(card?.roomNumber);
}

const range = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const searches = fc
  .record({
    rooms: fc.integer({ min: 2, max: 4 }),
    people: fc.oneof(
      range(guests.min, guests.max),
      fc.integer(guests).map((least) => [least, guests.max] as const),
      fc.constant([guests.min, guests.max] as const),
    ),
    prices: fc.oneof(range(0, 5000), fc.constant([widest.minPrice, widest.maxPrice] as const)),
    classType: fc.option(fc.constantFrom(...classTypes), { nil: undefined }),
    facts: fc.option(fc.uniqueArray(fc.constantFrom('heating', 'bathroom', 'wifi'), { minLength: 1, maxLength: 2 }), {
      nil: undefined,
    }),
    sort: fc.constantFrom('price' as const, '-price' as const),
    limit: fc.constantFrom(1, 3, 8, 50),
  })
  .map(({ people, prices, sort, limit, ...wanted }) => {
    const bounds = {
      minCapacityMembers: people[0],
      maxCapacityMembers: Math.max(people[1], wanted.rooms),
      minPrice: prices[0],
      maxPrice: prices[1],
    };
    return { wanted: { ...wanted, ...bounds } as Wishes, sort, limit };
  });

const told = ({ _id, together }: RoomHit) => `${_id}: ${together?.price}`;

describe.each([
  ['without dates', {}, false],
  ['with dates', stay, true],
] as const)('a search for several rooms %s', (_, days, dated) => {
  test('shows exactly the hotels that a full scan finds, each once with its cheapest rooms', async () => {
    const isRight = fc.asyncProperty(searches, async ({ wanted, sort, limit }) => {
      const hits = await hitsOf({ ...wanted, ...days, sort, limit });
      expect(hits.map(told)).toEqual(scanned(wanted, sort, dated));
      for (const hit of hits) expectPossible(hit, wanted, dated);
    });
    await fc.assert(isRight, { numRuns: repeats({ usual: 25, thorough: 60 }) });
  });
});
