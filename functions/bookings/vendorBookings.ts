import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';

/** What the figures read of an active booking: calendar days and the whole PKR of one night. */
interface ActiveBooking {
  bookingStartDate: string;
  bookingEndDate: string;
  price: number;
}

/**
 * Bookings by their vendor, in the table of bookings: `vendor#<id>` / `pending#<instant>#<booking id>`, and
 * `active#<check-out day>#<booking id>` with the days and the nightly price.
 */
export const vendorBookings = port('bookings', ['dynamodb:Query'], (table) => ({
  countPending: async (vendorId: string): Promise<number> =>
    (await find(table, vendorId, 'pending#', 'pending#~')).length,
  /** Nights and income of active bookings within a month, `YYYY-MM`. */
  sumMonth: async (vendorId: string, month: string): Promise<{ nights: number; income: number }> => {
    const bookings = await find<ActiveBooking>(table, vendorId, `active#${month}-01~`, 'active#~');
    const nights = bookings.map((booking) => nightsWithin(booking, month));
    return {
      nights: nights.reduce((sum, count) => sum + count, 0),
      income: bookings.reduce((sum, { price }, at) => sum + price * (nights[at] ?? 0), 0),
    };
  },
}));

type From = Record<string, unknown> | undefined;

async function find<Item>(table: Table, vendorId: string, first: string, last: string): Promise<Item[]> {
  const found: Item[] = [];
  let from: From;
  do {
    const answer = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': `vendor#${vendorId}`, ':first': first, ':last': last },
        ExclusiveStartKey: from,
      }),
    );
    found.push(...((answer.Items ?? []) as Item[]));
    from = answer.LastEvaluatedKey as From;
  } while (from);
  return found;
}

/** A night belongs to the month of the day on which it begins. */
function nightsWithin({ bookingStartDate, bookingEndDate }: ActiveBooking, month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const from = Math.max(dayNumber(bookingStartDate), Date.UTC(year, number - 1) / dayMilliseconds);
  const to = Math.min(dayNumber(bookingEndDate), Date.UTC(year, number) / dayMilliseconds);
  return Math.max(0, to - from);
}

const dayMilliseconds = 24 * 3600 * 1000;

/** Days since 1970. Every calendar day has the same length here: no time zone is involved. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMilliseconds;
}
