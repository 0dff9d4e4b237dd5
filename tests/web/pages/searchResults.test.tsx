import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, listed, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, hitOf } from '../support/samples.ts';
import { counted, full, hotels, shows } from '../support/searchAnswers.ts';
import { button, focused, open, plain, says } from '../support/site.tsx';

describe('the results of a search', () => {
  beforeEach(() => answer('getRoomCounts', counted()));

  const found = (rooms = [hitOf('a0')], next?: string) => ({ ...listed('rooms_found', rooms, next), shows });

  test('come eight a page and say what was asked for', async () => {
    answer('getRoomSearch', found(full('a', 8), 'c2'));
    await open('/search?location=Hunza&guests=2-4&price=1000-9000&class=First');
    await screen.findAllByRole('article');
    expect(sentTo('getRoomSearch').map(({ query }) => query)).toEqual([
      expect.objectContaining({
        location: 'Hunza',
        classType: 'First',
        minCapacityMembers: '2',
        maxCapacityMembers: '4',
        minPrice: '1000',
        maxPrice: '9000',
        limit: '8',
      }),
    ]);
    await says('Rooms in Hunza Valley');
  });

  test('with dates say the total of the stay and its average night, as the answer has them, and how far the order goes', async () => {
    const matching = { rooms: 1, fromPrice: 7333, fromTotal: 29_332, sleepsLeast: 3, sleepsMost: 3 };
    answer('getRoomSearch', found([hitOf('a0', { matching, total: 29_332 }), hitOf('b0')]));
    await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(14)}`);
    await screen.findAllByRole('article');
    const [card] = screen.getAllByRole('article');
    expect(plain(card?.textContent)).toContain('PKR 7,333 a night');
    expect(plain(card?.textContent)).toContain('PKR 29,332 for 4 nights');
    await says('A price for a night is the average of your stay. Each page is in the order of prices on your nights');
    const link = within(card as HTMLElement).getByRole('link', { name: /Check Prices/ });
    expect(link.getAttribute('href')).toContain(`checkIn=${ahead(10)}&checkOut=${ahead(14)}`);
  });

  test('say the lowest price where other rooms that fit may cost more', async () => {
    const dearer = hitOf('a0', { matching: { rooms: 3, fromPrice: 6000, sleepsLeast: 2, sleepsMost: 4 } });
    answer('getRoomSearch', found([dearer, hitOf('b0')]));
    await open('/search?location=Hunza');
    await screen.findAllByRole('article');
    const [first, second] = screen.getAllByRole('article').map((card) => plain(card.textContent));
    expect(first).toContain('from PKR 6,000 a night');
    expect(second).not.toContain('from PKR');
  });

  test('are searched further where a page is short and the list goes on', async () => {
    answer('getRoomSearch', ({ query }) => (query.cursor ? found([hitOf('b0')]) : found([], 'c2')));
    const user = await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(11)}`);
    await says('Nothing found so far.');
    await user.click(button('Search further'));
    await waitFor(() => expect(hotels()).toEqual(['Hotel b0']));
  });

  test('that are none say so and name ways to some', async () => {
    answer('getRoomSearch', { ...listed('no_rooms_match', []), shows });
    answer('getRoomCounts', counted({ causes: [{ wish: 'class', hotels: 3, more: false, cheapest: 5000 }] }));
    const user = await open('/search?location=Hunza&class=First');
    await says('No rooms in First class match this search.');
    const way = await screen.findByRole('link', { name: '3 hotels in another class' });
    answer('getRoomSearch', found());
    await user.click(way);
    await waitFor(() => expect(hotels()).toEqual(['Hotel a0']));
    expect(location.search).toBe('?location=Hunza');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test('are counted once they are there, with the prices between which they are', async () => {
    answer('getRoomSearch', found());
    answer('getRoomCounts', counted({ found: { hotels: 12, more: false, cheapest: 3000, dearest: 9000 } }));
    await open('/search?location=Hunza');
    await says('12 hotels · PKR 3,000 to 9,000 a night');
  });

  test('name how many more each wish leaves out, and the first the most', async () => {
    answer('getRoomSearch', found());
    answer(
      'getRoomCounts',
      counted({
        found: { hotels: 1, more: false, cheapest: 3000, dearest: 3000 },
        causes: [
          { wish: 'class', hotels: 8, more: false, cheapest: 2000, dearest: 9000 },
          { wish: 'facts', hotels: 2, more: true },
        ],
      }),
    );
    await open('/search?location=Hunza&class=First&facts=wifi');
    const section = (await screen.findByRole('heading', { name: 'One change finds more hotels' })).parentElement;
    const ways = within(section as HTMLElement).getAllByRole('listitem');
    expect(ways.map((way) => plain(way.textContent))).toEqual([
      '8 hotels in another class from PKR 2,000 a night',
      'At least 2 hotels without the facilities you chose ',
    ]);
  });

  test('with dates have their line too, of as many hotels as were read', async () => {
    answer('getRoomSearch', found(full('a', 8), 'c2'));
    answer('getRoomCounts', counted({ found: { hotels: 11, more: true, cheapest: 12_000, dearest: 30_000 } }));
    await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(13)}`);
    await says('At least 11 hotels · of these PKR 12,000 to 30,000 for 3 nights');
    answer('getRoomCounts', counted({ found: { hotels: 9, more: false, cheapest: 12_000, dearest: 12_000 } }));
    await open(`/search?location=Hunza&checkIn=${ahead(11)}&checkOut=${ahead(14)}`);
    await says('9 hotels · PKR 12,000 for 3 nights');
  });

  const stay = `checkIn=${ahead(10)}&checkOut=${ahead(13)}`;

  const later = { checkIn: ahead(11), checkOut: ahead(14) };
  const isFree = (words: string) => new RegExp(`^4 hotels are free then ${words.replaceAll(' ', '.')}$`);

  test.each([
    {
      wish: 'maxPrice',
      reason: /^No rooms up to PKR\s10,000 are/,
      way: isFree('above PKR 10,000'),
      leads: 'price=500-',
    },
    { wish: 'minPrice', reason: /^No rooms from PKR\s500 are/, way: isFree('below PKR 500'), leads: 'price=0-10000' },
    { wish: 'minGuests', reason: /^No rooms for 4 guests are/, way: isFree('with smaller rooms'), leads: 'guests=1-6' },
    { wish: 'maxGuests', reason: /^No rooms for at most 6/, way: isFree('with larger rooms'), leads: 'guests=4-&' },
    { wish: 'class', reason: /^No rooms in First class are/, way: isFree('in another class'), leads: `${stay}` },
    { wish: 'facts', reason: /^No rooms with Wi-Fi are/, way: isFree('without the facilities you chose'), leads: stay },
    {
      wish: 'rooms',
      to: { rooms: 2 },
      reason: /^No rooms for 4/,
      way: '4 hotels take 4 guests in 2 rooms',
      leads: 'rooms=2',
    },
    {
      wish: 'dates',
      to: later,
      reason: /^No rooms are free/,
      way: /^4 hotels are free from \d/,
      leads: later.checkOut,
    },
    { wish: 'all', reason: /^No rooms match this/, way: isFree('without any filter'), leads: `location=Hunza&${stay}` },
  ] as const)('that are none name the reason, and one press makes the change: $wish', async (row) => {
    const { wish, reason, way, leads } = row;
    answer('getRoomSearch', { ...listed('no_rooms_match', []), shows });
    const change = 'to' in row ? row.to : {};
    answer('getRoomCounts', counted({ causes: [{ wish, ...change, hotels: 4, more: false, cheapest: 36_000 }] }));
    const user = await open(`/search?location=Hunza&class=First&guests=4-6&price=500-10000&facts=wifi&${stay}`);
    expect(await screen.findByRole('heading', { name: reason })).toBeTruthy();
    answer('getRoomSearch', found());
    await user.click(await screen.findByRole('link', { name: way }));
    await waitFor(() => expect(hotels()).toEqual(['Hotel a0']));
    expect(`${location.search}&`).toContain(leads);
  });

  test('that are none on any days near lead to any dates', async () => {
    answer('getRoomSearch', { ...listed('no_rooms_match', []), shows });
    answer('getRoomCounts', counted({ causes: [{ wish: 'dates', hotels: 4, more: false, cheapest: 9000 }] }));
    await open(`/search?location=Hunza&guests=4-&${stay}`);
    const way = await screen.findByRole('link', { name: '4 hotels on other dates' });
    expect(way.getAttribute('href')).toBe('/search?location=Hunza&guests=4-');
  });

  test('of a place without hotels name the nearest that has some, with its distance', async () => {
    answer('getRoomSearch', { ...listed('no_rooms_match', []), shows });
    answer('getRoomCounts', counted({ nearest: { place: 'gilgit', kilometres: 55 } }));
    await open('/search?location=Hunza&guests=4-');
    await says('No hotel is listed in Hunza yet.');
    const way = await screen.findByRole('link', { name: 'Gilgit, about 55 km in a straight line' });
    expect(way.getAttribute('href')).toBe('/search?location=Gilgit&guests=4-');
  });

  test('are there without their counts', async () => {
    answer('getRoomSearch', found());
    answer('getRoomCounts', new Refusal('internal'));
    await open('/search?location=Hunza');
    await waitFor(() => expect(hotels()).toEqual(['Hotel a0']));
    await waitFor(() => expect(sentTo('getRoomCounts')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});
