import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../shared/rules/dates.ts';
import { answerDashboard, answerDay, dayOf } from '../support/dashboard.ts';
import { sentTo } from '../support/fakeApi.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, open, plain, says, vendor } from '../support/site.tsx';
import { inRooms, rowsIn, stay } from '../support/today.ts';

beforeEach(answerDashboard);

const hostNote = {
  text: 'Comes at ten at night.',
  at: `${ahead(-1)}T10:00:00.000Z`,
  revision: 1,
  by: 'owner' as const,
};

describe('the page of today', () => {
  test('has a line for each who arrives, leaves and stays, in the order of their rooms', async () => {
    answerDay([
      dayOf({
        arrives: [stay('b', [0, 2], inRooms(104)), stay('a', [0, 1], inRooms(9))],
        leaves: [stay('c', [-2, 0])],
        stays: [{ ...stay('d', [-1, 3]), hostNote }],
      }),
    ]);
    await open('/dashboard', vendor);
    await says('Today');
    const arriving = await rowsIn('Arriving 2');
    expect(arriving[0]).toMatch(/^Room 9,9 Guest a until .+PKR 7,500.*Check in$/);
    expect(arriving[1]).toContain('Guest b');
    expect(screen.getAllByRole('img', { name: 'By phone' })).toHaveLength(4);
    expect((await rowsIn('Leaving 1'))[0]).toMatch(/Guest c since .+Check out$/);
    expect((await rowsIn('Staying 1'))[0]).toMatch(/Guest d.+Comes at ten at night\./);
  });

  test('says so where nobody comes, goes or waits, and which rooms are free', async () => {
    await open('/dashboard', vendor);
    for (const none of ['Nobody arrives.', 'Nobody leaves.', 'Nobody stays over.', 'No request waits for your answer.'])
      await says(none);
    expect(await rowsIn('Free tonight 2 of 3')).toEqual([
      '2 of 22 rooms, 101, 1022 guests, 1 bed, PKR 4,500Book',
      '0 of 14 guests, 2 beds, PKR 9,000',
    ]);
    const book = screen.getByRole<HTMLAnchorElement>('link', { name: 'Book: 2 rooms, 101, 102' });
    expect(book.search).toBe(`?property=p1&room=101&from=${ahead(0)}&to=${ahead(1)}`);
  });

  test('names the rooms of this night alone, two at most, and those that are left today', async () => {
    const moved = inRooms({ roomNumber: 101, until: ahead(0) }, { roomNumber: 102, from: ahead(0) });
    answerDay([
      dayOf({
        arrives: [stay('group', [0, 2], inRooms(103, 101, 102))],
        stays: [stay('moved', [-1, 2], moved)],
      }),
    ]);
    await open('/dashboard', vendor);
    expect((await rowsIn(/^Arriving/))[0]).toContain('Room 101, 102, 103,101+2 Guest group');
    expect((await rowsIn(/^Staying/))[0]).toMatch(/^Room 102,102 Guest moved.*Room 101 until /);
  });

  test('tells of who did not come, of closed rooms and of other calendars', async () => {
    const ended = [stay('a', [0, 2], { status: 'missed' }), stay('b', [0, 2], { status: 'cancelled' })];
    answerDay([dayOf({ ended, closed: [102], events: [{ roomNumber: 201 }] })]);
    await open('/dashboard', vendor);
    const rows = await rowsIn('Not coming 2');
    expect([rows[0], rows[1]].map((row) => row?.match(/Did not come|Cancelled/)?.[0])).toEqual([
      'Did not come',
      'Cancelled',
    ]);
    await says('Closed by you: 102In another calendar: 201');
  });

  test('puts the requests that wait before all else, the most urgent three of them', async () => {
    answerDay(undefined, { first: ['a', 'b', 'c', 'd'].map((id) => requestOf(id)), more: true });
    await open('/dashboard', vendor);
    expect(await rowsIn('Requests waiting 4+')).toHaveLength(3);
    expect(within(screen.getByRole('main')).getAllByRole('region')[0]?.textContent).toContain('Requests waiting');
  });

  test('names each of several properties, and reads further ones', async () => {
    answerDay([dayOf(), dayOf({ propertyId: 'p2', hotelName: 'Pine House' })]);
    await open('/dashboard', vendor);
    for (const name of ['Cedar Lodge', 'Pine House']) expect((await screen.findByText(name)).tagName).toBe('H2');
  });

  test('says in one line that nothing happens at one of several properties, and has no empty lists', async () => {
    answerDay([dayOf(), dayOf({ propertyId: 'p2', hotelName: 'Pine House', arrives: [stay('a', [0, 1])] })]);
    await open('/dashboard', vendor);
    const cedar = within(await screen.findByRole('article', { name: 'Cedar Lodge' }));
    expect(cedar.getByText('Nobody arrives, leaves or stays over.')).toBeDefined();
    expect(cedar.getAllByRole('heading').map(({ textContent }) => plain(textContent))[1]).toMatch(/^Free tonight/);
    const pine = within(screen.getByRole('article', { name: 'Pine House' }));
    expect(pine.getByText('Guest a')).toBeDefined();
    expect(pine.queryByText(/^Nobody/)).toBeNull();
  });

  test('leads to the form where there is no property yet', async () => {
    answerDay([]);
    await open('/dashboard', vendor);
    await says('No property yet');
    expect(screen.getByRole('link', { name: 'Create Post' })).toBeDefined();
  });
});

describe('the day of the desk', () => {
  test('is turned to the next and back to today, and stands in the address', async () => {
    const user = await open('/dashboard', vendor);
    await says('Nobody arrives.');
    await user.click(button('Next day'));
    await says('Tomorrow');
    expect(location.search).toBe(`?day=${ahead(1)}`);
    await waitFor(() => expect(sentTo('listVendorDay').at(-1)?.query.day).toBe(ahead(1)));
    await screen.findByRole('region', { name: /^Free that night/ });
    await user.click(button('Today'));
    expect(location.search).toBe('');
  });

  test.each(['2027-02-30', 'soon', addDays(ahead(0), -8)])('is today where the address names %s', async (day) => {
    await open(`/dashboard?day=${day}`, vendor);
    await says('Today');
    await waitFor(() => expect(sentTo('listVendorDay')[0]?.query.day).toBe(ahead(0)));
  });

  test('goes back two days for the staff, who see no card of the owner', async () => {
    await open(`/dashboard?day=${ahead(-2)}`, { ...vendor, staff: true });
    await screen.findByText('Nobody leaves.');
    expect(button('Day before').disabled).toBe(true);
    expect(screen.queryByRole('link', { name: 'Create Post' })).toBeNull();
  });
});
