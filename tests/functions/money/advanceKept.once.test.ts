import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { accounts } from '../../../functions/money/account.ts';
import { advanceKey, readAdvance } from '../../../functions/money/advanceItem.ts';
import { keptUntil, lineKey } from '../../../functions/money/ledgerItems.ts';
import { proofKey } from '../../../functions/money/proofs.ts';
import type { Key } from '../../../functions/runtime/table.ts';
import { openAdvances } from '../../support/advances.ts';
import { cancel } from '../../support/bookings.ts';
import { passTime } from '../../support/time.ts';

const desk = openAdvances();
const sevenYears = 7 * 365 * 24 * 3600;
const table = () => desk.owners.desk.tables.bookings;

async function endOf(Key: Key): Promise<number | undefined> {
  const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key }));
  return Item?.expiresAt;
}

test('an advance ends with the line of its last move', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  expect(await endOf(advanceKey(id))).toBe(await endOf(lineKey(id, 1)));
  passTime(sevenYears);
  expect(await readAdvance(table(), id)).toBeUndefined();
});

test('an advance has no end while money is on its way', async () => {
  const id = await desk.booked();
  expect(await endOf(advanceKey(id))).toBeDefined();
  await desk.prove(id);
  expect(await endOf(advanceKey(id))).toBeUndefined();
  await desk.answer(id, 'received');
  await cancel(desk.guest, id);
  expect((await desk.advance(id)).state).toBe('refundDue');
  passTime(sevenYears);
  expect((await desk.advance(id)).state).toBe('refundDue');
});

test('a booking that came to nothing is even once its advance is not kept any more', async () => {
  const id = await desk.booked();
  await desk.prove(id);
  await desk.answer(id, 'received');
  await cancel(desk.guest, id);
  await desk.payBack(id, { amount: 6000 });
  await desk.answerRefund(id, 'confirmed');
  const booking = { ...(await desk.record(id)), paid: 2000 } as Parameters<ReturnType<typeof accounts.open>['of']>[0];
  expect((await accounts.open().of(booking)).balance).toBe(-2000);
  passTime(sevenYears);
  expect((await accounts.open().of(booking)).balance).toBe(0);
});

test('a transaction id whose time is over may be given for another booking', async () => {
  const key = proofKey(desk.owners.vendor.id, { reference: 'AGES123456' });
  const Item = { ...key, bookingId: 'of-another-time', expiresAt: Math.floor(Date.now() / 1000) - 1 };
  await table().client.send(new PutCommand({ TableName: table().name, Item }));
  const id = await desk.booked();
  expect((await desk.prove(id, { reference: 'AGES123456' })).status).toBe(201);
  expect((await desk.advance(id)).proof?.usedBefore).toBeUndefined();
  expect(await endOf(key)).toBe(keptUntil(new Date()));
});
