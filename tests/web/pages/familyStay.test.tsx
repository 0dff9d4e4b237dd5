import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { Rates } from '../../../shared/rules/rates.ts';
import { typeDays } from '../support/bookingSheet.ts';
import { answer, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { quoteAt } from '../support/quotes.ts';
import { ahead, calendarOf, detailsOf, hotelOf, requestOf, roomOf } from '../support/samples.ts';
import { arriveAt, button, open, says, traveller } from '../support/site.tsx';

const childRules: NonNullable<Rates['children']> = { freeUnder: 6, price: 1300, sleeper: false, inExtras: true };
const extras: Rates['extras'] = [
  { id: 'mattress', name: 'Mattress', price: 1500, per: 'night', most: 3, noticeDays: 0 },
  { id: 'breakfast', name: 'Breakfast', price: 850, per: 'guestNight', most: 1, noticeDays: 0 },
  { id: 'jeep', name: 'Jeep', price: 7500, per: 'once', most: 2, noticeDays: 12 },
];

const rooms = quoteAt(7200);
const breakfast = { id: 'breakfast', name: 'Breakfast', price: 850, count: 1, guests: 3, nights: 3, total: 7650 };
const children = { count: 1, price: 1300, nights: 3, total: 3900 };

/** The quote of the API: children and breakfast where they are asked for. */
function quoteFor(query: Record<string, string | undefined>): Quote {
  const [child, eats] = [query.children === '5,6', query.extras?.includes('breakfast')];
  const total = rooms.total + (child ? children.total : 0) + (eats ? breakfast.total : 0);
  return { ...rooms, ...(child && { children }), extras: eats ? [breakfast] : [], total };
}

async function openFamilySheet() {
  const details = detailsOf(hotelOf('batura', [roomOf(3)]));
  answer('getRoomDetails', ({ query }) => {
    const quote = query.checkIn ? { quote: quoteFor(query) } : {};
    return ok('room_details', { ...details, childRules, extras: [...extras], ...quote });
  });
  answer('getRoomCalendar', ok('room_calendar', calendarOf([])));
  answer('listReviews', listed('no_reviews', []));
  const user = await open('/user/room-details/batura?room=3', traveller);
  await user.click(await screen.findByRole('button', { name: 'Book Now' }));
  await screen.findByRole('grid');
  return user;
}

type User = Awaited<ReturnType<typeof openFamilySheet>>;

async function addChildren(user: User, ...ages: number[]) {
  for (const [at, age] of ages.entries()) {
    await user.click(button('Add a child'));
    const label = at === 0 ? 'Age of the child' : `Age of child ${at + 1}`;
    await user.selectOptions(screen.getByLabelText(label), String(age));
  }
}

describe('a hotel with rules for children and extras', () => {
  test('says its rules, and prices its extras, before anything is sent', async () => {
    await openFamilySheet();
    await says('Children under 6 stay free and need no bed.');
    await says('From 6 on a child costs PKR 1,300 a night.');
    await says('PKR 850 a guest and night');
    await says('12 days before check-in');
  });

  test('asks the age of each child before the price, and before the next child', async () => {
    const user = await openFamilySheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('Add a child'));
    await says('Say how old each child is to see the whole price.');
    expect(button('Add a child').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Continue'));
    await says('Say how old each child is.');
    expect(document.activeElement).toBe(screen.getByLabelText('Age of the child'));
  });

  test('shows the quote with children and extras, and sends both with the total', async () => {
    const user = await openFamilySheet();
    await typeDays(ahead(10), ahead(13));
    await addChildren(user, 5, 6);
    await user.click(button('More: \u2068Breakfast\u2069'));
    await says('Children PKR 3,900 · Extras PKR 7,650');
    await says('3 guests × 3 nights × PKR 850 = PKR 7,650');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    await says('2 adults, children of 5 and 6');
    await says('1 child × 3 nights × PKR 1,300 = PKR 3,900');
    answer('createBookingRequest', ok('request_sent', requestOf('b1')));
    await user.click(button('Send'));
    const { body } = sentTo('createBookingRequest').at(-1) ?? {};
    expect(body).toMatchObject({ guests: 4, children: [5, 6], extras: [{ id: 'breakfast', count: 1 }], total: 33_150 });
  });

  test('takes an extra for some of the nights, and sends how many', async () => {
    const user = await openFamilySheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('More: \u2068Mattress\u2069'));
    await user.selectOptions(screen.getByLabelText('Nights: \u2068Mattress\u2069'), '2');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    answer('createBookingRequest', ok('request_sent', requestOf('b1')));
    await user.click(button('Send'));
    const { body } = sentTo('createBookingRequest').at(-1) ?? {};
    expect(body.extras).toEqual([{ id: 'mattress', count: 1, nights: 2 }]);
  });

  test('does not let an extra be added after its notice', async () => {
    await openFamilySheet();
    await typeDays(ahead(10), ahead(13));
    await says('too late for these days');
    expect(button('More: \u2068Jeep\u2069').getAttribute('aria-disabled')).toBe('true');
  });

  test('keeps people and extras over a reload', async () => {
    const user = await openFamilySheet();
    await addChildren(user, 5);
    await user.click(button('More: \u2068Mattress\u2069'));
    await user.reload();
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(((await sheet.findByLabelText('Age of the child')) as HTMLSelectElement).value).toBe('5');
    expect(sheet.getByRole('group', { name: /Mattress/ }).textContent).toContain('1');
  });

  test('that has an extra no more says the new total, and is asked without it', async () => {
    const user = await openFamilySheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('More: \u2068Breakfast\u2069'));
    await says('Extras PKR 7,650');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    await says('3 guests × 3 nights × PKR 850 = PKR 7,650');
    answer('createBookingRequest', new Refusal('price_changed', { quote: rooms }));
    await user.click(button('Send'));
    await says('The stay cost PKR 29,250 and costs PKR 21,600 now');
    answer('createBookingRequest', ok('request_sent', requestOf('b1')));
    await user.click(button('Send'));
    const { body } = sentTo('createBookingRequest').at(-1) ?? {};
    expect([body.extras, body.total]).toEqual([undefined, 21_600]);
  });
});
