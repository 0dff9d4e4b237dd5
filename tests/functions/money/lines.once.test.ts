import { beforeEach, describe, expect, test } from 'vitest';
import { ledgers } from '../../../functions/money/ledgers.ts';
import { fail } from '../../../shared/errors.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { accept, bookingsOf, dayIn, type Room, reject, requested } from '../../support/bookings.ts';
import { itemBytes } from '../../support/itemBytes.ts';
import { back, cash, itemsOf, setBooks, writeLine, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { at, passTime } from '../../support/time.ts';

const owners = openOwners({ confirmed: true });
let guest: SignedUp;
let room: Room;

beforeEach(async () => {
  at(0, '12:00');
  guest = await openAccount('user');
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

async function booked(days: readonly [number, number] = [0, 2]): Promise<string> {
  const id = await requested(guest, room, days);
  await accept(owners.vendor, id);
  return id;
}

const write = (id: string, line: Record<string, unknown>) => writeLine(owners.vendor, id, line);

async function codeOf(id: string, line: Record<string, unknown>): Promise<string> {
  return (await write(id, line)).body.code;
}

describe('a line of money', () => {
  test('says what came, how, when and who wrote it, gets a receipt, and lowers what is left', async () => {
    const { status, body } = await write(await booked(), { ...cash('4,000'), note: 'For the first night.' });
    expect([status, body.code]).toEqual([201, 'line_added']);
    expect(body.data).toEqual({
      lines: [
        {
          ...{
            number: 1,
            kind: 'in',
            way: 'cash',
            amount: 4000,
            receipt: 1,
            by: 'owner',
            note: 'For the first night.',
          },
          ...{ at: new Date().toISOString(), day: dayIn(0) },
        },
      ],
      account: { owed: 9000, paid: 4000, balance: 5000 },
      receiptHouse: { name: 'Pine House' },
    });
  });

  test('is written on a booking that its owner has entered', async () => {
    const data = await written(owners.vendor, await taken(owners.vendor, room), { ...cash(1500), way: 'bank' });
    expect(data.account).toEqual({ owed: 8000, paid: 1500, balance: 6500 });
  });

  test('of money that went out lowers what was paid, and gets no receipt', async () => {
    const { lines, account } = await written(owners.vendor, await booked(), cash(9500), back(500, 'raast'));
    expect(account).toEqual({ owed: 9000, paid: 9000, balance: 0 });
    expect(lines[1]).toMatchObject({ number: 2, kind: 'out', way: 'raast', amount: 500 });
    expect(lines[1].receipt).toBeUndefined();
  });

  test('may bring more than the price: the hotel owes the rest', async () => {
    const { account } = await written(owners.vendor, await booked(), cash(10_000));
    expect(account).toEqual({ owed: 9000, paid: 10_000, balance: -1000 });
  });

  test.each([
    ['Urdu digits', '۴۵۰۰'],
    ['a comma', '4,500'],
    ['what people write behind a price', '4500/-'],
  ])('takes an amount with %s', async (_, amount) => {
    expect((await written(owners.vendor, await booked(), cash(amount))).account.paid).toBe(4500);
  });

  test.each([0, '0', '12.5', 12.5, -3, '-3', '', 'all', 100_000_000, null])('of %j is refused', async (amount) => {
    const { status, body } = await write(await booked(), cash(amount));
    expect([status, body.issues?.map(({ path }: { path: string }) => path)]).toEqual([400, ['amount']]);
  });

  test.each([
    [{ kind: 'gift', way: 'cash', amount: 5 }, ['kind']],
    [{ kind: 'in', amount: 5 }, ['way']],
    [{ kind: 'in', way: 'cheque' }, ['way', 'amount']],
    [{ kind: 'reversal', way: 'cash', amount: 5 }, ['reverses']],
  ])('of the form %j is refused', async (line, paths) => {
    const { status, body } = await write(await booked(), line);
    expect([status, body.issues?.map(({ path }: { path: string }) => path)]).toEqual([400, paths]);
  });

  test('needs the key of a request', async () => {
    const params = { bookingRequestId: await booked() };
    const { status } = await ask('addLedgerLine', { token: owners.vendor.token, params, body: cash(100) });
    expect(status).toBe(400);
  });

  test('of more out than was paid is refused', async () => {
    const id = await booked();
    expect(await codeOf(id, back(1))).toBe('more_than_paid');
    await written(owners.vendor, id, cash(1000));
    expect(await codeOf(id, back(1001))).toBe('more_than_paid');
    expect((await written(owners.vendor, id, back(1000))).account.paid).toBe(0);
  });

  test('is refused on a request that waits or was declined', async () => {
    const id = await requested(guest, room);
    expect(await codeOf(id, cash(100))).toBe('no_ledger');
    await reject(owners.vendor, id);
    expect(await codeOf(id, cash(100))).toBe('no_ledger');
  });

  test('is taken until a year after check-out', async () => {
    const id = await booked();
    const { find, add } = ledgers.open();
    const booking = await find(id);
    if (!booking) throw new Error('There is no booking.');
    const line = { kind: 'in', way: 'cash', amount: 100 } as const;
    passTime(368 * 86_400);
    expect((await add(booking, line, { by: {}, requestKey: 'in time' })).booking.paid).toBe(100);
    passTime(86_400);
    await expect(add(booking, line, { by: {}, requestKey: 'late' })).rejects.toThrow(fail('no_ledger'));
  });

  test('of another owner is refused as if the booking were not there', async () => {
    const { status, body } = await writeLine(owners.other, await booked(), cash(100));
    expect([status, body.code]).toEqual([404, 'booking_not_found']);
  });

  test('is one of 60 at most', async () => {
    const id = await booked();
    await written(owners.vendor, id, ...Array.from({ length: 60 }, () => cash(1)));
    expect(await codeOf(id, cash(1))).toBe('ledger_full');
  });
});

describe('the record of a booking', () => {
  test('tells both sides what was paid, and nothing before the first line', async () => {
    const id = await booked();
    expect((await bookingsOf(guest))[0].paid).toBeUndefined();
    await written(owners.vendor, id, cash(700), cash(50));
    expect((await bookingsOf(guest))[0].paid).toBe(750);
    const call = { token: owners.vendor.token, params: { bookingRequestId: id } };
    expect((await ask('getVendorBooking', call)).body.data.paid).toBe(750);
  });

  test('has no line for its guest to read', async () => {
    const id = await booked();
    await written(owners.vendor, id, { ...cash(700), note: 'Counted by me.' });
    expect(JSON.stringify(await bookingsOf(guest))).not.toContain('Counted');
  });

  test('keeps lines in items of their own, which end after six years', async () => {
    const id = await booked();
    await written(owners.vendor, id, cash(700));
    const [line] = (await itemsOf(owners.desk.tables.bookings, `booking#${id}`)).filter(({ sk }) => sk === 'line#001');
    const years = ((line?.expiresAt as number) * 1000 - Date.now()) / (365.25 * 86_400_000);
    expect(years).toBeGreaterThan(6);
    expect(years).toBeLessThan(6.1);
  });
});

describe('items', () => {
  test('of a line and its row have 1 KB at most, with the longest note in Urdu', async () => {
    const id = await booked();
    await written(owners.vendor, id, { ...cash(99_999_999), way: 'easypaisa', note: 'سرائے '.repeat(20) });
    const { bookings } = owners.desk.tables;
    const items = [
      ...(await itemsOf(bookings, `booking#${id}`)),
      ...(await itemsOf(bookings, `books#${room.propertyId}`)),
    ];
    const money = items.filter(({ number }) => number === 1);
    expect(money.length).toBe(2);
    expect(money.filter((item) => itemBytes(item) > 1024)).toEqual([]);
  });

  test('of a booking grow by one number, however many lines there are', async () => {
    const id = await booked();
    const bytes = async () => itemBytes((await itemsOf(owners.desk.tables.bookings, `booking#${id}`))[0] ?? {});
    const before = await bytes();
    await written(owners.vendor, id, ...Array.from({ length: 5 }, () => cash(1000)));
    expect((await bytes()) - before).toBeLessThan(10);
  });
});

test('receipts are given by the name and number that the owner has set', async () => {
  const books = { name: 'Pine House Guest Rooms', ntn: '1234567-8' };
  await setBooks(owners.desk.tables, room.propertyId, books);
  expect((await written(owners.vendor, await booked(), cash(700))).receiptHouse).toEqual(books);
});
