import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ComparedRoom } from '../../../shared/contracts/keptRooms.ts';
import { comparedOf, datedHit, goneOf, shownOf } from '../support/comparedAnswers.ts';
import { answer, hold, listed, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, hitOf } from '../support/samples.ts';
import { button, fill, focused, open, plain, says, toastSays } from '../support/site.tsx';

const days = `checkIn=${ahead(10)}&checkOut=${ahead(13)}`;
const rating = (average: number) => ({ average, count: 8 });
const main = () => within(screen.getByRole('main'));

function rated(_id: string, total: number, average: number) {
  const [hotel] = hitOf(_id).hotels;
  return datedHit(_id, total, hotel && { hotels: [{ ...hotel, rating: rating(average) }] });
}

async function openRooms(...rooms: ComparedRoom[]) {
  answer('getComparedRooms', comparedOf(...rooms));
  const named = rooms.map(({ _id, room }) => `${_id}:${room}`).join(',');
  const user = await open(`/compare?rooms=${named}&${days}`);
  await screen.findByRole('table');
  return user;
}

/** The cells of a line, as they are said. */
async function valuesOf(line: string): Promise<string[]> {
  const label = await screen.findByRole('rowheader', { name: line });
  const row = label.closest('tbody');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => plain(textContent));
}

