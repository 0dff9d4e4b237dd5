import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../functions/runtime/table.ts';
import { ask, openAccount, openAccounts } from '../../support/accounts.ts';
import { aRoom, storeBooking } from '../../support/stays.ts';
import { setTime } from '../../support/time.ts';

let bookings: Table;
beforeAll(async () => {
  ({ bookings } = await openAccounts());
});

test.each([
  ['left on the 1st', '2027-03-28', '2027-04-01', 0],
  ['left on the 2nd', '2027-03-28', '2027-04-02', 1],
  ['was there before and stays on', '2027-02-10', '2027-06-10', 30],
])('of a guest who %s, the nights that begin in this month are counted and paid', async (_, checkIn, ...rest) => {
  const [checkOut, nights] = rest;
  setTime(new Date('2027-04-15T08:00:00Z'));
  const { id, token } = await openAccount('vendor');
  await storeBooking(bookings, { vendorId: id, checkIn, checkOut, rooms: [aRoom({ price: 1000 })] });
  const { body } = await ask('getVendorFigures', { token, params: { vendorId: id } });
  expect(body.data).toMatchObject({ nightsBooked: nights, incomeThisMonth: nights * 1000 });
});

test('the figures of a year are told month by month, each with its own nights', async () => {
  setTime(new Date('2027-04-15T08:00:00Z'));
  const { id, token } = await openAccount('vendor');
  await storeBooking(bookings, {
    vendorId: id,
    checkIn: '2026-12-30',
    checkOut: '2027-01-02',
    rooms: [aRoom({ price: 1000 })],
  });
  await storeBooking(bookings, {
    vendorId: id,
    checkIn: '2026-10-30',
    checkOut: '2026-11-02',
    rooms: [aRoom({ price: 500 })],
  });
  await storeBooking(bookings, {
    vendorId: id,
    checkIn: '2027-10-31',
    checkOut: '2027-11-02',
    rooms: [aRoom({ price: 700 })],
  });
  const { body } = await ask('getVendorFigures', { token, params: { vendorId: id } });
  const { months } = body.data;
  expect(months).toHaveLength(12);
  expect(months.filter(({ nights }: { nights: number }) => nights > 0)).toMatchObject([
    { month: '2026-11', nights: 1, income: 500 },
    { month: '2026-12', nights: 2, income: 2000 },
    { month: '2027-01', nights: 1, income: 1000 },
    { month: '2027-10', nights: 1, income: 700 },
  ]);
});
