import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { comparedOf, datedHit, goneOf, matchingAt, shownOf } from '../support/comparedAnswers.ts';
import { answer, bodyTo, hold, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, hitOf, hotelOf, roomOf } from '../support/samples.ts';
import { counted, hotels, shows } from '../support/searchAnswers.ts';
import { button, focused, open, says, traveller, vendor } from '../support/site.tsx';

describe('rooms that are kept', () => {
  const keep = (name: string) => button(`Keep ${name}`);

  const headings = () => {
    const cards = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    return cards.map(({ textContent }) => textContent);
  };

  async function openList(session?: typeof traveller) {
    answer('browseRooms', listed('rooms_found', [hitOf('a'), hitOf('b')]));
    const user = await open('/Hotels', session);
    await screen.findAllByRole('article');
    return user;
  }

  test('are kept and removed by the same heart, without an account, over a reload', async () => {
    const user = await openList();
    await user.click(keep('Hotel a'));
    expect(keep('Hotel a').getAttribute('aria-pressed')).toBe('true');
    expect(keep('Hotel b').getAttribute('aria-pressed')).toBe('false');
    await user.reload();
    await waitFor(() => expect(keep('Hotel a').getAttribute('aria-pressed')).toBe('true'));
    await user.click(keep('Hotel a'));
    expect(keep('Hotel a').getAttribute('aria-pressed')).toBe('false');
    expect(sentTo('joinKeptRooms')).toHaveLength(0);
  });

  test('go to the account of whoever is logged in, and come from it', async () => {
    const at = Date.now() - 1000;
    answer('getKeptRooms', ok('kept_rooms', { kept: [{ _id: 'b', room: 3, at }], removed: [] }));
    const user = await openList(traveller);
    await waitFor(() => expect(keep('Hotel b').getAttribute('aria-pressed')).toBe('true'));
    answer('joinKeptRooms', ({ body }) => ok('kept_rooms', body));
    await user.click(keep('Hotel a'));
    await waitFor(() => expect(sentTo('joinKeptRooms')).toHaveLength(1));
    expect(bodyTo('joinKeptRooms')).toMatchObject({
      kept: expect.arrayContaining([expect.objectContaining({ _id: 'a', room: 3 })]),
    });
    expect(keep('Hotel a').getAttribute('aria-pressed')).toBe('true');
  });

  test('stay where the account cannot be reached', async () => {
    const user = await openList(traveller);
    answer('joinKeptRooms', noLine);
    await user.click(keep('Hotel a'));
    await waitFor(() => expect(sentTo('joinKeptRooms').length).toBeGreaterThan(0));
    expect(keep('Hotel a').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('end with the logout', async () => {
    const user = await openList(traveller);
    answer('joinKeptRooms', ({ body }) => ok('kept_rooms', body));
    await user.click(keep('Hotel a'));
    answer('userLogout', { code: 'logged_out', message: '' });
    await user.click(button('My account'));
    await user.click(button('Logout'));
    expect(readStored('keptRooms')).toBeNull();
    expect(keep('Hotel a').getAttribute('aria-pressed')).toBe('false');
  });

  test('have no heart for a vendor', async () => {
    answer('browseRooms', listed('rooms_found', [hitOf('a')]));
    await open('/Hotels', vendor);
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Keep Hotel a' })).toBeNull();
  });

  async function openKept(compared: Parameters<typeof answer<'getComparedRooms'>>[1]) {
    const user = await openList();
    await user.click(keep('Hotel a'));
    answer('getComparedRooms', compared);
    return open('/kept');
  }

  test('say the price of today and the one when they were kept', async () => {
    await openKept(
      comparedOf(
        shownOf('a', {}, hitOf('a', { ...hotelOf('a', [roomOf(3, { price: 8000 })]), matching: matchingAt(8000) })),
      ),
    );
    await says('PKR 8,000');
    await says('PKR 7,200 when you kept it');
  });

  test('that were found for a stay say its total of today, whether they are free, and the total when they were kept', async () => {
    answer('getRoomCounts', counted({}));
    answer('getRoomSearch', { ...listed('rooms_found', [datedHit('a', 21_000)]), shows });
    const user = await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(13)}`);
    await screen.findAllByRole('article');
    await user.click(keep('Hotel a'));
    answer('getComparedRooms', comparedOf(shownOf('a', { free: true }, datedHit('a', 24_500))));
    await open('/kept');
    await says('PKR 24,500 for 3 nights');
    await says('Free on these days');
    await says('PKR 21,000 when you kept it');
    const days = { checkIn: ahead(10), checkOut: ahead(13) };
    expect(sentTo('getComparedRooms').map(({ query }) => query)).toEqual([{ rooms: 'a:3', ...days }]);
  });

  test('are read in one call for each of their stays, below its days', async () => {
    const at = Date.now() - 1000;
    const stay = `&checkIn=${ahead(10)}&checkOut=${ahead(13)}&guests=2`;
    const kept = ['a', 'b', 'c'].map((_id, index) => ({
      _id,
      room: 3,
      at: at - index,
      name: _id,
      wishes: index < 2 ? stay : '',
    }));
    answer('getKeptRooms', ok('kept_rooms', { kept, removed: [] }));
    answer('getComparedRooms', ({ query }) =>
      comparedOf(...(query.rooms ?? '').split(',').map((part) => shownOf(part.slice(0, 1)))),
    );
    await open('/kept', traveller);
    await screen.findAllByRole('article');
    await waitFor(() => expect(sentTo('getComparedRooms').map(({ query }) => query.rooms)).toEqual(['a:3,b:3', 'c:3']));
    await waitFor(() => expect(headings()).toEqual([expect.stringMatching(/ · 3 nights · 2 guests$/), 'Without days']));
  });

  test('that were kept on another phone have its wishes, and their name where they are gone', async () => {
    const at = Date.now() - 1000;
    const wishes = `&checkIn=${ahead(10)}&checkOut=${ahead(13)}`;
    const kept = ['a', 'b'].map((_id) => ({ _id, room: 3, at, wishes, name: `Hotel ${_id}` }));
    answer('getKeptRooms', ok('kept_rooms', { kept, removed: [] }));
    answer('getComparedRooms', comparedOf(shownOf('a', {}, datedHit('a', 24_500)), goneOf('b')));
    await open('/kept', traveller);
    await says('PKR 24,500 for 3 nights');
    await says('Hotel b · No longer offered');
  });

  test('stay on the page once removed, to be kept again', async () => {
    const user = await openKept(comparedOf(shownOf('a')));
    await says('Hotel a');
    await user.click(keep('Hotel a'));
    await says('Not kept any more');
    await user.click(keep('Hotel a'));
    await waitFor(() => expect(screen.queryByText('Not kept any more')).toBeNull());
  });

  test('stay in their order when one is kept again', async () => {
    const user = await openList();
    await user.click(keep('Hotel a'));
    await user.click(keep('Hotel b'));
    answer('getComparedRooms', comparedOf(shownOf('b'), shownOf('a')));
    const { click } = await open('/kept');
    await waitFor(() => expect(hotels()).toEqual(['Hotel b', 'Hotel a']));
    await click(keep('Hotel a'));
    await says('Not kept any more');
    await click(keep('Hotel a'));
    await waitFor(() => expect(screen.queryByText('Not kept any more')).toBeNull());
    expect(hotels()).toEqual(['Hotel b', 'Hotel a']);
  });

  test('have their names, also where they were kept while the account was asked', async () => {
    const user = await openList(traveller);
    const held = hold('joinKeptRooms');
    await user.click(keep('Hotel a'));
    await user.click(keep('Hotel b'));
    const [first] = sentTo('joinKeptRooms');
    answer('joinKeptRooms', ({ body }) => ok('kept_rooms', body));
    held.release(ok('kept_rooms', first?.body));
    await waitFor(() => expect(sentTo('joinKeptRooms')).toHaveLength(2));
    answer('getComparedRooms', new Refusal('internal'));
    await open('/kept', traveller);
    await says('Hotel a');
    await says('Hotel b');
  });

  test('that are not offered any more say so with a way to others, and are removed for good', async () => {
    const user = await openKept(comparedOf(goneOf('a')));
    await says('Hotel a · No longer offered');
    const others = screen.getByRole('link', { name: 'Other rooms in Hunza Valley' });
    expect(others.getAttribute('href')).toBe('/search?location=Hunza+Valley');
    await user.click(button('Remove Hotel a'));
    await says('No rooms kept yet');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test('whose prices cannot be read are shown as they were kept, and are read by Try again', async () => {
    const user = await openKept(new Refusal('internal'));
    await says("Today's prices could not be read.");
    await says('PKR 7,200 a night');
    answer('getComparedRooms', comparedOf(shownOf('a')));
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText("Today's prices could not be read.")).toBeNull());
  });
});
