import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { today } from '../../../shared/rules/dates.ts';
import { ask } from '../../support/accounts.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

test('the figures count what is listed, what waits, and what this month brings', async () => {
  await owners.create(propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102', availability: false })] }));
  const { client, name: TableName } = owners.desk.tables.bookings;
  const month = today().slice(0, 7);
  const pk = `vendor#${owners.vendor.id}`;
  const stay = { bookingStartDate: `${month}-27`, bookingEndDate: '2099-01-05', price: 1000 };
  const nights = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate() - 26;
  const items = [
    { pk, sk: 'pending#2026-11-19T10:00:00Z#a' },
    { pk, sk: 'active#2099-01-05#b', ...stay },
    { pk, sk: `active#${month}-01#c`, bookingStartDate: '2020-01-01', bookingEndDate: `${month}-01`, price: 5000 },
    { pk, sk: `active#${month}-02#d`, bookingStartDate: '2020-01-01', bookingEndDate: `${month}-02`, price: 70 },
  ];
  for (const Item of items) await client.send(new PutCommand({ TableName, Item }));
  const { body } = await ask('getVendorFigures', {
    token: owners.vendor.token,
    params: { vendorId: owners.vendor.id },
  });
  expect(body.data).toEqual({
    properties: 1,
    rooms: 2,
    roomsAvailable: 1,
    requestsWaiting: 1,
    nightsBooked: nights + 1,
    incomeThisMonth: nights * 1000 + 70,
  });
});
