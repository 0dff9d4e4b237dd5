import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, listed, sentTo } from '../support/fakeApi.ts';
import { ahead, hitOf } from '../support/samples.ts';
import { counted, shows } from '../support/searchAnswers.ts';
import { button, fill, open, plain, says } from '../support/site.tsx';

const found = (rooms = [hitOf('a0')]) => ({ ...listed('rooms_found', rooms), shows });

beforeEach(() => {
  answer('getRoomSearch', found());
  answer('getRoomCounts', counted());
});

describe('the form of a search', () => {
  const search = () => screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement;

  async function openResults() {
    const user = await open('/search?location=Hunza');
    await screen.findAllByRole('article');
    return user;
  }

  test('takes several rooms, whose guests are meant in all', async () => {
    const user = await openResults();
    await user.click(button('Filters'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms' }), '2 rooms');
    await fill('Guests, at least', '4');
    await user.click(search());
    await waitFor(() => expect(location.search).toBe('?location=Hunza&rooms=2&guests=4-'));
    expect(sentTo('getRoomSearch').at(-1)?.query).toMatchObject({ rooms: '2', minCapacityMembers: '4' });
    await says('2 rooms · sleep at least 4 in all');
    expect(screen.getByLabelText<HTMLSelectElement>('Sort by').selectedOptions[0]?.textContent).toBe(
      'Cheapest room first',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms' }), '1 room');
    await user.click(search());
    await waitFor(() => expect(location.search).toBe('?location=Hunza&guests=4-'));
  });
});

describe('the results of a search', () => {
  test('for several rooms say which of a hotel and what all of them cost, and take them along to its page', async () => {
    const kinds = [
      { kind: 'double', count: 1, membersCapacity: 2, No_of_beds: 1, price: 5000 },
      { kind: 'family', count: 1, membersCapacity: 4, No_of_beds: 2, price: 8500 },
    ];
    const alike = { price: 10_000, kinds: [{ ...kinds[0], count: 2 } as (typeof kinds)[0]] };
    answer(
      'getRoomSearch',
      found([hitOf('a0', { together: { price: 13_500, kinds }, total: 26_400 }), hitOf('b0', { together: alike })]),
    );
    const counts = { found: { hotels: 2, more: false, cheapest: 10_000, dearest: 13_500 } };
    answer('getRoomCounts', counted(counts));
    await open('/search?location=Hunza&rooms=2&guests=4-');
    await says('2 hotels · PKR 10,000 to 13,500 for 2 rooms');
    const [first, second] = screen.getAllByRole('article');
    expect(plain(first?.textContent)).toContain('2 rooms, sleep 2 + 4');
    expect(plain(first?.textContent)).toContain('PKR 13,500 a night in all');
    expect(plain(second?.textContent)).toContain('2 rooms, sleep 2 + 2');
    const link = within(first as HTMLElement).getByRole('link', { name: /Check Prices/ });
    expect(link.getAttribute('href')).toMatch(/room=3&kinds=double:1,family:1&guests=4$/);
    await open(`/search?location=Hunza&rooms=2&guests=4-&checkIn=${ahead(10)}&checkOut=${ahead(12)}`);
    await says('PKR 26,400 for 2 nights');
  });

  test.each([
    ['that are none', [], 'No rooms for 4 guests match this search.'],
    ['that are few', [hitOf('a0')], 'One change finds more hotels'],
  ])('%s offer the same guests more rooms', async (_, hits, sentence) => {
    answer('getRoomSearch', found(hits));
    answer('getRoomCounts', counted({ causes: [{ wish: 'rooms', rooms: 2, hotels: 3, more: false, cheapest: 9000 }] }));
    const user = await open('/search?location=Hunza&guests=4-');
    await says(sentence);
    const way = await screen.findByRole('link', { name: '3 hotels take 4 guests in 2 rooms' });
    expect(plain(way.parentElement?.textContent)).toContain('from PKR 9,000 a night in all');
    await user.click(way);
    await waitFor(() => expect(location.search).toBe('?location=Hunza&rooms=2&guests=4-'));
  });

  test('offer more rooms without a price where another hotel may be cheaper', async () => {
    answer('getRoomSearch', found([]));
    answer('getRoomCounts', counted({ causes: [{ wish: 'rooms', rooms: 3, hotels: 1, more: true }] }));
    await open('/search?location=Hunza&guests=8-');
    const way = await screen.findByRole('link', { name: 'At least 1 hotel takes 8 guests in 3 rooms' });
    expect(plain(way.parentElement?.textContent)).not.toContain('PKR');
  });
});
