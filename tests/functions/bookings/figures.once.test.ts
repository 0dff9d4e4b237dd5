import { expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import { addDays, addMonths, dayNumber, today } from '../../../shared/rules/dates.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { accept, cancelAsOwner, closeNights, dayIn, requested } from '../../support/bookings.ts';
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

interface Month extends Figures {
  month: string;
  onOffer: number;
  occupancy?: number;
  adr?: number;
  revpar?: number;
  origins: unknown[];
}

/** The month after the next but one, of which no day has come. */
const later = addMonths(today().slice(0, 7), 3);

async function monthOf(month: string): Promise<Month> {
  const { token, id: vendorId } = owners.vendor;
  const { months } = (await ask('getVendorFigures', { token, params: { vendorId } })).body.data;
  return months.find((each: Month) => each.month === month);
}

const nightsOf = (month: string) => dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(`${month}-01`);

test('nights on offer are those of available rooms that are not closed, and sold ones', async () => {
  const rooms = [roomForm(), roomForm({ roomNumber: '102' }), roomForm({ roomNumber: '103', availability: false })];
  const { _id: propertyId, hotels } = (await owners.create(propertyForm({ rooms }))).body.data;
  const [, second, third] = hotels[0].rooms;
  const ahead = dayNumber(`${later}-10`) - dayNumber(today());
  expect((await closeNights(owners.vendor, { propertyId, roomNumber: 101 }, [ahead, ahead + 5])).status).toBeLessThan(
    300,
  );
  const stays: Partial<Booking>[] = [
    { checkIn: `${later}-03`, checkOut: `${later}-05`, rooms: [aRoom({ id: second._id, price: 7000 })] },
    {
      checkIn: `${later}-03`,
      checkOut: `${later}-04`,
      rooms: [aRoom({ id: third._id, price: 1000 })],
      source: 'walkIn',
    },
  ];
  for (const stay of stays) {
    await storeBooking(owners.desk.tables.bookings, { vendorId: owners.vendor.id, propertyId, ...stay });
  }
  const onOffer = 2 * nightsOf(later) - 5 + 1;
  expect(await monthOf(later)).toMatchObject({
    ...{ nights: 3, income: 15_000, onOffer, adr: 5000, revpar: Math.round(15_000 / onOffer) },
    occupancy: Math.round(3000 / onOffer) / 10,
    origins: [
      { origin: 'sarai', nights: 2, income: 14_000, adr: 7000 },
      { origin: 'own', nights: 1, income: 1000, adr: 1000 },
    ],
  });
});

test('a room that is added or switched off counts from that day on, or until it', async () => {
  const listed = today();
  const { _id } = (await owners.create(propertyForm({ rooms: [roomForm()] }))).body.data;
  at(5, '08:00');
  await owners.update(_id, propertyForm({ rooms: [roomForm(), roomForm({ roomNumber: '102' })] }));
  at(5, '08:00');
  const off = roomForm({ availability: false });
  await owners.update(_id, propertyForm({ rooms: [off, roomForm({ roomNumber: '102' })] }));
  const { token, id: vendorId } = owners.vendor;
  const { months } = (await ask('getVendorFigures', { token, params: { vendorId } })).body.data;
  const onOffer = months.reduce((sum: number, month: Month) => sum + month.onOffer, 0);
  const end = `${addMonths(months.at(-1).month, 1)}-01`;
  expect(onOffer).toBe(10 + dayNumber(end) - dayNumber(addDays(listed, 5)));
});

test('a guest who did not come and is not charged has no part in the figures', async () => {
  const rooms = [roomForm(), roomForm({ roomNumber: '102', availability: false })];
  const { body } = await owners.create(propertyForm({ rooms }));
  const [, room] = body.data.hotels[0].rooms;
  const days = { checkIn: `${later}-03`, checkOut: `${later}-06`, rooms: [aRoom({ id: room._id })] };
  const missed = {
    ...days,
    state: 'missed',
    endedAt: `${later}-04T06:00:00.000Z`,
    answeredAt: `${later}-01T06:00:00.000Z`,
  } as const;
  await storeBooking(owners.desk.tables.bookings, { vendorId: owners.vendor.id, propertyId: body.data._id, ...missed });
  const { onOffer, nights, adr, occupancy, revpar } = await monthOf(later);
  expect([onOffer, nights, adr, occupancy, revpar]).toEqual([nightsOf(later), 0, undefined, 0, 0]);
});

test('an owner without rooms has empty months', async () => {
  expect(await monthOf(later)).toEqual({ month: later, nights: 0, income: 0, onOffer: 0, elsewhere: 0, origins: [] });
});
