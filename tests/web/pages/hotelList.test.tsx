import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, hold, listed, Refusal, sentTo } from '../support/fakeApi.ts';
import { hitOf } from '../support/samples.ts';
import { full, hotels } from '../support/searchAnswers.ts';
import { button, focused, open, says } from '../support/site.tsx';

/** Three pages of all hotels, each found by the cursor of the one before. */
function answerPages(size = 20) {
  answer('browseRooms', ({ query }) => {
    if (query.cursor === 'c2') return listed('rooms_found', full('b', size), 'c3');
    if (query.cursor === 'c3') return listed('rooms_found', [hitOf('c0')]);
    return listed('rooms_found', full('a', size), 'c2');
  });
}

describe('a list of hotels', () => {
  test('has Previous and Next exactly where there is a page before and after', async () => {
    answerPages();
    const user = await open('/Hotels');
    await screen.findAllByRole('article');
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);
    await user.click(button('Next'));
    await waitFor(() => expect(hotels()[0]).toBe('Hotel b0'));
    expect(screen.getByText('Page 2')).toBeTruthy();
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, false]);
    await user.click(button('Next'));
    await waitFor(() => expect(hotels()).toEqual(['Hotel c0']));
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([false, true]);
    expect(location.search).toBe('?page=3');
    await user.click(button('Previous'));
    await waitFor(() => expect(hotels()[0]).toBe('Hotel b0'));
    await user.click(button('Previous'));
    await waitFor(() => expect(hotels()[0]).toBe('Hotel a0'));
    expect(location.search).toBe('');
    expect(button('Previous').disabled).toBe(true);
  });

  test('asks for twenty, and each page by the cursor of the one before', async () => {
    answerPages();
    const user = await open('/Hotels');
    await screen.findAllByRole('article');
    await user.click(button('Next'));
    await waitFor(() => expect(hotels()[0]).toBe('Hotel b0'));
    expect(sentTo('browseRooms').map(({ query }) => [query.limit, query.cursor])).toEqual([
      ['20', undefined],
      ['20', 'c2'],
    ]);
  });

  test('moves the focus to its beginning when its page is turned', async () => {
    answerPages();
    const user = await open('/Hotels');
    await screen.findAllByRole('article');
    await user.click(button('Next'));
    expect(focused()).toBe(screen.getByRole('region', { name: 'Rooms' }));
  });

  test('shows the page before, unusable, and its number until the next one is there', async () => {
    answerPages();
    const user = await open('/Hotels');
    await screen.findAllByRole('article');
    const held = hold('browseRooms');
    await user.click(button('Next'));
    expect(hotels()[0]).toBe('Hotel a0');
    expect(screen.getByText('Page 1')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Rooms' }).getAttribute('aria-busy')).toBe('true');
    held.release(listed('rooms_found', [hitOf('b0')]));
    await waitFor(() => expect(hotels()).toEqual(['Hotel b0']));
    expect(screen.getByText('Page 2')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Rooms' }).getAttribute('aria-busy')).toBe('false');
  });

  test('finds the page of an address that somebody shares, by reading up to it once', async () => {
    answer('browseRooms', ({ query }) =>
      query.cursor ? listed('rooms_found', [hitOf('c0')]) : listed('rooms_found', full('a', 40), 'c3'),
    );
    await open('/Hotels?page=3');
    await waitFor(() => expect(hotels()).toEqual(['Hotel c0']));
    expect(sentTo('browseRooms').map(({ query }) => [query.limit, query.cursor])).toEqual([
      ['40', undefined],
      ['20', 'c3'],
    ]);
    expect(screen.getByText('Page 3')).toBeTruthy();
  });

  test('keeps page and cursor over a reload', async () => {
    answerPages();
    const user = await open('/Hotels');
    await screen.findAllByRole('article');
    await user.click(button('Next'));
    await waitFor(() => expect(hotels()[0]).toBe('Hotel b0'));
    const before = sentTo('browseRooms').length;
    await user.reload();
    await waitFor(() => expect(hotels()[0]).toBe('Hotel b0'));
    expect(
      sentTo('browseRooms')
        .slice(before)
        .map(({ query }) => query.cursor),
    ).toEqual(['c2']);
  });

  test('says of a page behind its end that there is none, and leads to the first', async () => {
    answer('browseRooms', listed('rooms_found', [hitOf('a0')]));
    const user = await open('/Hotels?page=7');
    await says('There is no page 7 here.');
    await user.click(button('Go to the first page'));
    await waitFor(() => expect(hotels()).toEqual(['Hotel a0']));
    expect(location.search).toBe('');
  });

  test('that could not be read says why, and is read again when asked', async () => {
    answer('browseRooms', new Refusal('internal'));
    const user = await open('/Hotels');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    answer('browseRooms', listed('rooms_found', [hitOf('a0')]));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(hotels()).toEqual(['Hotel a0']));
    expect(button('Next').disabled).toBe(true);
  });

  test('whose page could not be found by reading up to it is found when asked again', async () => {
    answer('browseRooms', new Refusal('internal'));
    const user = await open('/Hotels?page=3');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('browseRooms', ({ query }) =>
      query.cursor ? listed('rooms_found', [hitOf('c0')]) : listed('rooms_found', full('a', 40), 'c3'),
    );
    await user.click(retry);
    await waitFor(() => expect(hotels()).toEqual(['Hotel c0']));
  });

  test('whose page link is refused offers the first page, and no second try', async () => {
    answer('browseRooms', new Refusal('invalid_cursor'));
    await open('/Hotels?page=2');
    await screen.findByRole('button', { name: 'Go to the first page' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('is sorted by the choice, from its first page', async () => {
    answerPages();
    const user = await open('/Hotels');
    await screen.findAllByRole('article');
    await user.click(button('Next'));
    await waitFor(() => expect(screen.getByText('Page 2')).toBeTruthy());
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price first');
    await waitFor(() => expect(screen.getByText('Page 1')).toBeTruthy());
    expect(sentTo('browseRooms').at(-1)?.query).toMatchObject({ sort: 'price', limit: '20' });
    expect(sentTo('browseRooms').at(-1)?.query.cursor).toBeUndefined();
  });

  test.each([
    ['/firstclass', 'class', 'First'],
    ['/Economyclass', 'class', 'Economy'],
    ['/Businessclass', 'class', 'Business'],
    ['/HotelsMurree', 'city', 'murree'],
    ['/HotelSawat', 'city', 'swat'],
    ['/HotelHunza', 'city', 'hunza'],
    ['/HOTELSMURREE', 'city', 'murree'],
  ])('%s asks for twenty of its own hotels', async (address, name, value) => {
    answer('browseRooms', listed('rooms_found', [hitOf('a0')]));
    await open(address);
    await screen.findAllByRole('article');
    const [asked] = sentTo('browseRooms');
    expect(asked?.query).toMatchObject({ [name]: value, limit: '20' });
  });

  test('is told of one failure by one message', async () => {
    answer('browseRooms', new Refusal('internal'));
    await open('/Hotels');
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
  });
});
