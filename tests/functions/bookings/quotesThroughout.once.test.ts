import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingTotal } from '../../../functions/bookings/booking.ts';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { Rates } from '../../../shared/rules/rates.ts';
import { ask, mailsTo, type SignedUp } from '../../support/accounts.ts';
import { besideRooms, setBesideRooms } from '../../support/besideRooms.ts';
import { mailFor } from '../../support/bookingMails.ts';
import { accept, dayIn } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { leastNightsByHand, quoteByHand, sleepersByHand } from '../../support/prices/quoteByHand.ts';
import {
  type AskedStay,
  askForStay,
  listRated,
  openGuest,
  quoteOnPage,
  type RatedHotel,
  ratesFromToday,
  setRates,
} from '../../support/ratedHotel.ts';
import { repeats } from '../../support/repeats.ts';
import { linkOf, view } from '../../support/vouchers.ts';

const owners = openOwners({ confirmed: true });

/** Hotels by their numbers, which decide on their rules, extras and stays: those are always the same. */
const hotels = Array.from({ length: 10 }, (_, at) => at);

/** Stays that are booked in each of them; others are refused. */
const booked = repeats({ usual: 5, thorough: 50 });

const someCount = fc.integer({ min: 0, max: 2 });
const somewhen = fc
  .record({
    first: fc.integer({ min: 2, max: 130 }),
    nights: fc.integer({ min: 1, max: 12 }),
    one: someCount,
    other: someCount,
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    extras: fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 0, max: 3 }),
        count: fc.integer({ min: 1, max: 3 }),
        nights: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
      }),
      { maxLength: 4, selector: ({ at }) => at },
    ),
  })
  .filter(({ one, other }) => one + other > 0);

const someBeside = fc.record({
  children: fc.option(
    fc.record({
      freeUnder: fc.integer({ min: 0, max: 12 }),
      price: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
      sleeper: fc.boolean(),
      inExtras: fc.boolean(),
    }),
    { nil: undefined },
  ),
  prices: fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 4, maxLength: 4 }),
});

/** Rules for children, or none, and an extra of each unit. */
function besideOf(at: number): Pick<Rates, 'children' | 'extras'> {
  const [given] = fc.sample(someBeside, { numRuns: 1, seed: 270 + at });
  const extras = besideRooms.extras.map((extra, each) => ({ ...extra, price: given?.prices[each] ?? 1, most: 3 }));
  return { ...(given?.children && { children: given.children }), extras };
}

function staysOf({ double, family }: RatedHotel, at: number): Required<AskedStay>[] {
  return fc.sample(somewhen, { numRuns: 4 * booked, seed: 27 + at }).map((drawn) => {
    const { first, nights, one, other, adults, children } = drawn;
    const chosen = drawn.extras.map((each) => ({
      id: besideRooms.extras[each.at]?.id ?? '',
      count: each.count,
      ...(each.nights !== undefined && { nights: Math.min(each.nights, nights) }),
    }));
    return {
      counts: { ...(one > 0 && { [double]: one }), ...(other > 0 && { [family]: other }) },
      days: [first, first + nights],
      guests: adults + children.length,
      children: children.toSorted((a, b) => a - b),
      extras: chosen,
    };
  });
}

/** The quote of a stay, and the code of the rule that it breaks, as somebody works both out by hand. */
function byHand(hotel: RatedHotel, rates: Rates, { counts, days, guests, children, extras }: Required<AskedStay>) {
  const [price, places] = [
    { [hotel.double]: 9500, [hotel.family]: 16_000 },
    { [hotel.double]: 2, [hotel.family]: 4 },
  ];
  const rooms = Object.entries(counts).map(([kind, count]) => ({ kind, price: price[kind] ?? 0, count }));
  const adults = guests - children.length;
  const stay = { checkIn: dayIn(days[0]), checkOut: dayIn(days[1]), rooms, adults, children, extras };
  const sleepsAll = rooms.reduce((sum, { kind, count }) => sum + count * (places[kind] ?? 0), 0);
  const isShort = days[1] - days[0] < leastNightsByHand(rates, stay);
  const broken = sleepersByHand(rates, stay) > sleepsAll ? 'too_many_guests' : isShort ? 'stay_too_short' : undefined;
  const quote = quoteByHand(rates, stay);
  const sized = quote.rooms.map((line) => ({ ...line, beds: 1, guests: places[line.kind] ?? 0 }));
  return { quote: { ...quote, rooms: sized }, broken };
}

const number = (text = '0') => Number(text.replaceAll(',', ''));

