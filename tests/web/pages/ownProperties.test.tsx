import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { VendorProperty } from '../../../shared/contracts/properties.ts';
import { answerDay, dayOf } from '../support/dashboard.ts';
import { answer, hold, listed, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { answerOwner, ownOf } from '../support/propertyForms.ts';
import { ownerProfile, requestOf, roomOf } from '../support/samples.ts';
import { button, open, says, toastSaid, toastSays, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('the own properties', () => {
  async function openList(...properties: VendorProperty[]) {
    answer('listVendorProperties', listed('own_properties', properties));
    const user = await open('/propertyposts', vendor);
    await screen.findAllByRole('article');
    return user;
  }
  const switches = () => within(screen.getByRole('main')).getAllByRole('switch');
  const toggle = () => switches()[0] as HTMLElement;

  test('hide a room at once, say so, and send the version that is known', async () => {
    const user = await openList(ownOf('p1'));
    expect(toggle().getAttribute('aria-checked')).toBe('true');
    const held = hold('setRoomAvailability');
    await user.click(toggle());
    expect(toggle().getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('Hidden')).toBeTruthy();
    await user.click(toggle());
    held.release(ok('room_unavailable', { availability: false, revision: 4 } as never));
    await toastSays('The room is no longer shown to travellers.');
    expect(sentTo('setRoomAvailability').map(({ body }) => body)).toEqual([{ availability: false, revision: 3 }]);
    expect(toggle().getAttribute('aria-checked')).toBe('false');
  });

  test.each([
    [true, 0],
    [false, 1],
  ])(
    'are marked as of a new host until the email is confirmed (%s), also where they do not know of it yet',
    async (emailConfirmed, marks) => {
      answer('getVendorProfile', ok('own_profile', { ...ownerProfile, emailConfirmed }));
      await openList(ownOf('p0', undefined, { newHost: true }));
      await waitFor(() => expect(screen.queryAllByText('New host, e-mail not confirmed yet')).toHaveLength(marks));
    },
  );

  test('change one after another from the version of the change before', async () => {
    const user = await openList(ownOf('p2'));
    answer('setRoomAvailability', ok('room_unavailable', { availability: false, revision: 8 } as never));
    await user.click(toggle());
    await waitFor(() => expect(sentTo('setRoomAvailability')).toHaveLength(1));
    await toastSaid();
    await user.click(toggle());
    await waitFor(() => expect(sentTo('setRoomAvailability')).toHaveLength(2));
    expect(sentTo('setRoomAvailability')[1]?.body).toEqual({ availability: true, revision: 8 });
  });

  test('put a switch back that was refused, and say why', async () => {
    const user = await openList(ownOf('p3'));
    answer('setRoomAvailability', noLine);
    await user.click(toggle());
    await toastSays(/Sarai cannot be reached/);
    await waitFor(() => expect(toggle().getAttribute('aria-checked')).toBe('true'));
  });

  test('change the price of all rooms of a kind in one place, from the version that is known', async () => {
    const kind = (roomNumber: number) => roomOf(roomNumber, { price: 4500 });
    const rooms = [kind(101), kind(102), kind(103), roomOf(201)];
    const user = await openList(ownOf('p4', rooms));
    const changed = rooms.map((room) => (room.price === 4500 ? { ...room, kind: 'kind4500', price: 5200 } : room));
    answer('setKindPrice', ok('price_changed', ownOf('p4', changed, { revision: 4 })));
    await user.click(button('Change price: 3 rooms, 101 to 103'));
    await user.keyboard('5,200');
    await user.click(button('Save'));
    await toastSays('The price is changed.');
    const [{ params, body } = {}] = sentTo('setKindPrice');
    expect([params, body]).toEqual([
      { postId: 'p4', kind: 'kind4500' },
      { price: 5200, revision: 3 },
    ]);
    await says('PKR 5,200');
    expect(document.activeElement).toBe(button('Change price: 3 rooms, 101 to 103'));
  });

  test('ask about a price that looks like a slip, and keep a price that was refused', async () => {
    const user = await openList(ownOf('p5'));
    await user.click(button('Change price: Room 101'));
    await user.keyboard('720000');
    await user.click(button('Save'));
    expect(screen.getByText(/Is it really PKR.720,000 a night/)).toBeTruthy();
    expect(sentTo('setKindPrice')).toEqual([]);
    answer('setKindPrice', new Refusal('conflict'));
    await user.click(button('Save'));
    await toastSays(sentenceOf('conflict'));
    expect(screen.getByLabelText<HTMLInputElement>('Price per night').value).toBe('720000');
  });

  test('show six rooms of many, and all when asked', async () => {
    const rooms = Array.from({ length: 8 }, (_, at) => roomOf(101 + at));
    const user = await openList(ownOf('p1', rooms));
    expect(switches()).toHaveLength(6);
    await user.click(button('Show all 8 rooms'));
    expect(switches()).toHaveLength(8);
  });

  test('say how each stands tonight, from one reading of the day', async () => {
    const guest = requestOf('guest');
    const closed = { propertyId: 'p2', hotelName: 'Hotel p2', closed: [201] };
    answerDay([dayOf({ propertyId: 'p1', hotelName: 'Hotel p1', arrives: [guest] }), dayOf(closed)]);
    await openList(ownOf('p1'), ownOf('p2'), ownOf('p3'));
    const said = async (name: string) => (await screen.findByRole('region', { name })).textContent;
    expect(await said('Today at Hotel p1')).toBe(
      'Free tonight2 of 3Taken tonight1Arriving1Leaving0TodayStill to come: 1',
    );
    expect(await said('Today at Hotel p2')).toBe(
      'Free tonight2 of 3Taken tonight0Arriving0Leaving0TodayClosed tonight: 1',
    );
    expect(screen.queryByRole('region', { name: 'Today at Hotel p3' })).toBeNull();
    expect(sentTo('listVendorDay')).toHaveLength(1);
  });

  test('are there also where the day could not be read', async () => {
    answer('listVendorDay', new Refusal('internal'));
    await openList(ownOf('p1'));
    expect(screen.getByRole('link', { name: 'Edit Hotel p1' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Today at Hotel p1' })).toBeNull();
  });

  test('have the everyday actions before the rooms, and the way to take them down after', async () => {
    await openList(ownOf('p1'));
    const [edit, room, remove] = [
      screen.getByRole('link', { name: 'Edit Hotel p1' }),
      toggle(),
      button('Delete Hotel p1'),
    ];
    expect(edit.compareDocumentPosition(room)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(room.compareDocumentPosition(remove)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('are taken down after a question, and are gone from the list', async () => {
    const user = await openList(ownOf('p1'), ownOf('p2'));
    await user.click(button('Delete Hotel p1'));
    expect(sentTo('deleteProperty')).toHaveLength(0);
    answer('deleteProperty', { code: 'property_removed', message: '' } as never);
    answer('listVendorProperties', listed('own_properties', [ownOf('p2')]));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Hotel p1' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Hotel p2' })).toBeTruthy();
    expect(sentTo('deleteProperty')[0]).toMatchObject({ params: { postId: 'p1' }, query: { revision: '3' } });
  });

  test('with guests ahead are not taken down, and the question says so', async () => {
    const user = await openList(ownOf('p1'));
    await user.click(button('Delete Hotel p1'));
    answer('deleteProperty', new Refusal('has_active_bookings'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(
        sentenceOf('has_active_bookings'),
      ),
    );
    await user.click(button('Keep it'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('article', { name: 'Hotel p1' })).toBeTruthy();
  });

  test('are none where none is listed, with the way to list one', async () => {
    answer('listVendorProperties', listed('no_properties', []));
    await open('/propertyposts', vendor);
    await says('No Posts Available');
    expect(screen.getByRole('link', { name: 'List Your Property' }).getAttribute('href')).toBe('/createpost');
  });

  test('show the page before once the last one of a page was taken down', async () => {
    const pageOne = listed('own_properties', [ownOf('first')], 'c2');
    answer('listVendorProperties', ({ query }) => (query.cursor ? listed('own_properties', [ownOf('last')]) : pageOne));
    const user = await open('/propertyposts?page=2', vendor);
    await user.click(await screen.findByRole('button', { name: 'Delete Hotel last' }));
    const alone = listed('own_properties', [ownOf('first')]);
    answer('listVendorProperties', ({ query }) => (query.cursor ? listed('no_properties', []) : alone));
    answer('deleteProperty', { code: 'property_removed', message: '' } as never);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('article', { name: 'Hotel first' })).toBeTruthy();
    expect(location.search).toBe('');
  });

  test('have no pager on one page, and one where there are more', async () => {
    await openList(ownOf('p1'));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
