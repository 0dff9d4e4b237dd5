import { beforeEach, describe, expect, test } from 'vitest';
import { openAccount } from '../../support/accounts.ts';
import { accept, dayIn, type Room, requested } from '../../support/bookings.ts';
import { back, cash, countCash, dayBook, monthBook, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime, setTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let room: Room;

beforeEach(async () => {
  at(0, '12:00');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const bookOf = async (query: Record<string, string> = {}) => {
  const { status, body } = await dayBook(owners.vendor, room.propertyId, query);
  expect([status, body.code]).toEqual([200, 'day_book']);
  return body.data;
};

describe("a day's book", () => {
  test('has the lines of all bookings of the property, with guest, voucher and rooms', async () => {
    const guest = await openAccount('user');
    const stay = await requested(guest, room, [10, 12]);
    await accept(owners.vendor, stay);
    await written(owners.vendor, await taken(owners.vendor, room), { ...cash(900), note: 'A jeep.' });
    passTime(1);
    await written(owners.vendor, stay, { ...cash(2000), way: 'jazzcash' });
    const { day, lines, revision } = await bookOf();
    expect([day, revision]).toEqual([dayIn(0), 0]);
    expect(lines.map(({ way, adds, receipt }: Record<string, unknown>) => [way, adds, receipt])).toEqual([
      ['cash', 900, 1],
      ['jazzcash', 2000, 2],
    ]);
    expect(lines[0]).toMatchObject({
      ...{ guestName: 'Karim Baig', note: 'A jeep.', roomNumbers: [101], number: 1, by: 'owner', day: dayIn(0) },
      code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    });
    expect(lines[1].bookingRequestId).toBe(stay);
  });

  test('sums what came and went by each way, with reversals on the other side', async () => {
    const id = await taken(owners.vendor, room);
    await written(owners.vendor, id, cash(5000), cash(5000), { kind: 'reversal', reverses: 2 }, back(300));
    await written(owners.vendor, id, { ...cash(700), way: 'raast' });
    expect((await bookOf()).ways).toEqual([
      { way: 'cash', in: 10_000, out: 5300 },
      { way: 'raast', in: 700, out: 0 },
    ]);
  });

  test('ends at midnight in Karachi', async () => {
    const id = await taken(owners.vendor, room);
    const day = dayIn(0);
    setTime(new Date(`${day}T23:59:59+05:00`));
    await written(owners.vendor, id, cash(1));
    setTime(new Date(Date.now() + 1000));
    await written(owners.vendor, id, cash(2));
    const amounts = async (of: string) =>
      (await bookOf({ day: of })).lines.map(({ amount }: { amount: number }) => amount);
    expect([await amounts(day), await amounts(dayIn(0))]).toEqual([[1], [2]]);
    expect(dayIn(0)).not.toBe(day);
  });

  test('is one of today or before, as people write days', async () => {
    const { propertyId } = room;
    for (const [day, status] of [
      [dayIn(0), 200],
      [dayIn(-40), 200],
      [dayIn(1), 400],
      ['31/31/26', 400],
      ['gestern', 400],
    ] as const) {
      expect([day, (await dayBook(owners.vendor, propertyId, { day })).status]).toEqual([day, status]);
    }
    const { body } = await dayBook(owners.vendor, propertyId, { day: dayIn(1) });
    expect(body.issues[0].code).toBe('day_not_yet');
  });

  test('of another owner, or of no property, is not there', async () => {
    expect((await dayBook(owners.other, room.propertyId)).body.code).toBe('property_not_found');
    expect((await dayBook(owners.vendor, 'nowhere')).body.code).toBe('property_not_found');
    const counted = { day: dayIn(0), opening: 5, revision: 0 };
    expect((await countCash(owners.other, room.propertyId, counted)).body.code).toBe('property_not_found');
    expect((await monthBook(owners.other, room.propertyId, { month: '2026-11' })).body.code).toBe('property_not_found');
  });

  test('is read on in pages, with the sums of all of it', async () => {
    const id = await taken(owners.vendor, room);
    await written(owners.vendor, id, ...Array.from({ length: 52 }, () => cash(10)));
    const first = await bookOf();
    const rest = await bookOf({ cursor: first.nextCursor });
    expect([first.lines.length, rest.lines.length, rest.nextCursor]).toEqual([50, 2, undefined]);
    expect([first.ways, rest.ways]).toEqual([first.ways, [{ way: 'cash', in: 520, out: 0 }]]);
    const { body } = await dayBook(owners.vendor, room.propertyId, { day: dayIn(-1), cursor: first.nextCursor });
    expect(body.code).toBe('invalid_cursor');
  });

  test('stays when the property is taken down', async () => {
    const gone = await taken(owners.vendor, room, [-3, -1]);
    await written(owners.vendor, gone, cash(100));
    expect((await owners.remove(room.propertyId)).status).toBe(200);
    expect((await bookOf()).lines.length).toBe(1);
  });
});

describe('the cash of a day', () => {
  const count = (body: Record<string, unknown>) =>
    countCash(owners.vendor, room.propertyId, { day: dayIn(0), ...body });

  test('is counted in the morning and at night', async () => {
    const { status, body } = await count({ opening: '۱۲,۰۰۰', revision: 0 });
    expect([status, body.code]).toEqual([200, 'cash_counted']);
    expect(body.data).toMatchObject({ day: dayIn(0), opening: 12_000, revision: 1, ways: [], lines: [] });
    expect((await count({ closing: 0, revision: 1 })).body.data).toMatchObject({ opening: 12_000, closing: 0 });
    expect(await bookOf()).toMatchObject({ opening: 12_000, closing: 0, revision: 2 });
  });

  test('is corrected on the revision that was read', async () => {
    await count({ opening: 500, revision: 0 });
    expect((await count({ opening: 600, revision: 0 })).body.code).toBe('conflict');
    expect((await count({ opening: 600, revision: 1 })).body.data).toMatchObject({ opening: 600, revision: 2 });
  });

  test('that is sent again is written once', async () => {
    await count({ opening: 500, revision: 0 });
    expect((await count({ opening: 500, revision: 0 })).body.data.revision).toBe(1);
  });

  test.each([{}, { opening: -1 }, { opening: 1.5 }, { closing: 'much' }])('of %j is refused', async (sent) => {
    expect((await count({ ...sent, revision: 0 })).status).toBe(400);
  });

  test('of a day that has not been is refused', async () => {
    expect((await count({ day: dayIn(1), opening: 5, revision: 0 })).status).toBe(400);
  });
});

describe("a month's book", () => {
  test('has the lines of its days in their order, a page at a time', async () => {
    const id = await taken(owners.vendor, room);
    const month = dayIn(0).slice(0, 7);
    await written(owners.vendor, id, ...Array.from({ length: 51 }, (_, at) => cash(at + 1)));
    const first = await monthBook(owners.vendor, room.propertyId, { month });
    expect([first.status, first.body.code, first.body.gaps]).toEqual([200, 'month_book', undefined]);
    const query = { month, cursor: first.body.nextCursor };
    const rest = await monthBook(owners.vendor, room.propertyId, query);
    const amounts = [...first.body.data, ...rest.body.data].map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
    expect(rest.body.nextCursor).toBeUndefined();
  });

  test('has no line of another month', async () => {
    const id = await taken(owners.vendor, room);
    await written(owners.vendor, id, cash(5));
    const { body } = await monthBook(owners.vendor, room.propertyId, { month: '2020-01' });
    expect(body.data).toEqual([]);
  });

  test.each(['2026-13', '2026', 'last'])('of %s is refused', async (month) => {
    expect((await monthBook(owners.vendor, room.propertyId, { month })).status).toBe(400);
  });
});
