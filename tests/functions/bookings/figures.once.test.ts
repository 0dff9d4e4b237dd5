import { expect, test } from 'vitest';
import { addMonths, today } from '../../../shared/rules/dates.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { accept, cancelAsOwner, dayIn, requested } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { aRoom, storeBooking } from '../../support/stays.ts';
import { at } from '../../support/time.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

interface Figures {
  nights: number;
  income: number;
}

const owners = openOwners();

test('the figures count what is listed, what waits, and what this month brings', async () => {
  const rooms = [roomForm(), roomForm({ roomNumber: '102', No_of_beds: '2', availability: false })];
  const { body: listed } = await owners.create(propertyForm({ rooms }));
  await requested(await openAccount('user'), { propertyId: listed.data._id, roomNumber: 101 });
  const month = today().slice(0, 7);
  const nights = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate() - 26;
  const stays = [
    { checkIn: `${month}-27`, checkOut: `${addMonths(month, 1)}-26`, rooms: [aRoom({ price: 1000 })] },
    { checkIn: `${addMonths(month, -1)}-05`, checkOut: `${month}-01`, rooms: [aRoom({ price: 5000 })] },
    { checkIn: `${addMonths(month, -1)}-05`, checkOut: `${month}-02`, rooms: [aRoom({ price: 70 })] },
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

test('a stay that its owner cancels keeps the nights that were slept, at their price, and its guest in the calendar', async () => {
  const guest = await openAccount('user');
  const room = { propertyId: (await owners.create()).body.data._id, roomNumber: 101 };
  const id = await requested(guest, room, [10, 16]);
  await accept(owners.vendor, id);
  at(13, '09:00');
  const year = async () => {
    const { token, id: vendorId } = owners.vendor;
    const { months } = (await ask('getVendorFigures', { token, params: { vendorId } })).body.data;
    const sum = (of: 'nights' | 'income') => months.reduce((all: number, month: Figures) => all + month[of], 0);
    return [sum('nights'), sum('income')];
  };
  expect(await year()).toEqual([6, 6 * 4500]);
  await cancelAsOwner(owners.vendor, id);
  expect(await year()).toEqual([3, 3 * 4500]);
  const { body } = await ask('listVendorNights', {
    token: owners.vendor.token,
    params: { vendorId: owners.vendor.id },
    query: { month: dayIn(-1).slice(0, 7) },
  });
  const slept = body.data[0].rooms[0].held.find(({ to }: { to: string }) => to === dayIn(0));
  expect(slept).toMatchObject({ kind: 'booked', bookingRequestId: id });
});

test('a booking that is cancelled before its arrival brings nothing', async () => {
  const stay = {
    checkIn: dayIn(2),
    checkOut: dayIn(4),
    state: 'cancelled',
    endedAt: new Date().toISOString(),
  } as const;
  await storeBooking(owners.desk.tables.bookings, { vendorId: owners.vendor.id, answeredAt: stay.endedAt, ...stay });
  const { body } = await ask('getVendorFigures', {
    token: owners.vendor.token,
    params: { vendorId: owners.vendor.id },
  });
  expect(body.data.months.some(({ nights }: Figures) => nights !== 0)).toBe(false);
});
