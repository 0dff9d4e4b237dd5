import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../functions/runtime/table.ts';
import { ask, openAccount, openAccounts } from '../../support/accounts.ts';
import { setTime } from '../../support/time.ts';

let bookings: Table;
beforeAll(async () => {
  ({ bookings } = await openAccounts());
});

/** A stay that a vendor has accepted. */
async function stays(vendorId: string, bookingStartDate: string, bookingEndDate: string, price: number): Promise<void> {
  const Item = { pk: `vendor#${vendorId}`, sk: `active#${bookingEndDate}#a`, bookingStartDate, bookingEndDate, price };
  await bookings.client.send(new PutCommand({ TableName: bookings.name, Item }));
}

test.each([
  ['left on the 1st', '2027-03-28', '2027-04-01', 0],
  ['left on the 2nd', '2027-03-28', '2027-04-02', 1],
  ['was there before and stays on', '2027-02-10', '2027-06-10', 30],
])('of a guest who %s, the nights that begin in this month are counted and paid', async (_, from, to, nights) => {
  setTime(new Date('2027-04-15T08:00:00Z'));
  const { id, token } = await openAccount('vendor');
  await stays(id, from, to, 1000);
  const { body } = await ask('getVendorFigures', { token, params: { vendorId: id } });
  expect(body.data).toMatchObject({ nightsBooked: nights, incomeThisMonth: nights * 1000 });
});