describe('rooms side by side', () => {
  test('say the lowest total of those that are free, and the best rating', async () => {
    await openRooms(
      shownOf('a', { free: false }, rated('a', 15_000, 4.1)),
      shownOf('b', { free: true }, rated('b', 18_000, 4.8)),
      shownOf('c', { free: true }, rated('c', 24_000, 4.1)),
    );
    expect(await valuesOf('Total')).toEqual([
      'PKR 15,000PKR 5,000 a night',
      'PKR 18,000PKR 6,000 a nightLowest total',
      'PKR 24,000PKR 8,000 a night',
    ]);
    expect(await valuesOf('On these days')).toEqual(['Not free', 'Free', 'Free']);
    expect((await valuesOf('Rating')).map((said) => said.endsWith('Best rating'))).toEqual([false, true, false]);
  });

  test('say of no price that it is the lowest where all cost as much', async () => {
    await openRooms(
      shownOf('a', { free: true }, rated('a', 15_000, 4)),
      shownOf('b', { free: true }, rated('b', 15_000, 4)),
    );
    expect(screen.queryByText('Lowest total')).toBeNull();
    expect(screen.queryByText('Best rating')).toBeNull();
  });

  test('have a line for each fact in which they differ, and one for those that all have', async () => {
    await openRooms(
      shownOf('a', {}, datedHit('a', 9000, { facts: ['hotWater', 'hotWaterAtHours', 'wifi', 'parking'] })),
      shownOf('b', {}, datedHit('b', 9000, { facts: ['hotWaterAtHours', 'wifi'] })),
    );
    expect(await valuesOf('Hot water all day')).toEqual(['Yes', 'Hot water at hours']);
    expect(await valuesOf('Parking')).toEqual(['Yes', 'Not stated']);
    expect(await valuesOf('All of them have')).toEqual(['Wi-Fi']);
  });

  test('that are more than a stay allows nights for say how many it needs', async () => {
    await openRooms(shownOf('a', { leastNights: 5, free: true }), shownOf('b', { free: true }, datedHit('b', 9000)));
    expect((await valuesOf('On these days'))[0]).toBe('5 nights at least');
    expect(screen.queryByText('Lowest total')).toBeNull();
  });

  test('keep a line for the one that was taken down, without a name for a stranger', async () => {
    await openRooms(goneOf('a'), shownOf('b'));
    await says('A hotel · No longer offered');
    expect(main().getByRole('columnheader').textContent).toBe('Hotel b');
  });

  test('keep its name for whoever has kept it', async () => {
    answer('browseRooms', listed('rooms_found', [hitOf('a')]));
    const user = await open('/Hotels');
    await user.click(await screen.findByRole('button', { name: 'Keep Hotel a' }));
    await openRooms(goneOf('a'), shownOf('b'));
    await says('Hotel a · No longer offered');
  });

  test('lead to their pages with the days, and back', async () => {
    await openRooms(shownOf('a'), shownOf('b'));
    const link = main().getByRole('link', { name: 'Check Prices: Hotel a' });
    expect(link.getAttribute('href')).toBe(`/user/room-details/a?room=3&${days}`);
  });

  test('are taken out one by one', async () => {
    const user = await openRooms(shownOf('a'), shownOf('b'));
    answer('getComparedRooms', comparedOf(shownOf('b')));
    await user.click(main().getByRole('link', { name: 'Take out: Hotel a' }));
    expect(location.search).toBe(`?rooms=b:3&${days}`);
    await waitFor(() => expect(main().getAllByRole('columnheader')).toHaveLength(1));
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test('are compared for other days that are chosen there', async () => {
    const user = await openRooms(shownOf('a'), shownOf('b'));
    await fill('Check-in', ahead(20));
    await fill('Check-out', ahead(19));
    await user.click(button('Show prices'));
    await says(/must be after/i);
    await fill('Check-out', ahead(22));
    await user.click(button('Show prices'));
    await waitFor(() =>
      expect(sentTo('getComparedRooms').at(-1)?.query).toMatchObject({ checkIn: ahead(20), checkOut: ahead(22) }),
    );
  });

  test('are shared by their own address', async () => {
    const user = await openRooms(shownOf('a'), shownOf('b'));
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('Share'));
    await toastSays('The address is copied.');
    expect(written).toHaveBeenCalledWith(`${location.origin}/compare?rooms=a:3,b:3&${days}`);
  });
});

describe('an address of a comparison', () => {
  test.each(['/compare', '/compare?rooms=', '/compare?rooms=nothing', '/compare?rooms=%3Cb%3E:1,a:b'])(
    'that names no rooms, as %s, says so with ways on and asks nothing',
    async (address) => {
      await open(address);
      await says('This address names no rooms');
      expect(main().getByRole('link', { name: 'All hotels' }).getAttribute('href')).toBe('/Hotels');
    },
  );

  test('with five rooms compares the first four, each once, and says so', async () => {
    answer('getComparedRooms', comparedOf(shownOf('a')));
    await open('/compare?rooms=a:3,a:3,b:3,%3F,c:3,d:3,e:3');
    await says('The address names 5 rooms. The first 4 are compared.');
    expect(sentTo('getComparedRooms')[0]?.query).toEqual({ rooms: 'a:3,b:3,c:3,d:3' });
  });

  test.each([
    ['over', `checkIn=${ahead(-9)}&checkOut=${ahead(-7)}`, 'The days of this address are over.'],
    ['in the wrong order', `checkIn=${ahead(9)}&checkOut=${ahead(7)}`, 'Nobody can stay on the days of this address.'],
    ['one alone', `checkIn=${ahead(9)}`, 'Nobody can stay on the days of this address.'],
    ['no days', 'checkIn=soon&checkOut=later', 'Nobody can stay on the days of this address.'],
  ])('whose days are %s shows prices of a night, and says why', async (_, query, sentence) => {
    answer('getComparedRooms', comparedOf(shownOf('a'), shownOf('b')));
    await open(`/compare?rooms=a:3,b:3&${query}`);
    await says(sentence);
    expect(await valuesOf('Price a night')).toEqual(['PKR 7,200', 'PKR 7,200']);
    expect(sentTo('getComparedRooms')[0]?.query).toEqual({ rooms: 'a:3,b:3' });
  });

  test('of rooms that are all gone keeps a line for each, and a way on', async () => {
    answer('getComparedRooms', comparedOf(goneOf('a'), goneOf('b')));
    await open('/compare?rooms=a:3,b:3');
    await waitFor(() => expect(main().getAllByText('No longer offered', { exact: false })).toHaveLength(2));
    expect(screen.queryByRole('table')).toBeNull();
    expect(main().getAllByRole('link', { name: 'All hotels' })).not.toHaveLength(0);
  });

  test('says that it loads, and offers Try again where that fails', async () => {
    const held = hold('getComparedRooms');
    const user = await open('/compare?rooms=a:3');
    await says('Loading rooms');
    held.release(new Refusal('internal'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    answer('getComparedRooms', comparedOf(shownOf('a')));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('table');
  });
});
