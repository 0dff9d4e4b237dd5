import { beforeEach, expect, test } from 'vitest';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { ledgers } from '../../../functions/money/ledgers.ts';
import type { Room } from '../../support/bookings.ts';
import { cash, itemsOf, receiptsOf, writeLine, written } from '../../support/ledgers.ts';
import { taken } from '../../support/ownBookings.ts';
import { openOwners } from '../../support/owners.ts';
import { diesBefore, isTransaction, losingFirstAnswer, pauseBefore } from '../../support/pause.ts';

const owners = openOwners({ confirmed: true });
let room: Room;

beforeEach(async () => {
  room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
});

const upTo = (length: number) => Array.from({ length }, (_, at) => at + 1);

/** Sum of the ledger of a booking, what its record says, and the number of its lines. */
async function sumsOf(id: string) {
  const items = await itemsOf(owners.desk.tables.bookings, `booking#${id}`);
  const lines = items.filter(({ sk }) => String(sk).startsWith('line#'));
  const sum = lines.reduce((all, { amount }) => all + Number(amount), 0);
  const record = items.find(({ sk }) => sk === 'booking');
  return { lines: lines.length, sum, paid: record?.paid ?? 0 };
}

/** Sends lines at one moment, and those that are refused by others again under their key, as a page does. */
async function together(lines: readonly { id: string; amount: number; key: string }[]): Promise<void> {
  let left = lines;
  for (let round = 0; round < 20 && left.length > 0; round += 1) {
    const answers = await Promise.all(
      left.map(({ id, amount, key }) => writeLine(owners.vendor, id, cash(amount), key)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.filter(({ body }) => !['conflict', 'unavailable'].includes(body.code))).toEqual([]);
    left = left.filter((_, at) => answers[at]?.status !== 201);
  }
  expect(left).toEqual([]);
}

test('two lines at one moment are two lines with two receipts', async () => {
  const id = await taken(owners.vendor, room);
  const paused = await pauseBefore(isTransaction, () => writeLine(owners.vendor, id, cash(100)));
  expect(paused.stopped).toBe(true);
  await written(owners.vendor, id, cash(20));
  expect((await paused.finish()).body.data.account.paid).toBe(120);
  expect(await sumsOf(id)).toEqual({ lines: 2, sum: 120, paid: 120 });
  expect(await receiptsOf(owners.desk.tables, room.propertyId)).toEqual([1, 2]);
});

test('two lines of two bookings at one moment have two receipts without a gap', async () => {
  const [one, other] = [await taken(owners.vendor, room), await taken(owners.vendor, room, [4, 6])];
  const paused = await pauseBefore(isTransaction, () => writeLine(owners.vendor, one, cash(100)));
  const { lines } = await written(owners.vendor, other, cash(20));
  const last = (await paused.finish()).body.data.lines;
  expect([lines[0].receipt, last[0].receipt]).toEqual([1, 2]);
  expect(await receiptsOf(owners.desk.tables, room.propertyId)).toEqual([1, 2]);
});

test('many lines of some bookings at one moment lose nothing, and leave no number of a receipt out', async () => {
  const ids = [await taken(owners.vendor, room), await taken(owners.vendor, room, [4, 6])];
  const lines = upTo(12).map((amount) => ({ id: ids[amount % 2] ?? '', amount, key: `line-at-once-${amount}-xxxx` }));
  await together(lines);
  const sums = await Promise.all(ids.map(sumsOf));
  expect(sums).toEqual([
    { lines: 6, sum: 42, paid: 42 },
    { lines: 6, sum: 36, paid: 36 },
  ]);
  expect(await receiptsOf(owners.desk.tables, room.propertyId)).toEqual(upTo(12));
});

test('a line whose answer is lost is written once', async () => {
  const id = await taken(owners.vendor, room);
  const answered = await losingFirstAnswer(owners.desk.tables.bookings, () => writeLine(owners.vendor, id, cash(100)));
  expect(answered.body.data.account.paid).toBe(100);
  expect(await sumsOf(id)).toEqual({ lines: 1, sum: 100, paid: 100 });
  expect(await receiptsOf(owners.desk.tables, room.propertyId)).toEqual([1]);
});

test('a second press at the moment of the first is one line', async () => {
  const id = await taken(owners.vendor, room);
  const press = () => writeLine(owners.vendor, id, cash(100), 'one-press-of-two');
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await sumsOf(id)).toEqual({ lines: 1, sum: 100, paid: 100 });
});

test('a process that dies at any of its calls leaves a whole line or nothing', async () => {
  const id = await taken(owners.vendor, room);
  const { bookings } = owners.desk.tables;
  const booking = await readBooking(bookings, id);
  if (!booking) throw new Error('There is no booking.');
  const line = { kind: 'in', way: 'cash', amount: 100 } as const;
  const add = () => ledgers.open().add(booking, line, { by: {}, requestKey: 'the-dying-line' });
  for (let call = 1; await diesBefore(call, add); call += 1) {
    const { lines, sum, paid } = await sumsOf(id);
    expect(paid).toBe(sum);
    expect((await receiptsOf(owners.desk.tables, room.propertyId)).length).toBe(lines);
  }
  expect(await sumsOf(id)).toEqual({ lines: 1, sum: 100, paid: 100 });
  expect(await receiptsOf(owners.desk.tables, room.propertyId)).toEqual([1]);
});
