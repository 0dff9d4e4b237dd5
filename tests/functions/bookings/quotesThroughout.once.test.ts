import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import { ask, mailsTo, type SignedUp } from '../../support/accounts.ts';
import { mailFor } from '../../support/bookingMails.ts';
import { accept, dayIn } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { leastNightsByHand, quoteByHand } from '../../support/prices/quoteByHand.ts';
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
import { linkOf, view } from '../../support/vouchers.ts';

const owners = openOwners({ confirmed: true });

const count = fc.integer({ min: 0, max: 2 });
const somewhen = fc
  .record({
    first: fc.integer({ min: 1, max: 130 }),
    nights: fc.integer({ min: 1, max: 12 }),
    one: count,
    other: count,
  })
  .filter(({ one, other }) => one + other > 0);

/** Forty stays, always the same. */
function someStays({ double, family }: RatedHotel): AskedStay[] {
  return fc.sample(somewhen, { numRuns: 40, seed: 27 }).map(({ first, nights, one, other }) => ({
    counts: { ...(one > 0 && { [double]: one }), ...(other > 0 && { [family]: other }) },
    days: [first, first + nights],
  }));
}

function byHand(hotel: RatedHotel, { counts, days }: AskedStay): { quote: Quote; leastNights: number } {
  const price = (kind: string) => (kind === hotel.double ? 9500 : 16_000);
  const rooms = Object.entries(counts).map(([kind, each]) => ({ kind, price: price(kind), count: each }));
  const stay = { checkIn: dayIn(days[0]), checkOut: dayIn(days[1]), rooms, adults: 1, children: [], extras: [] };
  const rates = ratesFromToday(hotel);
  return { quote: quoteByHand(rates, stay), leastNights: leastNightsByHand(rates, stay) };
}

const number = (text = '0') => Number(text.replaceAll(',', ''));

/** The sum of the lines of a mail, as its reader adds them up. */
function sumInMail(text: string): number {
  const lines = /^Price: (.*(?:\n {2}.*)*)/m.exec(text)?.[1]?.split('\n') ?? [];
  return lines.reduce((sum, line) => {
    const nights = [...line.matchAll(/(\d+) nights? at PKR ([\d,]+)/g)];
    const paid = nights.reduce((all, [, some, price]) => all + number(some) * number(price), 0);
    const less = number(/off: PKR ([\d,]+) less/.exec(line)?.[1]);
    return sum + number(/(\d+) rooms, each/.exec(line)?.[1] ?? '1') * (paid - less);
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

test('page, request, record, mail, voucher and figures say of forty stays what somebody works out by hand', async () => {
  const hotel = await listRated(owners, 25);
  await setRates(owners.vendor, hotel, ratesFromToday(hotel));
  let guest = await openGuest();
  let [stayed, income] = [0, 0];
  for (const stay of someStays(hotel)) {
    const { quote, leastNights } = byHand(hotel, stay);
    expect(await quoteOnPage(hotel, stay)).toEqual(quote);
    const { status, body } = await askForStay(guest, hotel, stay, { total: quote.total });
    if (stay.days[1] - stay.days[0] < leastNights) {
      expect([status, body.issues[0].code]).toEqual([400, 'stay_too_short']);
      continue;
    }
    expect([status, body.data.total]).toEqual([201, quote.total]);
    const id = body.data._id;
    await accept(owners.vendor, id);
    const record = await ask('getUserBooking', { token: guest.token, params: { bookingRequestId: id } });
    expect([record.body.data.total, record.body.data.quote]).toEqual([quote.total, quote]);
    const desk = await ask('getVendorBooking', { token: owners.vendor.token, params: { bookingRequestId: id } });
    expect(desk.body.data.quote).toEqual(quote);
    const voucher = (await view(await linkOf('owner', owners.vendor, id))).body.data;
    expect([voucher.total, voucher.quote]).toEqual([quote.total, quote]);
    const mail = await acceptedMail(guest, id);
    expect([sumInMail(mail), number(/^Total: PKR ([\d,]+)/m.exec(mail)?.[1])]).toEqual([quote.total, quote.total]);
    stayed += 1;
    income += quote.total;
    if (stayed % 3 === 0) guest = await openGuest();
  }
  expect(stayed).toBeGreaterThan(25);
  expect(await incomeOfYear()).toBe(income);
}, 120_000);
