import { beforeEach, describe, expect, test } from 'vitest';
import { readBooking } from '../../../functions/bookings/bookingItem.ts';
import { ask, type SignedUp } from '../../support/accounts.ts';
import { besideRooms, familyPrice, familyStay, openFamilyHotel, setBesideRooms } from '../../support/besideRooms.ts';
import { dayIn } from '../../support/bookings.ts';
import type { CallAnswer } from '../../support/call.ts';
import { openOwners } from '../../support/owners.ts';
import { type AskedStay, askForStay, detailsOfStay, quoteOnPage, type RatedHotel } from '../../support/ratedHotel.ts';

const owners = openOwners({ confirmed: true });
let hotel: RatedHotel;
let guest: SignedUp;

beforeEach(async () => {
  ({ hotel, guest } = await openFamilyHotel(owners));
});

const family = (given: Partial<AskedStay> = {}) => familyStay(hotel, given);

const { child, breakfast, mattress, beside, total } = familyPrice;

const issueOf = ({ status, body }: CallAnswer) => [status, body.issues?.[0]?.path, body.issues?.[0]?.code];

describe('a hotel with rules for children and extras', () => {
  test('tells both with the details of a room', async () => {
    const { data } = (await detailsOfStay(hotel, family())).body;
    expect([data.childRules, data.extras]).toEqual([besideRooms.children, besideRooms.extras]);
  });

  test('quotes a stay with the children who pay and the extras that are chosen', async () => {
    const quote = await quoteOnPage(hotel, family());
    expect(quote).toMatchObject({ total, children: { count: 1, nights: 2, total: child } });
    expect(quote.extras.map(({ name, guests, nights, total: each }) => [name, guests, nights, each])).toEqual([
      ['Breakfast', 3, 2, breakfast],
      ['Mattress', undefined, 1, mattress],
    ]);
  });

  test.each([
    ['ages of as many children as guests', { guests: 2 }, 'children', 'no_adult'],
    ['an age of 18', { children: [18] }, 'children', 'malformed'],
    ['none of an extra', { extras: [{ id: 'breakfast-1', count: 0 }] }, 'extras', 'malformed'],
  ])('tells no quote for %s', async (_, given, path, code) => {
    expect(issueOf(await detailsOfStay(hotel, family(given)))).toEqual([400, path, code]);
  });

  test('does not have what it says nothing of', async () => {
    await setBesideRooms(owners, hotel, { extras: [] });
    const { data } = (await detailsOfStay(hotel, family())).body;
    expect([data.childRules, data.extras]).toEqual([undefined, undefined]);
  });
});

describe('a request with children and extras', () => {
  test('costs what the page has said, and keeps people, lines and total', async () => {
    const { status, body } = await askForStay(guest, hotel, family(), { total });
    expect([status, body.data.total, body.data.guests, body.data.children]).toEqual([201, total, 4, [5, 6]]);
    const call = { token: guest.token, params: { bookingRequestId: body.data._id } };
    const { data } = (await ask('getUserBooking', call)).body;
    expect([data.total, data.quote]).toEqual([total, await quoteOnPage(hotel, family())]);
    const record = await readBooking(owners.desk.tables.bookings, body.data._id);
    expect([record?.children, record?.beside]).toEqual([[5, 6], beside]);
  });

  test('leaves children and extras out of the record where there are none', async () => {
    const { body } = await askForStay(guest, hotel, { counts: { [hotel.double]: 1 }, days: [10, 12] });
    const record = await readBooking(owners.desk.tables.bookings, body.data._id);
    expect([record && 'children' in record, record && 'beside' in record]).toEqual([false, false]);
  });

  test('has a place to sleep for each guest but children who need none', async () => {
    const one = { counts: { [hotel.double]: 1 }, guests: 3 };
    expect((await askForStay(guest, hotel, family({ ...one, children: [5] }))).status).toBe(201);
    const asked = await askForStay(guest, hotel, family({ ...one, children: [6] }));
    expect(issueOf(asked)).toEqual([400, 'guests', 'too_many_guests']);
  });

  test.each<[string, Partial<AskedStay>, string, string]>([
    ['no adult among its guests', { guests: 2 }, 'children', 'no_adult'],
    ['a child of 18', { children: [18] }, 'children.0', 'not_whole'],
    ['an extra that nobody has', { extras: [{ id: 'gone', count: 1 }] }, 'extras.0.id', 'extra_gone'],
    ['more of an extra than there are', { extras: [{ id: 'jeep-1', count: 3 }] }, 'extras.0.count', 'extra_too_many'],
    [
      'an extra for more nights than its own',
      { extras: [{ id: 'mattress-1', count: 1, nights: 3 }] },
      'extras.0.nights',
      'extra_too_many_nights',
    ],
    [
      'an extra twice',
      {
        extras: [
          { id: 'jeep-1', count: 1 },
          { id: 'jeep-1', count: 1 },
        ],
      },
      'extras.1.id',
      'extra_chosen_twice',
    ],
    [
      'an extra after its notice',
      { days: [1, 3], extras: [{ id: 'jeep-1', count: 1 }] },
      'extras.0.id',
      'extra_too_late',
    ],
  ])('is refused with %s', async (_, given, path, code) => {
    expect(issueOf(await askForStay(guest, hotel, family(given)))).toEqual([400, path, code]);
  });

  test('may have an extra on the last day of its notice, and the refusal after it names that day', async () => {
    const jeep = (first: number) => family({ days: [first, first + 2], extras: [{ id: 'jeep-1', count: 2 }] });
    expect((await askForStay(guest, hotel, jeep(2))).status).toBe(201);
    const { body } = await askForStay(guest, hotel, jeep(1));
    expect(body.issues[0].params).toEqual({ name: 'Jeep', until: dayIn(-1) });
  });

  test.each<[string, Parameters<typeof setBesideRooms>[2]]>([
    ['an extra costs more', { ...besideRooms, extras: besideRooms.extras.map((each) => ({ ...each, price: 900 })) }],
    ['an extra is gone', { ...besideRooms, extras: besideRooms.extras.slice(0, 3) }],
    [
      'children are free until another age',
      { ...besideRooms, children: { freeUnder: 7, sleeper: false, inExtras: true } },
    ],
  ])('is told the new quote where %s since its page was read', async (_, changed) => {
    await setBesideRooms(owners, hotel, changed);
    const { status, body } = await askForStay(guest, hotel, family(), { total });
    expect([status, body.code, body.quote]).toEqual([409, 'price_changed', await quoteOnPage(hotel, family())]);
  });

  test('is another one with other ages, or other extras, and the same in whatever order', async () => {
    const first = await askForStay(guest, hotel, family());
    const again = await askForStay(
      guest,
      hotel,
      family({ children: [5, 6], extras: family().extras?.toReversed() ?? [] }),
    );
    expect(again.body.data._id).toBe(first.body.data._id);
    const older = await askForStay(guest, hotel, family({ children: [5, 7] }));
    const fewer = await askForStay(guest, hotel, family({ extras: [] }));
    expect(new Set([first, older, fewer].map(({ body }) => body.data._id)).size).toBe(3);
  });

  test('under the key of one with other ages is not that one', async () => {
    const requestKey = 'k'.repeat(20);
    await askForStay(guest, hotel, family(), { requestKey });
    const { body } = await askForStay(guest, hotel, family({ children: [4, 5] }), { requestKey });
    expect(body.code).toBe('sent_before');
  });
});
