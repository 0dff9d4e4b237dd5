import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, bodyTo, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, plain, says, toastSaid, vendor } from '../support/site.tsx';

const other = (roomNumber: number, given = {}) => {
  return { roomNumber, No_of_beds: 2, capacity: 2, price: 2500, free: true, smaller: false, ...given };
};

describe('an owner who moves a booking', () => {
  beforeEach(() => {
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  });

  async function openSheet(numbers = [101]) {
    const rooms = numbers.map((roomNumber) => ({ roomNumber, No_of_beds: 2, price: 2500, kind: 'double' }));
    const booking = requestOf('a', { status: 'active', code: 'ABCD1234', rooms, revision: 1 });
    answer('listVendorBookings', listed('booking_requests', [booking]));
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: /to another room$/ }));
    return user;
  }

  const choice = (roomNumber: number) =>
    within(screen.getByRole('dialog')).findByRole('radio', { name: new RegExp(`Room ${roomNumber}`) });

  test('chooses a room that is free, and sends it once', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102), other(103)]));
    const user = await openSheet();
    await user.click(await choice(103));
    expect(plain(screen.getByRole('dialog').textContent)).toContain('agreed price of PKR 2,500 a night');
    const held = hold('moveRoom');
    await user.dblClick(button('Move'));
    held.release(ok('room_moved', requestOf('a', { status: 'active', revision: 2 })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sentTo('moveRoom').length, bodyTo('moveRoom')]).toEqual([
      1,
      { roomNumber: 101, toRoomNumber: 103, revision: 1 },
    ]);
  });

  test('reads which rooms are taken or smaller, and can choose none of them', async () => {
    answer(
      'listOtherRooms',
      ok('other_rooms', [other(102, { free: false }), other(301, { smaller: true }), other(201)]),
    );
    await openSheet();
    expect(((await choice(102)) as HTMLInputElement).disabled).toBe(true);
    expect(((await choice(301)) as HTMLInputElement).disabled).toBe(true);
    expect(((await choice(201)) as HTMLInputElement).disabled).toBe(false);
    expect(screen.getByRole('dialog').textContent).toContain('Not free on these nights');
  });

  test('chooses which of several rooms is moved', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(103)]));
    const user = await openSheet([101, 102]);
    await user.click(await choice(102));
    await user.click(await choice(103));
    answer('moveRoom', ok('room_moved', requestOf('a', { status: 'active', revision: 2 })));
    await user.click(button('Move'));
    await waitFor(() => expect(bodyTo('moveRoom')).toMatchObject({ roomNumber: 102, toRoomNumber: 103 }));
  });

  test('is asked for a room first', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102)]));
    const user = await openSheet();
    await choice(102);
    await user.click(button('Move'));
    await says('Choose a room first.');
    expect(sentTo('moveRoom')).toHaveLength(0);
  });

  test('of a hotel with one room has none to choose', async () => {
    answer('listOtherRooms', ok('other_rooms', []));
    await openSheet();
    await says('This hotel has no other room.');
  });

  test('reads that somebody else has got the room meanwhile', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102)]));
    const user = await openSheet();
    await user.click(await choice(102));
    answer('moveRoom', new Refusal('nights_taken'));
    await user.click(button('Move'));
    expect(await toastSaid()).toBe(sentenceOf('nights_taken'));
  });
});
