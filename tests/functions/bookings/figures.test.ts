import { expect, test } from 'vitest';
import { addMonths, today } from '../../../shared/rules/dates.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { storeBooking } from '../../support/stays.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

test('the figures count what is listed, what waits, and what this month brings', async () => {
  const rooms = [roomForm(), roomForm({ roomNumber: '102', availability: false })];
  const { body: listed } = await owners.create(propertyForm({ rooms }));
  await requested(await openAccount('user'), { propertyId: listed.data._id, roomNumber: 101 });
  const month = today().slice(0, 7);
  const nights = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate() - 26;
  const stays = [
    { checkIn: `${month}-27`, checkOut: `${addMonths(month, 1)}-26`, price: 1000 },
    { checkIn: `${addMonths(month, -1)}-05`, checkOut: `${month}-01`, price: 5000 },
    { checkIn: `${addMonths(month, -1)}-05`, checkOut: `${month}-02`, price: 70 },
  ];
  for (const stay of stays) await storeBooking(owners.desk.tables.bookings, { vendorId: owners.vendor.id, ...stay });
  const { body } = await ask('getVendorFigures', {
    token: owners.vendor.token,
    params: { vendorId: owners.vendor.id },
  });
  expect(body.data).toMatchObject({
    properties: 1,
    rooms: 2,
    roomsAvailable: 1,
    requestsWaiting: 1,
    nightsBooked: nights + 1,
    incomeThisMonth: nights * 1000 + 70,
  });
});
