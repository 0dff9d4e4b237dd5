import { beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '../../../functions/bookings/booking.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { ask, openAccount, openAccounts, type SignedUp } from '../../support/accounts.ts';
import { dayIn } from '../../support/bookings.ts';
import { storeBooking } from '../../support/stays.ts';

let table: Table;
beforeAll(async () => {
  ({ bookings: table } = await openAccounts());
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** One booking of each kind, in the order in which a list of all shows them. */
const kinds: [name: string, given: () => Partial<Booking>][] = [
  ['asked first', () => ({ state: 'pending', askedAt: hours(-3), answerBy: hours(1) })],
  ['asked later', () => ({ state: 'pending', askedAt: hours(-2), answerBy: hours(1) })],
  ['leaves sooner', () => ({ state: 'active', checkOut: dayIn(2) })],
  ['leaves later', () => ({ state: 'active', checkOut: dayIn(9) })],
  ['left today', () => ({ state: 'active', checkOut: dayIn(0) })],
  ['left before', () => ({ state: 'active', checkOut: dayIn(-9) })],
  ['declined', () => ({ state: 'rejected', endedAt: hours(-1) })],
  ['expired', () => ({ state: 'expired', endedAt: hours(-5) })],
  ['cancelled', () => ({ state: 'cancelled', endedAt: hours(-9) })],
];

async function someone(role: 'user' | 'vendor'): Promise<SignedUp> {
  const person = await openAccount(role);
  const owned = role === 'user' ? { userId: person.id } : { vendorId: person.id };
  for (const [hotelName, given] of kinds) await storeBooking(table, { hotelName, ...owned, ...given() });
  return person;
}

type ListAnswer = { hotelName: string }[];
const names = (data: ListAnswer) => data.map(({ hotelName }) => hotelName);

describe('the bookings of a traveller', () => {
  const list = ({ id, token }: SignedUp, query: Record<string, string> = {}) =>
    ask('listUserBookings', { token, params: { userId: id }, query });

  test('are what waits, stays ahead, stays that are over, and what came to nothing', async () => {
    const guest = await someone('user');
    expect(names((await list(guest)).body.data)).toEqual(kinds.map(([name]) => name));
  });

  test.each([
    ['pending', ['asked first', 'asked later']],
    ['active', ['leaves sooner', 'leaves later']],
    ['completed', ['left today', 'left before']],
    ['rejected', ['declined']],
    ['expired', ['expired']],
    ['cancelled', ['cancelled']],
  ])('that are %s alone', async (status, shown) => {
    expect(names((await list(await someone('user'), { status })).body.data)).toEqual(shown);
  });

  test.each([1, 2, 3, 4])('come page by page, %i at a time, none twice and none left out', async (limit) => {
    const guest = await someone('user');
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list(guest, { limit: String(limit), ...(cursor !== undefined && { cursor }) });
      expect(body.data.length).toBeLessThanOrEqual(limit);
      found.push(...names(body.data));
      cursor = body.nextCursor;
    } while (cursor !== undefined);
    expect(found).toEqual(kinds.map(([name]) => name));
  });

  test('have no next page where the last one is full', async () => {
    const { body } = await list(await someone('user'), { limit: '9' });
    expect([body.data.length, body.nextCursor]).toEqual([9, undefined]);
  });

  test('are found by their state among many others, in pages that look at a hundred', async () => {
    const { id: userId, token } = await openAccount('user');
    const ended = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const store = (state: Booking['state'], minutes: number) =>
      storeBooking(table, { userId, state, hotelName: `${state} ${minutes}`, endedAt: ended(minutes) });
    await Promise.all(Array.from({ length: 130 }, (_, minute) => store('rejected', minute + 1)));
    await Promise.all([50, 60.5, 131].map((minutes) => store('cancelled', minutes)));
    const first = (await list({ id: userId, token } as SignedUp, { status: 'cancelled', limit: '5' })).body;
    expect(names(first.data)).toEqual(['cancelled 50', 'cancelled 60.5']);
    const rest = await list({ id: userId, token } as SignedUp, { status: 'cancelled', cursor: first.nextCursor });
    expect([names(rest.body.data), rest.body.nextCursor]).toEqual([['cancelled 131'], undefined]);
  });

  test('refuse the page of another list', async () => {
    const [guest, other] = [await someone('user'), await someone('user')];
    const { nextCursor } = (await list(guest, { limit: '2' })).body;
    for (const answer of [
      await list(other, { cursor: nextCursor }),
      await list(guest, { status: 'active', cursor: nextCursor }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_cursor']);
    }
  });

  test.each([
    ['pending', 'No Pending Bookings'],
    ['active', 'No Active Bookings'],
    ['cancelled', 'No bookings yet.'],
  ])('say in words that none is %s', async (status, message) => {
    expect((await list(await openAccount('user'), { status })).body.message).toBe(message);
  });
});

describe('the bookings of a vendor', () => {
  test('are the active ones, or those of the state that is asked for', async () => {
    const { id, token } = await someone('vendor');
    const list = (query = {}) => ask('listVendorBookings', { token, params: { id }, query });
    expect(names((await list()).body.data)).toEqual(['leaves sooner', 'leaves later']);
    expect(names((await list({ status: 'completed' })).body.data)).toEqual(['left today', 'left before']);
    const { body } = await ask('listVendorPendingRequests', { token, params: { vendorId: id } });
    expect(names(body.data)).toEqual(['asked first', 'asked later']);
  });
});
