import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, hold, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, detailsOf, hitOf, hotelOf, roomOf } from '../support/samples.ts';
import { counted, shows } from '../support/searchAnswers.ts';
import { button, focused, open, says, traveller, vendor } from '../support/site.tsx';

describe('rooms that are kept', () => {
  const keep = (name: string) => button(`Keep ${name}`);

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

  async function openKept(details: Parameters<typeof answer<'getRoomDetails'>>[1]) {
    const user = await openList();
    await user.click(keep('Hotel a'));
    answer('getRoomDetails', details);
    return open('/kept');
  }

  test('say the price of today and the one when they were kept', async () => {
    await openKept(ok('room_details', detailsOf(hotelOf('a', [roomOf(3, { price: 8000 })]))));
    await says('PKR 8,000');
    await says('PKR 7,200 when you kept it');
  });

  test('that were found for a stay say its total of today, and the one when they were kept', async () => {
    const matching = { rooms: 1, fromPrice: 7000, fromTotal: 21_000, sleepsLeast: 3, sleepsMost: 3 };
    answer('getRoomCounts', counted({}));
    answer('getRoomSearch', { ...listed('rooms_found', [hitOf('a', { matching, total: 21_000 })]), shows });
    const user = await open(`/search?location=Hunza&checkIn=${ahead(10)}&checkOut=${ahead(13)}`);
    await screen.findAllByRole('article');
    await user.click(keep('Hotel a'));
    const quote = { rooms: [], extras: [], total: 24_500 };
    answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('a')), quote }));
    await open('/kept');
    await says('PKR 24,500 for 3 nights');
    await says('PKR 21,000 when you kept it');
    expect(sentTo('getRoomDetails').at(-1)?.query).toEqual({ room: '3', checkIn: ahead(10), checkOut: ahead(13) });
  });

  test('that were kept on another phone have its wishes, and their name where they are gone', async () => {
    const at = Date.now() - 1000;
    const wishes = `&checkIn=${ahead(10)}&checkOut=${ahead(13)}`;
    const kept = ['a', 'b'].map((_id) => ({ _id, room: 3, at, wishes, name: `Hotel ${_id}` }));
    answer('getKeptRooms', ok('kept_rooms', { kept, removed: [] }));
    const quote = { rooms: [], extras: [], total: 24_500 };
    const details = { ...detailsOf(hotelOf('a')), quote };
    answer('getRoomDetails', ({ params }) =>
      params.roomId === 'a' ? ok('room_details', details) : new Refusal('room_not_found'),
    );
    await open('/kept', traveller);
    await says('PKR 24,500 for 3 nights');
    await says('No longer offered');
    await says('Hotel b');
  });

  test('stay on the page once removed, to be kept again', async () => {
    const user = await openKept(ok('room_details', detailsOf(hotelOf('a'))));
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
    answer('getRoomDetails', ({ params }) => ok('room_details', detailsOf(hotelOf(params.roomId ?? ''))));
    const { click } = await open('/kept');
    const cards = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    const names = () => cards().map((each) => each.textContent);
    await waitFor(() => expect(names()).toEqual(['Hotel b', 'Hotel a']));
    await click(keep('Hotel a'));
    await says('Not kept any more');
    await click(keep('Hotel a'));
    await waitFor(() => expect(screen.queryByText('Not kept any more')).toBeNull());
    expect(names()).toEqual(['Hotel b', 'Hotel a']);
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
    answer('getRoomDetails', new Refusal('internal'));
    await open('/kept', traveller);
    await says('Hotel a');
    await says('Hotel b');
  });

  test('that are not offered any more say so, and are removed for good', async () => {
    const user = await openKept(new Refusal('room_not_found'));
    await says('No longer offered');
    await user.click(button('Remove Hotel a'));
    await says('No rooms kept yet');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  test('whose price cannot be read say so', async () => {
    await openKept(new Refusal('internal'));
    await says("Today's price could not be read.");
    await says('Hotel a');
  });
});
