import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type SignedUp } from '../../support/accounts.ts';
import { accept, dayIn } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import {
  askForStay,
  listRated,
  openGuest,
  quoteOnPage,
  type RatedHotel,
  ratesFromToday,
  setRates,
} from '../../support/ratedHotel.ts';

const owners = openOwners({ confirmed: true });
let hotel: RatedHotel;
let guest: SignedUp;

/** Two doubles for two nights of the cold season, the night before Eid and its first. */
const stay = () => ({ counts: { [hotel.double]: 2 }, days: [69, 71] as const });

beforeEach(async () => {
  hotel = await listRated(owners);
  guest = await openGuest();
  await setRates(owners.vendor, hotel, ratesFromToday(hotel));
});

const bookingOf = async (id: string) =>
  (await ask('getUserBooking', { token: guest.token, params: { bookingRequestId: id } })).body.data;

async function booked(): Promise<string> {
  const { _id } = (await askForStay(guest, hotel, stay())).body.data;
  await accept(owners.vendor, _id);
  return _id;
}

/** The price of a cold night, and one and a half of it; their average leaves a rupee over. */
const [cold, eid] = [7001, 10_502];

describe('the quote of a request', () => {
  test('has the prices of its nights, and the booked rooms their average, rounded down', async () => {
    const { status, body } = await askForStay(guest, hotel, stay());
    expect([status, body.data.total]).toEqual([201, 2 * (cold + eid)]);
    const average = Math.floor((cold + eid) / 2);
    expect(body.data.rooms).toMatchObject([{ price: average }, { price: average }]);
    expect((await bookingOf(body.data._id)).quote).toMatchObject({
      rooms: [
        {
          kind: hotel.double,
          count: 2,
          nights: [
            { price: cold, by: 'season' },
            { price: eid, name: 'Eid' },
          ],
        },
      ],
    });
  });

  test('stays as it was when its hotel changes the rates', async () => {
    const { _id } = (await askForStay(guest, hotel, stay())).body.data;
    const before = await bookingOf(_id);
    await setRates(owners.vendor, hotel, { ...ratesFromToday(hotel), days: [] }, 1);
    const after = await bookingOf(_id);
    expect([after.total, after.quote]).toEqual([before.total, before.quote]);
  });

  test.each([-1, 1])(
    'is told with the refusal where the guest has seen a total that is %i rupee away',
    async (away) => {
      const { total } = await quoteOnPage(hotel, stay());
      const { status, body } = await askForStay(guest, hotel, stay(), { total: total + away });
      expect([status, body.code, body.quote]).toEqual([409, 'price_changed', await quoteOnPage(hotel, stay())]);
    },
  );

  test('is held against the average night where the price of a night alone is sent', async () => {
    const rooms = (price: number) => ({ rooms: [{ kind: hotel.double, count: 2, price }] });
    const average = Math.floor((cold + eid) / 2);
    const refused = await askForStay(guest, hotel, stay(), rooms(9500));
    expect((await askForStay(guest, hotel, stay(), rooms(average - 1))).body.code).toBe('price_changed');
    expect([refused.body.code, refused.body.params]).toEqual(['price_changed', { price: average, kind: hotel.double }]);
    expect((await askForStay(guest, hotel, stay(), rooms(average))).status).toBe(201);
  });

  test('is refused with fewer nights than a season of one of its nights asks for', async () => {
    const { status, body } = await askForStay(guest, hotel, { ...stay(), days: [19, 20] });
    expect([status, body.data.bookingRoomDays]).toEqual([201, 1]);
    const short = await askForStay(guest, hotel, { ...stay(), days: [20, 21] });
    expect([short.status, short.body.issues]).toMatchObject([
      400,
      [{ path: 'bookingEndDate', code: 'stay_too_short', params: { min: 2 } }],
    ]);
  });

  test('is announced by the calendar with the nights of each season that asks for more than one', async () => {
    const params = { propertyId: hotel.propertyId, roomNumber: '101' };
    const { body } = await ask('getRoomCalendar', { params });
    expect(body.data.leastNights).toEqual([{ from: dayIn(20), to: dayIn(61), nights: 2 }]);
  });

  test('is read by its owner before an acceptance', async () => {
    const { _id } = (await askForStay(guest, hotel, stay())).body.data;
    const call = { token: owners.vendor.token, params: { bookingRequestId: _id } };
    expect((await ask('previewAcceptance', call)).body.data.quote).toEqual((await bookingOf(_id)).quote);
  });
});

