import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { advanceKey, advanceWrites } from '../../../functions/money/advanceItem.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { openAdvances } from '../../support/advances.ts';
import { cancel, dayIn } from '../../support/bookings.ts';
import { deskDay } from '../../support/deskDay.ts';

const desk = openAdvances();
const money = async () => (await deskDay(desk.owners.vendor)).money;
const waits = async () => (await money()).first.map(({ asks }: { asks: string }) => asks);

/** Stores a stay whose advance came, and that its guest has cancelled. */
async function cancelled(days: readonly [number, number]): Promise<string> {
  const id = await desk.booked(days);
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancel(desk.guest, id);
  return id;
}

/** Lets a refund be late. */
async function late(id: string): Promise<void> {
  const { bookings } = desk.owners.desk.tables;
  const read = await desk.advance(id);
  const refund = { amount: 6000, ...read.refund, dueBy: dayIn(-1), late: true as const };
  await transact(bookings, advanceWrites(bookings.name, read, { ...read, refund }));
}

describe('the day of an owner tells of money', () => {
  test('in nothing, where an advance is only asked for', async () => {
    await desk.booked([60, 63]);
    expect(await money()).toEqual({ more: false, first: [] });
  });

  test('that a guest of a far stay says to have paid, with its booking, until it is answered', async () => {
    const id = await desk.booked([60, 63]);
    await desk.prove(id);
    expect((await money()).first).toEqual([
      expect.objectContaining({ asks: 'proof', amount: 6000, booking: expect.objectContaining({ _id: id }) }),
    ]);
    await desk.answer(id, 'received');
    expect(await waits()).toEqual([]);
  });

  test('that is asked for again, where a part has come', async () => {
    const id = await desk.booked([60, 63]);
    await desk.prove(id, { amount: 2000 });
    await desk.answer(id, 'received', { amount: 2000 });
    const { until } = await desk.advance(id);
    expect((await money()).first).toMatchObject([{ asks: 'part', amount: 4000, until }]);
  });

  test('that is missing of a payment of which a part was seen, and which is proved again', async () => {
    const id = await desk.booked([60, 63]);
    await desk.prove(id, { reference: 'EP77788899' });
    await desk.answer(id, 'received', { amount: 2000 });
    await desk.prove(id, { reference: 'EP77788899' });
    expect((await money()).first).toMatchObject([{ asks: 'proof', amount: 4000 }]);
  });

  test('that is to be paid back until a day, until it is', async () => {
    const id = await cancelled([60, 63]);
    const { refund } = await desk.advance(id);
    expect((await money()).first).toMatchObject([{ asks: 'refund', amount: 6000, dueBy: refund?.dueBy }]);
    await desk.payBack(id);
    expect(await waits()).toEqual([]);
  });

  test('with late refunds first, then payments to look for, then refunds', async () => {
    await cancelled([60, 63]);
    await late(await cancelled([65, 68]));
    await desk.prove(await desk.booked([70, 73]));
    expect(await waits()).toEqual(['lateRefund', 'proof', 'refund']);
  });

  test('of a stay of the day too, which stands once in its list', async () => {
    const id = await desk.booked([3, 6]);
    await desk.prove(id);
    const day = await deskDay(desk.owners.vendor, 3);
    expect(day.data[0].arrives).toHaveLength(1);
    expect(day.money.first).toHaveLength(1);
  });

  test('and leaves out one whose booking is gone', async () => {
    const id = await desk.booked([60, 63]);
    await desk.prove(id);
    const { bookings } = desk.owners.desk.tables;
    const set = { UpdateExpression: 'SET bookingId = :other', ExpressionAttributeValues: { ':other': 'gone' } };
    await bookings.client.send(new UpdateCommand({ TableName: bookings.name, Key: advanceKey(id), ...set }));
    expect(await waits()).toEqual([]);
  });
});
