import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type Booking, bookingTotal } from '../../../functions/bookings/booking.ts';
import type { BookingItem } from '../../../functions/bookings/bookingItem.ts';
import { monthFigures } from '../../../functions/bookings/figures.ts';
import { heldStay } from '../../../functions/bookings/lists.ts';
import { quoteOfBooking } from '../../../functions/bookings/quotes/bookedQuote.ts';
import { accountOfBooking } from '../../../functions/money/account.ts';
import { addDays, addMonths, instantOf } from '../../../shared/rules/dates.ts';
import { type LedgerLine, paidOf, signedAmount } from '../../../shared/rules/ledger.ts';
import { randomOf } from '../../campaign/random.ts';

const seed = randomInt(1_000_000);
const random = randomOf(seed);
const below = (bound: number) => random.whole(0, bound - 1);
const chance = (percent: number) => random.chance(percent / 100);

/** A stay of one to three rooms, of which some were given back or moved during it. */
function randomStay(): Pick<Booking, 'checkIn' | 'checkOut' | 'rooms'> {
  const checkIn = addDays('2027-01-01', below(60));
  const nights = 1 + below(12);
  const rooms = Array.from({ length: 1 + below(3) }, (_, at) => ({
    ...{ kind: 'k', id: `r${at}`, number: 101 + at, beds: 1, guests: 2, price: 1 + below(9000) },
    ...(chance(30) && { remainder: below(nights) }),
    ...(chance(20) && { until: addDays(checkIn, 1 + below(nights)) }),
  }));
  return { checkIn, checkOut: addDays(checkIn, nights), rooms };
}

/** A booking that stands, or was cancelled or missed at some moment around its stay. */
function randomBooking(): BookingItem {
  const stay = randomStay();
  const state = random.pick(['active', 'active', 'cancelled', 'missed'] as const);
  const endDay = addDays(stay.checkIn, below(16) - 3);
  const booking = {
    ...{ id: 'b', state, vendorId: 'v', propertyId: 'p', hotelName: 'Pine House', location: 'Murree', guests: 2 },
    ...{ guest: { name: '', email: '', phone: '' }, answeredAt: 'then', ...stay },
    ...{ askedAt: '2026-12-01T00:00:00Z', answerBy: '2026-12-02T00:00:00Z', listed: '', ranked: '' },
    ...(chance(50) ? { userId: 'u' } : { source: 'phone' as const }),
    ...(state !== 'active' && { endedAt: instantOf(endDay, 12).toISOString() }),
    ...(state === 'missed' && { charged: chance(50) }),
  };
  return booking;
}

/** The next line, of an amount or of a line that it takes back; undefined where that cannot be. */
function randomLine(lines: readonly LedgerLine[]): LedgerLine | undefined {
  const kind = random.pick(['in', 'in', 'out', 'reversal'] as const);
  const plain = { number: lines.length + 1, kind, way: 'cash' as const };
  if (kind !== 'reversal') return { ...plain, amount: 1 + below(9000) };
  const left = lines.filter(
    ({ kind, number }) => kind !== 'reversal' && !lines.some((each) => each.reverses === number),
  );
  if (left.length === 0) return undefined;
  const { number: reverses, amount } = random.pick(left);
  return { ...plain, amount, reverses };
}

/** Lines that may be written one after the other: no sum of them is below 0. */
function randomLines(): LedgerLine[] {
  return Array.from({ length: below(9) }).reduce<LedgerLine[]>((lines) => {
    const line = randomLine(lines);
    const next = line ? [...lines, line] : lines;
    return paidOf(next) < 0 ? lines : next;
  }, []);
}

/** Whole PKR of a booking in the figures of all months. */
function incomeOf(booking: BookingItem): number {
  const stay = booking.state === 'active' ? booking : heldStay(booking);
  const months = Array.from({ length: 6 }, (_, at) => addMonths('2026-12', at));
  return months.reduce((sum, month) => sum + monthFigures([stay], month).income, 0);
}

/** Sums of a booking as its account and its quote say them. */
function sayings(booking: BookingItem, lines: readonly LedgerLine[]) {
  const { owed, paid, balance } = accountOfBooking({ ...booking, paid: paidOf(lines) }, undefined);
  return { owed, paid, balance, total: quoteOfBooking(booking, undefined).total };
}

test(`account, figures, quote and ledger agree over 10,000 lives of bookings, seed ${seed}`, () => {
  const wrong = Array.from({ length: 10_000 }).flatMap(() => {
    const [booking, lines] = [randomBooking(), randomLines()];
    const paid = lines.reduce((sum, line) => sum + signedAmount(line, lines), 0);
    const keeps = booking.userId === undefined && booking.state !== 'active' && !booking.charged;
    const owed = Math.max(incomeOf(booking), keeps ? paid : 0);
    const agreed = { owed, paid, balance: owed - paid, total: bookingTotal(booking) };
    const said = sayings(booking, lines);
    return isDeepStrictEqual(said, agreed) ? [] : [{ booking, lines, said, agreed }];
  });
  expect(wrong).toEqual([]);
});
