import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { ask } from '../../support/accounts.ts';
import { dayIn } from '../../support/bookings.ts';
import { hold } from '../../support/nights.ts';
import { openOwners } from '../../support/owners.ts';
import { callsOf } from '../../support/pause.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { listRated, ratesFromToday, setRates } from '../../support/ratedHotel.ts';

const owners = openOwners();
const tables = () => owners.desk.tables;
const stay = { checkIn: dayIn(10), checkOut: dayIn(13) };

/** A hotel with rooms 101 and 102 for two, which are alike, and 201 for four. */
async function hotel(id: string): Promise<string> {
  const rooms = [aRoom(), aRoom({ roomNumber: 102 }), aRoom({ roomNumber: 201, capacity: 4, price: 9000 })];
  await propertyStore(tables().properties).save(aProperty({ id, rooms }));
  return id;
}

const compare = async (rooms: string, query: object = {}) => {
  const { status, body } = await ask('getComparedRooms', { query: { rooms, ...query } });
  expect(status).toBe(200);
  return body.data;
};

const take = (propertyId: string, roomId: string) => hold(tables().bookings, { propertyId, roomId, ...stay });

describe('rooms that are compared', () => {
  test('stand in the order in which they were named, two of one hotel too', async () => {
    await hotel('order-a');
    await hotel('order-b');
    const compared = await compare('order-b:201,order-a:101,order-a:201');
    const shown = compared.map(
      ({ _id, hit }: { _id: string; hit: { hotels: [{ rooms: [{ roomNumber: number }] }] } }) => [
        _id,
        hit.hotels[0].rooms[0].roomNumber,
      ],
    );
    expect(shown).toEqual([
      ['order-b', 201],
      ['order-a', 101],
      ['order-a', 201],
    ]);
  });

  test('are gone where the hotel was taken down, while the others stay', async () => {
    await hotel('stays');
    await hotel('leaves');
    await propertyStore(tables().properties).remove('leaves');
    expect(await compare('leaves:101,stays:101')).toMatchObject([
      { _id: 'leaves', room: 101, state: 'gone' },
      { _id: 'stays', state: 'shown' },
    ]);
  });

  test('are closed, without a name, where the hotel takes no guests', async () => {
    const rooms = [aRoom({ available: false })];
    await propertyStore(tables().properties).save(aProperty({ id: 'shut', rooms }));
    expect(await compare('shut:101')).toEqual([{ _id: 'shut', room: 101, state: 'closed' }]);
  });

  test('are another one of the hotel where the owner has taken this one out', async () => {
    await hotel('edited');
    const [compared] = await compare('edited:999');
    expect([compared.state, compared.hit.hotels[0].rooms[0].roomNumber]).toEqual(['another', 101]);
  });

  test('say neither a total nor whether they are free without days', async () => {
    await hotel('undated');
    const [compared] = await compare('undated:101');
    expect([compared.free, compared.hit.total, compared.hit.matching.fromPrice]).toEqual([undefined, undefined, 1500]);
  });

  test('are free as long as a room like them is', async () => {
    await hotel('half');
    await take('half', 'room101');
    expect(await compare('half:101', stay)).toMatchObject([{ free: true, hit: { total: 4500 } }]);
    await take('half', 'room102');
    expect(await compare('half:101,half:201', stay)).toMatchObject([{ free: false }, { free: true }]);
  });

  test('cost together what all of them do, and are free where each is', async () => {
    await hotel('family');
    const [{ hit }] = await compare('family:101');
    const kind = hit.hotels[0].rooms[0].kind;
    const named = `family:101:${kind}:2`;
    expect(await compare(named, stay)).toMatchObject([{ free: true, hit: { total: 9000, together: { price: 3000 } } }]);
    await take('family', 'room102');
    expect(await compare(named, stay)).toMatchObject([{ free: false }]);
  });

  test('have the price of the quote, and say how many nights a season asks for', async () => {
    const rated = await listRated(owners);
    await setRates(owners.vendor, rated, ratesFromToday(rated));
    const one = `${rated.propertyId}:101`;
    const winter = { checkIn: dayIn(30), checkOut: dayIn(32) };
    const details = await ask('getRoomDetails', {
      params: { roomId: rated.propertyId },
      query: { room: '101', ...winter },
    });
    const [dated] = await compare(one, winter);
    expect(dated.hit.total).toBe(details.body.data.quote.total);
    const [short] = await compare(one, { checkIn: dayIn(30), checkOut: dayIn(31) });
    expect([short.leastNights, short.hit.total]).toEqual([2, undefined]);
  });

  test('of twelve hotels are read in one batch, with a look at the nights of each', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => hotel(`many-${at}`)));
    const rooms = ids.map((id) => `${id}:101`).join(',');
    const calls = await callsOf(() => compare(rooms, stay));
    const ofKind = (kind: typeof BatchGetCommand | typeof QueryCommand) => calls.filter((each) => each instanceof kind);
    expect([ofKind(BatchGetCommand).length, ofKind(QueryCommand).length]).toEqual([1, 12]);
  });
});

test.each([
  ['no rooms', {}],
  ['thirteen', { rooms: Array.from({ length: 13 }, (_, at) => `h${at}:1`).join(',') }],
  ['a room without a number', { rooms: 'hotel' }],
  ['words', { rooms: 'hotel:<b>' }],
  ['one day alone', { rooms: 'hotel:1', checkIn: dayIn(10) }],
])('a comparison of %s is refused', async (_, query) => {
  expect((await ask('getComparedRooms', { query })).status).toBe(400);
});
