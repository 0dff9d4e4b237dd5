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

  test('with dates say the price of the stay, nights times price', async () => {
    answer('getRoomSearch', found());
    await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(14)}`);
    await screen.findAllByRole('article');
    const [card] = screen.getAllByRole('article');
    expect(plain(card?.textContent)).toContain('PKR 7,200 a night');
    expect(plain(card?.textContent)).toContain('PKR 28,800 for 4 nights');
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
    answer('getRoomCounts', counted({ without: [{ wish: 'class', hotels: 3, more: false, cheapest: 5000 }] }));
    const user = await open('/search?location=Hunza&class=First');
    await says('No rooms match this search.');
    const way = await screen.findByRole('link', { name: '3 hotels in any class' });
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

  test('name how many more there are without a wish', async () => {
    answer('getRoomSearch', found());
    answer(
      'getRoomCounts',
      counted({
        found: { hotels: 1, more: false, cheapest: 3000 },
        without: [{ wish: 'class', hotels: 9, more: false, cheapest: 2000 }],
      }),
    );
    await open('/search?location=Hunza&class=First');
    expect(await screen.findByRole('link', { name: '8 more in any class' })).toBeTruthy();
  });

  test('with dates are counted where they are few, for only their nights tell of others', async () => {
    answer('getRoomSearch', found(full('a', 8), 'c2'));
    await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(12)}`);
    await waitFor(() => expect(hotels()).toHaveLength(8));
    expect(sentTo('getRoomCounts')).toHaveLength(0);
    answer('getRoomSearch', found());
    await open(`/search?location=Hunza&checkIn=${ahead(11)}&checkOut=${ahead(12)}`);
    await waitFor(() => expect(sentTo('getRoomCounts')).toHaveLength(1));
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
