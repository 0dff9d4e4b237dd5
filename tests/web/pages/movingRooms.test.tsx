import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { answer, bodyTo, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, plain, says, toastSays, vendor } from '../support/site.tsx';

const other = (roomNumber: number, given = {}) => {
  return { roomNumber, No_of_beds: 2, capacity: 2, price: 2500, free: true, smaller: false, ...given };
};

describe('an owner who moves a booking', () => {
  beforeEach(() => {
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  });

  async function openSheet(numbers = [101], given: Partial<BookingRequest> = {}) {
    const rooms = numbers.map((roomNumber) => ({
      roomNumber,
      No_of_beds: 2,
      capacity: 2,
      price: 2500,
      kind: 'double',
    }));
    const booking = requestOf('a', { status: 'active', code: 'ABCD1234', rooms, revision: 1, ...given });
    answer('listVendorBookings', listed('booking_requests', [booking]));
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: /to another room$/ }));
    return user;
  }

  const choice = (roomNumber: number) =>
    within(screen.getByRole('dialog')).findByRole('radio', { name: new RegExp(`Room ${roomNumber}`) });

  const priceField = () => within(screen.getByRole('dialog')).getByLabelText('Price per night');

  test('chooses a room that is free, and sends it once', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102), other(103)]));
    const user = await openSheet();
    await user.click(await choice(103));
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Agreed: PKR 2,500 a night');
    const held = hold('moveRoom');
    await user.dblClick(button('Move'));
    held.release(ok('room_moved', requestOf('a', { status: 'active', revision: 2 })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([sentTo('moveRoom').length, bodyTo('moveRoom')]).toEqual([
      1,
      { roomNumber: 101, toRoomNumber: 103, revision: 1 },
    ]);
  });

  test('reads which rooms are taken, and can choose none of them', async () => {
    answer(
      'listOtherRooms',
      ok('other_rooms', [other(102, { free: false }), other(301, { smaller: true }), other(201)]),
    );
    await openSheet();
    expect(((await choice(102)) as HTMLInputElement).disabled).toBe(true);
    expect(((await choice(301)) as HTMLInputElement).disabled).toBe(false);
    expect(((await choice(201)) as HTMLInputElement).disabled).toBe(false);
    expect(screen.getByRole('dialog').textContent).toContain('Not free on these nights');
  });

  test.each([
    [
      'smaller',
      other(301, { No_of_beds: 1, smaller: true, price: 2000 }),
      { typed: undefined, price: 2000, total: 'PKR 6,000' },
    ],
    ['dearer', other(201, { price: 9000 }), { typed: '9,000', price: 9000, total: 'PKR 27,000' }],
  ])('asks the guest for a yes to a %s room', async (_, room, { typed, price, total }) => {
    answer('listOtherRooms', ok('other_rooms', [room]));
    const user = await openSheet();
    await user.click(await choice(room.roomNumber));
    if (typed !== undefined) {
      await user.clear(priceField());
      await user.type(priceField(), typed);
    }
    const said = plain(screen.getByRole('dialog').textContent);
    expect(said).toContain(`The total becomes ${total}.`);
    expect(said).toContain('needs the yes of the guest');
    answer('proposeChange', ok('change_proposed', requestOf('a', { status: 'active', revision: 1 })));
    await user.click(button('Ask the guest'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rooms = [{ roomNumber: 101, toRoomNumber: room.roomNumber, price }];
    expect(bodyTo('proposeChange')).toEqual({ rooms, revision: 1 });
  });

  test('is held to the price of the room, or what was agreed', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(201, { price: 9000 })]));
    const user = await openSheet();
    await user.click(await choice(201));
    await user.clear(priceField());
    await user.type(priceField(), '9001');
    await user.click(button('Ask the guest'));
    await says('Price per night must be a whole number from 1 to 9,000');
    expect(sentTo('proposeChange')).toHaveLength(0);
  });

  test('takes less at once, and keeps the price that was typed', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102)]));
    const user = await openSheet();
    await user.clear(priceField());
    await user.type(priceField(), '2,000');
    await user.click(await choice(102));
    answer('moveRoom', ok('room_moved', requestOf('a', { status: 'active', revision: 2 })));
    await user.click(button('Move'));
    await waitFor(() => expect(bodyTo('moveRoom')).toMatchObject({ toRoomNumber: 102, price: 2000 }));
  });

  test('moves a guest without an account at once, to whatever was agreed', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(301, { No_of_beds: 1, smaller: true })]));
    const user = await openSheet([101], { source: 'phone' });
    await user.click(await choice(301));
    await user.clear(priceField());
    await user.type(priceField(), '12000');
    answer('moveRoom', ok('room_moved', requestOf('a', { status: 'active', revision: 2 })));
    await user.click(button('Move'));
    await waitFor(() => expect(bodyTo('moveRoom')).toMatchObject({ toRoomNumber: 301, price: 12_000 }));
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

  test('reads that somebody else has got the room meanwhile, and keeps the price that was typed', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102), other(103)]));
    const user = await openSheet([101, 104]);
    await user.clear(priceField());
    await user.type(priceField(), '2,000');
    await user.click(await choice(102));
    answer('moveRoom', new Refusal('nights_taken'));
    answer('listOtherRooms', ok('other_rooms', [other(102, { free: false }), other(103)]));
    await user.click(button('Move'));
    await toastSays(sentenceOf('nights_taken'));
    expect(document.activeElement).toBe(button('Move'));
    expect([(priceField() as HTMLInputElement).value, ((await choice(101)) as HTMLInputElement).checked]).toEqual([
      ...['2,000', true],
    ]);
    await user.click(await choice(103));
    answer('moveRoom', ok('room_moved', requestOf('a', { status: 'active', revision: 2 })));
    await user.click(button('Move'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('moveRoom')[1]?.body).toMatchObject({ roomNumber: 101, toRoomNumber: 103, price: 2000 });
  });

  test('decides on the booking as it is by now, where that has changed', async () => {
    answer('listOtherRooms', ok('other_rooms', [other(102)]));
    const user = await openSheet();
    await user.click(await choice(102));
    const now = requestOf('a', { status: 'active', code: 'ABCD1234', revision: 2 });
    answer('listVendorBookings', listed('booking_requests', [now]));
    answer('moveRoom', new Refusal('booking_changed'));
    await user.click(button('Move'));
    await says(sentenceOf('booking_changed'));
    await waitFor(async () => {
      await user.click(button('Move'));
      expect(sentTo('moveRoom').at(-1)?.body).toMatchObject({ toRoomNumber: 102, revision: 2 });
    });
  });
});
