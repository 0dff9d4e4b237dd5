import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerRoom } from '../support/bookingSheet.ts';
import { comparedOf, shownOf } from '../support/comparedAnswers.ts';
import { answer, listed, ok } from '../support/fakeApi.ts';
import { ahead, detailsOf, hitOf, hotelOf, roomOf } from '../support/samples.ts';
import { counted, shows } from '../support/searchAnswers.ts';
import { button, field, open, says, traveller } from '../support/site.tsx';

const stay = `checkIn=${ahead(10)}&checkOut=${ahead(13)}`;
const search = `/search?location=Hunza&guests=4-&price=-20000&facts=wifi&${stay}`;
const wishes = `${stay}&guests=4&facts=wifi`;
const page = `/user/room-details/batura?room=3&${wishes}`;

beforeEach(() => {
  const rooms = [roomOf(3, { membersCapacity: 5 })];
  answerRoom({ rooms });
  answer('getRoomSearch', { ...listed('rooms_found', [hitOf('batura')]), shows });
  answer('getRoomCounts', counted());
});

const back = (name: string | RegExp) => screen.findByRole('link', { name });
const addressOf = (link: HTMLElement) => link.getAttribute('href');

describe('the days, people and facilities of a search', () => {
  test('go along with a card', async () => {
    await open(search);
    expect(addressOf(await back(/^Check Prices \S/))).toBe(page);
  });

  test('are in the form of a request from its beginning, with the people who were looked for', async () => {
    const user = await open(search, traveller);
    await user.click(await back(/^Check Prices \S/));
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Check-in')).value).toBe(ahead(10));
    expect(field('Check-out').value).toBe(ahead(13));
    await says('4 guests');
  });

  test('are on the page, which says whether the room has what was looked for', async () => {
    const { hotels, ...property } = hotelOf('batura');
    const stated = hotels.map((hotel) => ({ ...hotel, amenities: { wifi: 'yes' as const } }));
    answer('getRoomDetails', ok('room_details', detailsOf({ ...property, hotels: stated })));
    await open(`${page},heating`);
    await says('You looked for:');
    await says('Heating: not stated');
    expect(screen.queryByText('Wi-Fi: not stated')).toBeNull();
  });

  test('lead back to the search, also from the request and its page after a reload', async () => {
    const user = await open(search, traveller);
    await user.click(await back(/^Check Prices \S/));
    expect(addressOf(await back('Search results'))).toBe(search);
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.reload();
    const change = await back('Change days, rooms, guests or note');
    expect(addressOf(change)).toBe(page);
    await user.click(change);
    expect(addressOf(await back('Search results'))).toBe(search);
  });

  test('lead to a search of the place where no list has led to the page, as after a login', async () => {
    await open(page);
    const link = await back('Search results');
    expect(addressOf(link)).toBe(`/search?location=Hunza+Valley&guests=4-&facts=wifi&${stay}`);
  });

  test('stay with a room that is kept, and with one that was opened', async () => {
    const user = await open(search);
    await user.click(await screen.findByRole('button', { name: 'Keep Hotel batura' }));
    await user.click(await back(/^Check Prices \S/));
    await says('Hotel batura');
    answer('getComparedRooms', comparedOf(shownOf('batura')));
    await open('/kept');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const [kept = document.body, seen = document.body] = screen.getAllByRole('article');
    expect(addressOf(within(seen).getByRole('link', { name: 'Hotel batura' }))).toBe(page);
    await says('4 guests · Wi-Fi');
    const link = within(kept).getByRole('link', { name: /^Check Prices/ });
    expect(addressOf(link)).toBe(page);
    await user.click(link);
    expect(addressOf(await within(screen.getByRole('main')).findByRole('link', { name: 'Kept rooms' }))).toBe('/kept');
  });
});

test('the bar of a page with days says the total of the stay', async () => {
  const line = { kind: 'kind7200', count: 1, nights: [], total: 20_900, average: 6966 };
  const quote = { rooms: [line], extras: [], total: 20_900 };
  answer('getRoomDetails', ({ query }) =>
    ok('room_details', { ...detailsOf(hotelOf('batura')), ...(query?.checkIn !== undefined && { quote }) }),
  );
  await open(page);
  await says('PKR 20,900 for 3 nights');
  await open('/user/room-details/batura?room=3');
  await says('PKR 7,200 a night');
  expect(button('Book Now')).toBeTruthy();
});
