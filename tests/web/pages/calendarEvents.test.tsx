import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CalendarEvent } from '../../../shared/contracts/calendarEvents.ts';
import { answerDashboard, answerNights } from '../support/dashboard.ts';
import { answer, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { day, night, openMonth } from '../support/monthDesk.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, field, fill, open, plain, says, toastSays, vendor } from '../support/site.tsx';

const nights = { from: day(12), to: day(14) };

function answerEvent(given: Partial<CalendarEvent> = {}) {
  const event = { _id: 'e1', calendarId: 'c1', channel: 'vrbo', summary: 'Reserved - Melanie', ...nights } as const;
  const events = [{ ...event, reads: 'reservation' as const, state: 'held' as const, roomNumber: 101, ...given }];
  answer('listCalendarEvents', listed('calendar_events', [{ propertyId: 'p1', hotelName: 'Cedar Lodge', events }]));
}

beforeEach(() => {
  answerDashboard();
  answerNights([{ ...nights, kind: 'elsewhere', eventId: 'e1', summary: 'Reserved - Melanie', channel: 'vrbo' }]);
  answerEvent();
});

test('an event stands in the month with its channel, and is looked at with its words', async () => {
  const user = await openMonth();
  expect(night(12).getAttribute('aria-label')).toContain('taken on Vrbo');
  await user.click(night(12));
  await says('2 nights, from Vrbo: Reserved - Melanie');
});

test('an event gets its guest and price, and keeps what is typed when that is refused', async () => {
  const user = await openMonth();
  await user.click(night(12));
  await user.click(await screen.findByRole('button', { name: /^Add guest: Vrbo, / }));
  expect(field('Name').value).toBe('Melanie');
  expect(screen.queryByRole('radio', { name: 'By phone' })).toBeNull();
  await fill('Contact Number', '+44 20 7946 0958');
  await user.click(button('Save'));
  expect(sentTo('takeCalendarEvent')).toHaveLength(0);
  await fill('Agreed price', '9,000');
  expect(screen.getByRole('dialog').textContent).toContain('9,000');
  answer('takeCalendarEvent', new Refusal('event_not_held'));
  await user.click(button('Save'));
  await says(sentenceOf('event_not_held'));
  expect(field('Agreed price').value).toBe('9,000');
  answer('takeCalendarEvent', ok('event_taken', requestOf('a', { status: 'active', source: 'calendar' })));
  await user.click(button('Save'));
  await toastSays('The event is a booking now.');
  expect(sentTo('takeCalendarEvent').at(-1)).toMatchObject({
    params: { postId: 'p1', eventId: 'e1' },
    body: { userName: 'Melanie', contactNumber: '00442079460958', guests: 2, price: 9000, priceFor: 'stay' },
  });
});

test('an event that clashes, or is a booking, is not made one', async () => {
  answerEvent({ state: 'booked' });
  const user = await openMonth();
  await user.click(night(12));
  await says('2 nights, from Vrbo');
  expect(screen.queryByRole('button', { name: /Add guest/ })).toBeNull();
});

test('of an event whose calendar is gone it is said that another calendar has the nights', async () => {
  answer('listCalendarEvents', listed('calendar_events', []));
  const user = await openMonth();
  await user.click(night(12));
  await says('Another calendar has these nights');
});

describe('the page of today', () => {
  const tonight = { from: ahead(0), to: ahead(2) };

  test('has a line for each event that is no booking yet, which gets its guest there', async () => {
    answerEvent(tonight);
    const user = await open('/dashboard', vendor);
    const list = within(await screen.findByRole('region', { name: 'From other platforms 1' }));
    expect(plain(list.getByRole('listitem').textContent)).toMatch(/^Room 101,101Vrbo.+Reserved - MelanieAdd guest$/);
    await user.click(list.getByRole('button', { name: /^Add guest: Vrbo, / }));
    await fill('Contact Number', '+44 20 7946 0958');
    await fill('Agreed price', '9,000');
    answer('takeCalendarEvent', ok('event_taken', requestOf('a', { status: 'active', source: 'calendar' })));
    answerEvent({ ...tonight, state: 'booked' });
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('region', { name: /From other platforms/ })).toBeNull());
  });

  test('shows an event until the day on which its guest leaves', async () => {
    answerEvent({ from: ahead(-2), to: ahead(0) });
    await open('/dashboard', vendor);
    await screen.findByRole('region', { name: 'From other platforms 1' });
  });

  test('does not show an event of another day', async () => {
    answerEvent({ from: ahead(1), to: ahead(3) });
    await open('/dashboard', vendor);
    await says('Nobody arrives.');
    expect(screen.queryByRole('region', { name: /From other platforms/ })).toBeNull();
  });

  test('says a clash with the way to who has the nights, and leads the owner to the calendars', async () => {
    answerEvent({ state: 'clash', roomNumber: undefined });
    await open('/dashboard', vendor);
    await says('No room is free here for nights that Vrbo has taken');
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'See who has the nights' });
    expect(way.search).toBe(`?month=${nights.from.slice(0, 7)}`);
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'Other calendars' }).at(-1)?.getAttribute('href')).toBe('/calendars');
  });

  test('does not lead the staff to the calendars, which are the owner’s', async () => {
    answerEvent(tonight);
    await open('/dashboard', { ...vendor, staff: true });
    await screen.findByRole('button', { name: /^Add guest: Vrbo, / });
    expect(screen.queryByRole('link', { name: 'Other calendars' })).toBeNull();
  });
});
