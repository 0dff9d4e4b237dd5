import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, listed, ok, sentTo } from '../support/fakeApi.ts';
import { hitOf } from '../support/samples.ts';
import { button, focused, open, traveller } from '../support/site.tsx';

const full = (name: string) => Array.from({ length: 8 }, (_, at) => hitOf(`${name}${at}`));
const cards = () => within(screen.getByRole('region', { name: 'Rooms' })).getAllByRole('listitem');
const onPhone = () => cards().filter((card) => !card.className.includes('max-sm:hidden')).length;

test('the home list asks for eight rooms a page; a phone shows four of them, and the others on request', async () => {
  answer('browseRooms', ({ query }) =>
    query.cursor === 'c2' ? listed('rooms_found', full('b')) : listed('rooms_found', full('a'), 'c2'),
  );
  answer('listFeaturedRooms', listed('featured_rooms', []));
  answer(
    'getUserProfile',
    ok('own_profile', {
      _id: 'amina',
      name: 'Amina Khan',
      DateOfBirth: '1990-01-01',
      phoneNumber: '03001234567',
      email: 'amina@example.com',
      emailConfirmed: true,
    }),
  );
  const user = await open('/userAccount', traveller);
  await screen.findByText('Hotel a0');
  expect([cards().length, onPhone()]).toEqual([8, 4]);
  await user.click(button('Show 4 more'));
  expect(onPhone()).toBe(8);
  expect(cards()[4]?.contains(focused())).toBe(true);
  await user.click(button('Next'));
  await waitFor(() => expect(screen.queryByText('Hotel b0')).toBeTruthy());
  expect([cards().length, onPhone()]).toEqual([8, 4]);
  expect(sentTo('browseRooms').map(({ query }) => query.limit)).toEqual(['8', '8']);
});
