import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, calendarOf, detailsOf, hotelOf, roomOf } from '../support/samples.ts';
import { button, open, says, toastSays, type traveller } from '../support/site.tsx';

describe('the page of a room', () => {
  async function openRoom(session?: typeof traveller) {
    const rooms = [roomOf(3), roomOf(4, { price: 9000, membersCapacity: 4 })];
    answer('getRoomDetails', ok('room_details', detailsOf(hotelOf('batura', rooms))));
    answer('getRoomCalendar', ok('room_calendar', calendarOf([ahead(12)])));
    answer('listReviews', listed('no_reviews', []));
    const user = await open(`/user/room-details/batura?room=3&checkIn=${ahead(10)}&checkOut=${ahead(12)}`, session);
    await screen.findByRole('heading', { level: 1, name: 'Hotel batura' });
    return user;
  }

  test('says free for days that are, taken for others, and neither without days', async () => {
    await openRoom();
    await says(/Free /);
    await open(`/user/room-details/batura?room=3&checkIn=${ahead(11)}&checkOut=${ahead(13)}`);
    await says('Taken on some of these nights');
    await open('/user/room-details/batura?room=3');
    await says('Choose days to see whether it is free');
  });

  test('says the facts of the room once, by their names, and whether it is free beside its price alone', async () => {
    await openRoom();
    const facts = screen.getByRole('heading', { level: 2, name: 'The room' }).parentElement as HTMLElement;
    const terms = within(facts)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(expect.arrayContaining(['Class type', 'Room number', 'Guest capacity', 'Number of beds']));
    expect(within(screen.getByRole('main')).queryByText(/^Room 3 ·/)).toBeNull();
    expect(screen.getAllByText(/^Free /)).toHaveLength(1);
  });

  test('has the facts before the words of the owner, and the host before the rules', async () => {
    await openRoomAnswers();
    const host = { firstName: 'Karim', since: '2024-09' };
    answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', [roomOf(3), roomOf(4)])), host }));
    await open('/user/room-details/batura?room=3');
    await screen.findByRole('heading', { level: 2, name: 'Your host' });
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    const order = ['The room', 'About this hotel', 'Rooms of this hotel', 'Your host', 'Cancelling and paying'];
    expect(names.filter((name) => order.includes(name))).toEqual(order);
  });

  test('says how far the sights around the hotel are, and that this is a straight line', async () => {
    await openRoomAnswers();
    const sights = [
      { name: { en: 'Baltit Fort', ur: 'بلتت کا قلعہ' }, kilometres: 0 },
      { name: { en: 'Attabad Lake', ur: 'عطا آباد جھیل' }, kilometres: 18 },
    ];
    answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', [roomOf(3)])), sights }));
    await open('/user/room-details/batura?room=3');
    const around = (await screen.findByRole('heading', { level: 2, name: 'Around the hotel' })).parentElement;
    expect(
      within(around as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Baltit Fort, less than 1 km', 'Attabad Lake, about 18 km']);
    await says('In a straight line. The way by road is longer.');
  });

  test('says nothing of sights where the owner has given no place', async () => {
    await openRoom();
    expect(screen.queryByRole('heading', { level: 2, name: 'Around the hotel' })).toBeNull();
  });

  test('says of each kind of rooms what the chosen stay costs', async () => {
    const rooms = [roomOf(3), roomOf(4, { price: 9000 })];
    const stays = [7200, 9000].map((price) => ({ kind: `kind${price}`, price: price + 500, total: 2 * price + 1001 }));
    await openRoom();
    answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', rooms)), stays }));
    await open(`/user/room-details/batura?room=3&checkIn=${ahead(20)}&checkOut=${ahead(22)}`);
    await says('PKR 15,401 for 2 nights');
    await says('PKR 19,001 for 2 nights');
    await open('/user/room-details/batura?room=3');
    await says('PKR 9,000 a night');
  });

  test('leads to the other rooms of the hotel with the days that were chosen', async () => {
    const user = await openRoom();
    const choice = screen.getByRole('link', { name: /^Choose\s*room 4$/ });
    expect(choice.getAttribute('href')).toContain(`room=4&checkIn=${ahead(10)}&checkOut=${ahead(12)}`);
    // Data of another answer are not asked for in vain.
    answer('getRoomDetails', noLine);
    await user.click(choice);
    await says('PKR 9,000 a night');
    expect(location.search).toContain('room=4');
  });

  test('that is not there says so, with the way on', async () => {
    answer('getRoomDetails', new Refusal('room_not_found'));
    await open('/user/room-details/nowhere');
    await says('Room not found');
    expect(screen.getByRole('link', { name: 'Search rooms' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('that could not be read is read again when asked', async () => {
    answer('getRoomDetails', new Refusal('internal'));
    const user = await open('/user/room-details/batura?room=3');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await openRoomAnswers();
    await user.click(retry);
    await screen.findByRole('heading', { level: 1, name: 'Hotel batura' });
  });

  async function openRoomAnswers() {
    answer('getRoomDetails', ok('room_details', detailsOf()));
    answer('getRoomCalendar', ok('room_calendar', calendarOf()));
    answer('listReviews', listed('no_reviews', []));
  }

  test('is reported with a reason, without an account', async () => {
    const user = await openRoom();
    await user.click(button('Report this listing'));
    const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Send report' });
    await user.click(send());
    expect(sentTo('reportProperty')).toHaveLength(0);
    await user.click(screen.getByLabelText('Somebody asks for money in advance'));
    answer('reportProperty', { code: 'property_reported', message: '' });
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('reportProperty')[0]).toMatchObject({
      params: { propertyId: 'batura' },
      body: { reason: 'asks_for_money' },
    });
    await toastSays('Thank you.');
  });
});
