import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { roomPath, typeDays } from '../support/bookingSheet.ts';
import { answer, bodyTo, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { quoteWithFamilyAt } from '../support/quotes.ts';
import { ahead, calendarOf, detailsOf, hotelOf, requestOf, roomOf } from '../support/samples.ts';
import { alert, arriveAt, button, open, plain, says, traveller } from '../support/site.tsx';

const rooms = [roomOf(3), roomOf(4), roomOf(5, { price: 9000, membersCapacity: 4, No_of_beds: 3, kind: 'family' })];

/** Rooms 3 and 4 are of one kind; of these, 4 is taken from in twelve days on. */
function calendar() {
  const shown = calendarOf([], [3, 4]);
  const [third, fourth] = shown.rooms;
  const held = [{ from: ahead(12), to: ahead(14) }];
  return { ...shown, rooms: [third, { ...fourth, taken: held }, { roomNumber: 5, kind: 'family', taken: [] }] };
}

async function openForm(address = roomPath) {
  answer('getRoomDetails', ok('room_details', detailsOf(hotelOf('batura', rooms))));
  answer('getRoomCalendar', ok('room_calendar', calendar() as ReturnType<typeof calendarOf>));
  answer('listReviews', listed('no_reviews', []));
  const user = await open(address, traveller);
  await user.click(await screen.findByRole('button', { name: 'Book Now' }));
  await screen.findByLabelText('Check-in');
  await screen.findByRole('grid');
  return user;
}

const bar = () => plain(screen.getByRole('complementary').textContent);

const add = (name: string) => button(`Add a room: ${name}`);

/** Two rooms of the kind and one of the other, for three nights before one of them is taken. */
async function openReview() {
  const user = await openForm();
  await typeDays(ahead(9), ahead(12));
  await user.click(add('3 guests, 2 beds'));
  await user.click(button('Add rooms of another kind'));
  await user.click(add('4 guests, 3 beds'));
  await user.click(button('Continue'));
  await arriveAt('/sendBookingRequest');
  return user;
}

describe('the form of a request for several rooms', () => {
  test('adds up all rooms, and takes as many guests as they sleep', async () => {
    const user = await openForm();
    await typeDays(ahead(9), ahead(12));
    await user.click(add('3 guests, 2 beds'));
    await says('2 rooms · 3 nights × PKR 14,400 = PKR 43,200');
    await says('Up to 6');
    await user.click(button('Add rooms of another kind'));
    await user.click(add('4 guests, 3 beds'));
    await says('3 rooms · 3 nights × PKR 23,400 = PKR 70,200');
    await says('Up to 10');
  });

  test('shows the price of all rooms beside Book Now, also where it was closed', async () => {
    const user = await openForm();
    expect(bar()).toContain('PKR 7,200 a night');
    await user.click(add('3 guests, 2 beds'));
    await user.click(button('Close'));
    await waitFor(() => expect(bar()).toContain('2 rooms · PKR 14,400 a night'));
  });

  test('shows the price of the rooms that the address names before it is opened', async () => {
    answer('getRoomDetails', ok('room_details', detailsOf(hotelOf('batura', rooms))));
    answer('getRoomCalendar', ok('room_calendar', calendar() as ReturnType<typeof calendarOf>));
    answer('listReviews', listed('no_reviews', []));
    await open(`${roomPath}&kinds=${roomOf(3).kind}:2`, traveller);
    await waitFor(() => expect(bar()).toContain('2 rooms · PKR 14,400 a night'));
  });

  test('offers no more rooms than the hotel has, and one at least', async () => {
    const user = await openForm();
    await user.click(add('3 guests, 2 beds'));
    expect(add('3 guests, 2 beds').getAttribute('aria-disabled')).toBe('true');
    const remove = button('Remove a room: 3 guests, 2 beds');
    await user.click(remove);
    expect(remove.getAttribute('aria-disabled')).toBe('true');
  });

  test('lets nobody stay on nights with fewer free rooms than are asked for', async () => {
    const user = await openForm();
    await typeDays(ahead(11), ahead(14));
    await says('3 nights × PKR 7,200 = PKR 21,600');
    await user.click(add('3 guests, 2 beds'));
    await user.click(button('Continue'));
    await waitFor(() => expect(screen.getByLabelText('Check-out').getAttribute('aria-invalid')).toBe('true'));
    expect(location.pathname).toBe('/user/room-details/batura');
  });

  test('says that the room of the address is asked for by its number', async () => {
    await openForm();
    await says('You ask for room 3, or another of the same kind if it is taken.');
  });
});

describe('rooms that a search has found together', () => {
  const address = `${roomPath}&checkIn=${ahead(9)}&checkOut=${ahead(12)}`;
  const together = `${address}&kinds=kind7200:1,family:1&guests=5`;
  const guests = () => within(screen.getByRole('group', { name: /^Guests/ })).getByRole('status').textContent;

  test('are chosen where its form opens, with their total and guests', async () => {
    await openForm(together);
    await says('2 rooms · 3 nights × PKR 16,200 = PKR 48,600');
    expect(guests()).toBe('5 guests');
  });

  test('give way to what was chosen since, also over a reload', async () => {
    const user = await openForm(together);
    await user.click(add('3 guests, 2 beds'));
    await says('3 rooms · 3 nights × PKR 23,400 = PKR 70,200');
    await user.reload();
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    await says('3 rooms · 3 nights × PKR 23,400 = PKR 70,200');
  });

  test('end with the next search, for one room', async () => {
    await openForm(together);
    await says('2 rooms · 3 nights × PKR 16,200 = PKR 48,600');
    await openForm(address);
    await says('3 nights × PKR 7,200 = PKR 21,600');
  });

  test.each(['kinds=gone:2', 'kinds=', 'kinds=kind7200:0', 'kinds=kind7200:9,x', 'guests=90', 'guests=no'])(
    'that the address names in a way that cannot be read are one room: %s',
    async (query) => {
      await openForm(`${address}&${query}`);
      await says('3 nights × PKR 7,200 = PKR 21,600');
    },
  );

  test('are no more than the hotel has by now', async () => {
    await openForm(`${address}&kinds=kind7200:8`);
    await says('2 rooms · 3 nights × PKR 14,400 = PKR 43,200');
  });
});

describe('a request for several rooms', () => {
  test('shows its rooms and total before it is sent, and names each kind with its price', async () => {
    const user = await openReview();
    await says('2 rooms: 3 guests, 2 beds');
    await says('1 room: 4 guests, 3 beds');
    await says('3 rooms · 3 nights × PKR 23,400 = PKR 70,200');
    answer('createBookingRequest', ok('request_sent', requestOf('b1')));
    answer('getUserBooking', ok('booking_details', requestOf('b1')));
    await user.click(button('Send'));
    await says('Your request is sent');
    expect(bodyTo('createBookingRequest')).toMatchObject({
      propertyId: 'batura',
      rooms: [
        { kind: 'kind7200', count: 2, roomNumber: 3, price: 7200 },
        { kind: 'family', count: 1, price: 9000 },
      ],
    });
  });

  test('keeps its rooms over a reload', async () => {
    const user = await openReview();
    await user.reload();
    await says('3 rooms · 3 nights × PKR 23,400 = PKR 70,200');
  });

  test('whose price of one kind has changed shows both sums, and sends the new total next', async () => {
    const user = await openReview();
    answer('createBookingRequest', new Refusal('price_changed', { quote: quoteWithFamilyAt(10_000) }));
    await user.click(button('Send'));
    await says('The stay cost PKR 70,200 and costs PKR 73,200 now');
    answer('createBookingRequest', noLine);
    await user.click(button('Send'));
    await waitFor(() => expect(sentTo('createBookingRequest')[1]?.body.total).toBe(73_200));
  });

  test('for more rooms than there are by now says so, and leads to the rooms', async () => {
    const user = await openReview();
    answer('createBookingRequest', new Refusal('too_few_rooms', { params: { count: 1, kind: 'kind7200' } }));
    await user.click(button('Send'));
    await waitFor(() => expect(alert().textContent).toContain('This hotel has fewer of these rooms.'));
    await user.click(screen.getByRole('link', { name: 'Change the rooms' }));
    await arriveAt('/user/room-details/batura');
    expect(within(await screen.findByRole('dialog')).getByText('2 rooms')).toBeTruthy();
  });

  test('without a line waits with its rooms', async () => {
    const user = await openReview();
    answer('createBookingRequest', noLine);
    await user.click(button('Send'));
    await user.click(await screen.findByRole('button', { name: 'Send it when there is a connection' }));
    await says('Your request waits for a connection');
    await says('2 rooms: 3 guests, 2 beds');
  });
});

test('the page says how many rooms of a kind are left on the chosen nights', async () => {
  await openForm();
  await typeDays(ahead(11), ahead(13));
  await says('1 of 2 left on these nights');
});
