import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerDashboard, answerNights } from '../support/dashboard.ts';
import { answer, bodyTo, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, open, says, toastSays, vendor } from '../support/site.tsx';

beforeEach(answerDashboard);

const own = { status: 'active', source: 'walkIn', code: 'ABCD-1234' } as const;
const address = `/ownBooking?property=p1&room=101&from=${ahead(2)}&to=${ahead(4)}`;

async function typeGuest() {
  await fill('Name', 'Karim Baig');
  await fill('Contact Number', '+44 20 7946 0958');
  await fill('Agreed price', '4,000');
}

describe('a booking that an owner enters', () => {
  test('is sent with the room and the nights that were looked at, once, and stands in the list then', async () => {
    answer('listVendorBookings', listed('booking_requests', [requestOf('a', own)]));
    const user = await open(address, vendor);
    await screen.findByRole('checkbox', { name: 'Room 101', checked: true });
    await typeGuest();
    await says('PKR 8,000');
    const held = hold('takeBooking');
    await user.dblClick(button('Save'));
    expect(sentTo('takeBooking')).toHaveLength(1);
    expect(bodyTo('takeBooking')).toMatchObject({
      propertyId: 'p1',
      rooms: [101],
      userName: 'Karim Baig',
      contactNumber: '00442079460958',
      source: 'phone',
      price: 4000,
      priceFor: 'night',
      bookingStartDate: ahead(2),
      bookingEndDate: ahead(4),
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    held.release(ok('booking_taken', requestOf('a', own)));
    await toastSays('The booking stands, and its nights are held.');
    await says('At the door');
  });

  test('offers rooms that are free on its nights, and no others', async () => {
    answerNights([], [{ from: ahead(3), to: ahead(4), kind: 'booked' }]);
    await open(address, vendor);
    const taken = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Room 102, taken' });
    expect(taken.disabled).toBe(true);
  });

  test('needs a room, a name and a price, and the focus goes to the first that is missing', async () => {
    const user = await open('/ownBooking', vendor);
    await screen.findByRole('checkbox', { name: 'Room 101' });
    await user.click(button('Save'));
    expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Room 101' }));
    await says('Ask for one room at least');
    expect(noteOf(field('Name'))).toContain('is required');
    expect(sentTo('takeBooking')).toHaveLength(0);
  });

  test('keeps what is typed when its nights are taken meanwhile, and is another one once it was changed', async () => {
    const user = await open(address, vendor);
    await screen.findByRole('checkbox', { name: 'Room 101', checked: true });
    await typeGuest();
    answer('takeBooking', new Refusal('nights_taken'));
    await user.click(button('Save'));
    await says(sentenceOf('nights_taken'));
    expect(field('Name').value).toBe('Karim Baig');
    await user.click(button('Save'));
    await user.click(screen.getByRole('checkbox', { name: 'Room 102' }));
    await user.click(button('Save'));
    const keys = sentTo('takeBooking').map(({ body }) => (body as { requestKey: string }).requestKey);
    expect(keys).toHaveLength(3);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });
});

describe('in the list of bookings an own booking', () => {
  beforeEach(() => answer('listVendorBookings', listed('booking_requests', [requestOf('a', own)])));

  test('is changed with what was agreed before in the form', async () => {
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: 'Change the booking of Guest a' }));
    expect([field('Name').value, field('Agreed price').value]).toEqual(['Guest a', '2500']);
    await fill('Agreed price', '3000');
    answer('changeOwnBooking', ok('booking_changed', requestOf('a', own)));
    await user.click(button('Save'));
    await toastSays('The booking has been changed.');
    expect(bodyTo('changeOwnBooking')).toMatchObject({ userName: 'Guest a', price: 3000, priceFor: 'night' });
  });

  test('is cancelled without a reason, and its owner is told that nobody else tells the guest', async () => {
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
    await says('Sarai tells this guest nothing');
    answer('cancelBookingAsOwner', ok('booking_cancelled', requestOf('a', { ...own, status: 'cancelled' })));
    await user.click(screen.getAllByRole('button', { name: 'Cancel booking' }).at(-1) as HTMLElement);
    await toastSays('The booking has been cancelled.');
    expect(bodyTo('cancelBookingAsOwner')).toEqual({});
  });
});
