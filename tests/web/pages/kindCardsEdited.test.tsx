import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { updatePropertyPath } from '../../../web/src/paths.ts';
import { answer, bodyTo, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { card, inCard, isOpen, unfolds } from '../support/kindCards.ts';
import { answerOwner, ownOf } from '../support/propertyForms.ts';
import { roomOf } from '../support/samples.ts';
import { alert, button, focused, open, plain, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('a property that is changed', () => {
  const images = ['a', 'b'].map((name) => ({ imgURL: `/room-photos/${name}/960.webp` }));

  async function openEdit(rooms: ReturnType<typeof roomOf>[]) {
    answer('getVendorProperty', ok('own_property', ownOf('p1', rooms)));
    const user = await open(updatePropertyPath('p1'), vendor);
    await screen.findByRole('button', { name: 'Update' });
    return user;
  }
  const sentRooms = () => bodyTo('updateProperty').hotelDetail.rooms;

  test('has its kinds folded, and sends what differs in a kind as it was', async () => {
    const user = await openEdit([
      roomOf(101, { images }),
      roomOf(102, { images: images.slice(1), availability: false }),
      roomOf(103, { images }),
      roomOf(201, { price: 9000 }),
    ]);
    expect([isOpen('3 rooms, 101 to 103'), isOpen('Room 201')]).toEqual([false, false]);
    await user.click(unfolds('3 rooms, 101 to 103'));
    expect(plain(card('3 rooms, 101 to 103').textContent)).toContain('Room 102: 1 other photo');
    answer('updateProperty', new Refusal('internal'));
    await user.click(button('Update'));
    await waitFor(() => expect(sentTo('updateProperty')).toHaveLength(1));
    expect(sentRooms().map((room) => [room.kind, room.availability, room.images?.length])).toEqual([
      ['kind7200', true, 2],
      ['kind7200', false, 1],
      ['kind7200', true, 2],
      ['kind9000', true, 0],
    ]);
  });

  test('makes a room that differs like the others, or another kind, as its owner says', async () => {
    const user = await openEdit([roomOf(101, { images }), roomOf(102), roomOf(103, { images: images.slice(1) })]);
    await user.click(button('Make like the others: Room 102'));
    await user.click(button('Make another kind: Room 103'));
    expect(focused()).toBe(inCard('Room 103', 'Number of rooms'));
    answer('updateProperty', new Refusal('internal'));
    await user.click(button('Update'));
    await waitFor(() => expect(sentTo('updateProperty')).toHaveLength(1));
    expect(sentRooms().map((room) => [room._id, room.images?.length])).toEqual([
      ['room101', 2],
      ['room102', 2],
      ['room103', 1],
    ]);
    expect(new Set(sentRooms().map(({ kind }) => kind)).size).toBe(2);
  });

  test('keeps a room with bookings ahead that was taken out, and leads to them', async () => {
    const user = await openEdit([roomOf(101), roomOf(102)]);
    await user.click(button('Change single rooms'));
    await user.click(button('Take out room 102'));
    answer('updateProperty', new Refusal('room_has_bookings'));
    await user.click(button('Update'));
    await waitFor(() => expect(within(alert()).getByRole('link', { name: 'Active Bookings' })).toBeTruthy());
    expect(card('Room 101')).toBeTruthy();
  });
});