/** The sum of the lines of a mail, as its reader adds them up. */
function sumInMail(text: string): number {
  const lines = /^Price: (.*(?:\n {2}.*)*)/m.exec(text)?.[1]?.split('\n') ?? [];
  return lines.reduce((sum, line) => {
    const nights = [...line.matchAll(/(\d+) nights? at PKR ([\d,]+)/g)];
    const paid = nights.reduce((all, [, some, price]) => all + number(some) * number(price), 0);
    const less = number(/off: PKR ([\d,]+) less/.exec(line)?.[1]);
    const beside = number(/PKR ([\d,]+) in all$/.exec(line)?.[1]);
    return sum + number(/(\d+) rooms, each/.exec(line)?.[1] ?? '1') * (paid - less) + beside;
  }, 0);
}

async function acceptedMail(guest: SignedUp, id: string): Promise<string> {
  const record = await readBooking(owners.desk.tables.bookings, id);
  if (!record) throw new Error('There is no record.');
  await mailFor({ before: { ...record, state: 'pending' }, after: record });
  return (await mailsTo(guest.email)).at(-1)?.body.text ?? '';
}

const incomeOfYear = async () => {
  const { id, token } = owners.vendor;
  const { body } = await ask('getVendorFigures', { token, params: { vendorId: id } });
  return body.data.months.reduce((sum: number, { income }: { income: number }) => sum + income, 0);
};

/** Holds every place that shows a booking to its quote. */
async function expectQuote(guest: SignedUp, id: string, quote: Quote): Promise<void> {
  const params = { bookingRequestId: id };
  const own = (await ask('getUserBooking', { token: guest.token, params })).body.data;
  expect([own.total, own.quote]).toEqual([quote.total, quote]);
  const record = await readBooking(owners.desk.tables.bookings, id);
  expect(record && bookingTotal(record)).toBe(quote.total);
  const desk = (await ask('getVendorBooking', { token: owners.vendor.token, params })).body.data;
  expect([desk.total, desk.quote]).toEqual([quote.total, quote]);
  const voucher = (await view(await linkOf('owner', owners.vendor, id))).body.data;
  expect([voucher.total, voucher.quote]).toEqual([quote.total, quote]);
  const mail = await acceptedMail(guest, id);
  expect([sumInMail(mail), number(/^Total: PKR ([\d,]+)/m.exec(mail)?.[1])]).toEqual([quote.total, quote.total]);
}

/** The owner enters a stay of his own at an agreed total, which its desk shows to the rupee. */
async function takeOwn({ propertyId }: RatedHotel, total: number): Promise<void> {
  const guest = { userName: 'Karim', contactNumber: '03001234567', source: 'phone', guests: 2 };
  const days = { bookingStartDate: dayIn(140), bookingEndDate: dayIn(143) };
  const body = { propertyId, rooms: [101], ...days, ...guest, price: String(total), priceFor: 'stay' };
  const { _id } = (await ask('takeBooking', { token: owners.vendor.token, body })).body.data;
  const call = { token: owners.vendor.token, params: { bookingRequestId: _id } };
  const { data } = (await ask('getVendorBooking', call)).body;
  expect([data.total, data.quote.total]).toEqual([total, total]);
}

/** Asks for a stay that the page has quoted, and books it. @returns whole PKR of its rooms, nothing where it is refused as it must be */
async function bookedRooms(guest: SignedUp, hotel: RatedHotel, rates: Rates, stay: Required<AskedStay>) {
  const { quote, broken } = byHand(hotel, rates, stay);
  expect(await quoteOnPage(hotel, stay)).toEqual(quote);
  const { status, body } = await askForStay(guest, hotel, stay, { total: quote.total });
  expect([status, body.issues?.[0]?.code]).toEqual(broken ? [400, broken] : [201, undefined]);
  if (broken) return undefined;
  expect(body.data.total).toBe(quote.total);
  await accept(owners.vendor, body.data._id);
  await expectQuote(guest, body.data._id, quote);
  return quote.rooms.reduce((sum, { count, total }) => sum + count * total, 0);
}

test.each(hotels)(
  'page, request, record, desk, voucher, mail and figures say what somebody works out by hand, hotel %i',
  async (at) => {
    const hotel = await listRated(owners, 25);
    const rates = { ...ratesFromToday(hotel), ...besideOf(at) };
    await setRates(owners.vendor, hotel, rates);
    await setBesideRooms(owners, hotel, rates);
    let guest = await openGuest();
    const incomes: number[] = [];
    for (const stay of staysOf(hotel, at)) {
      if (incomes.length === booked) break;
      const income = await bookedRooms(guest, hotel, rates, stay);
      if (income === undefined) continue;
      incomes.push(income);
      if (incomes.length % 25 === 0) guest = await openGuest();
    }
    await takeOwn(hotel, 10_000 + at);
    expect(incomes).toHaveLength(booked);
    expect(await incomeOfYear()).toBe(incomes.reduce((sum, each) => sum + each, 10_000 + at));
  },
  120_000,
);