describe('the quote of a booking', () => {
  test('counts a room less when one is given back, and the total with it', async () => {
    const id = await booked();
    const { rooms, revision } = await bookingOf(id);
    const body = { roomNumbers: [rooms[0].roomNumber], revision };
    await ask('giveRoomsBack', { token: guest.token, params: { bookingRequestId: id }, body });
    const { total, quote } = await bookingOf(id);
    expect([total, quote.total, quote.rooms]).toMatchObject([
      cold + eid,
      cold + eid,
      [{ count: 1, total: cold + eid }],
    ]);
  });

  test('keeps its lines to the rupee when a room is moved at the agreed price', async () => {
    const id = await booked();
    const { rooms, revision, total } = await bookingOf(id);
    const body = { roomNumber: rooms[0].roomNumber, toRoomNumber: 201, revision };
    await ask('moveRoom', { token: owners.vendor.token, params: { bookingRequestId: id }, body });
    const moved = await bookingOf(id);
    expect([moved.total, moved.quote.total]).toEqual([total, total]);
    expect(moved.quote.rooms.map((line: { kind: string; total: number }) => [line.kind, line.total])).toEqual([
      [hotel.family, cold + eid],
      [hotel.double, cold + eid],
    ]);
  });

  test('has the agreed price of a room that was moved for less, and the lines of the others', async () => {
    const id = await booked();
    const { rooms, revision } = await bookingOf(id);
    const body = { roomNumber: rooms[0].roomNumber, toRoomNumber: 201, revision, price: 5000 };
    await ask('moveRoom', { token: owners.vendor.token, params: { bookingRequestId: id }, body });
    const { total, quote } = await bookingOf(id);
    expect(total).toBe(10_000 + cold + eid);
    expect(quote.rooms[0].nights).toMatchObject([
      { price: 5000, by: 'agreed' },
      { price: 5000, by: 'agreed' },
    ]);
  });

  test('that its owner has entered adds up to what was agreed, the rest on the first night', async () => {
    const guestOf = { userName: 'Karim', contactNumber: '03001234567', source: 'phone', guests: 2 };
    const [bookingStartDate, bookingEndDate] = [dayIn(20), dayIn(23)];
    const agreed = { price: '10000', priceFor: 'stay' };
    const body = {
      propertyId: hotel.propertyId,
      rooms: [101],
      bookingStartDate,
      bookingEndDate,
      ...guestOf,
      ...agreed,
    };
    const { _id } = (await ask('takeBooking', { token: owners.vendor.token, body })).body.data;
    const call = { token: owners.vendor.token, params: { bookingRequestId: _id } };
    const { quote, total } = (await ask('getVendorBooking', call)).body.data;
    expect([total, quote.total]).toEqual([10_000, 10_000]);
    expect(quote.rooms[0].nights.map(({ price }: { price: number }) => price)).toEqual([3334, 3333, 3333]);
  });

  test('is proposed at most at what the other room costs on these nights', async () => {
    const id = await booked();
    const { rooms, revision } = await bookingOf(id);
    const family = (16_000 + 24_000) / 2;
    const propose = (price: number) => {
      const body = { rooms: [{ roomNumber: rooms[0].roomNumber, toRoomNumber: 201, price }], revision };
      return ask('proposeChange', { token: owners.vendor.token, params: { bookingRequestId: id }, body });
    };
    expect((await propose(family + 1)).body).toMatchObject({ code: 'price_above_list', params: { max: family } });
    const { agreed, total } = (await propose(family)).body.data.proposal;
    expect([agreed.total, total]).toEqual([2 * (cold + eid), cold + eid + 2 * family]);
  });
});

test('the details of a room tell no price of a kind that the hotel does not have', async () => {
  const query = { checkIn: dayIn(3), checkOut: dayIn(5), kinds: 'gone:1' };
  const { status, body } = await ask('getRoomDetails', { params: { roomId: hotel.propertyId }, query });
  expect([status, body.code]).toEqual([404, 'room_not_found']);
});

test('days of a stay come together, the first before the other', async () => {
  const wrong: Record<string, string>[] = [{ checkIn: dayIn(3) }, { checkIn: dayIn(3), checkOut: dayIn(3) }];
  for (const query of wrong) {
    expect((await ask('getRoomDetails', { params: { roomId: hotel.propertyId }, query })).status).toBe(400);
  }
});
