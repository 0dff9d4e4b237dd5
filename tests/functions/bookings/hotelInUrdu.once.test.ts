import { expect, test } from 'vitest';
import { openAccount } from '../../support/accounts.ts';
import { bookingsOf, request } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm, roomForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

test('a booking keeps the name in Urdu that its hotel had, and has none where there was none', async () => {
  const guest = await openAccount('user');
  const form = propertyForm({ rooms: [roomForm()] });
  const named = (urduName: string) => ({ ...form, hotelDetail: { ...form.hotelDetail, urduName } });
  const { _id: propertyId } = (await owners.create(named('پائن ہاؤس'))).body.data;
  await request(guest, { propertyId, roomNumber: 101 }, [20, 22]);
  await owners.update(propertyId, named('پائن محل'));
  const { _id: nameless } = (await owners.create(form)).body.data;
  await request(guest, { propertyId: nameless, roomNumber: 101 }, [30, 32]);
  const told = (await bookingsOf(guest)).map(({ hotelName, hotelUrduName }: Record<string, string>) => [
    hotelName,
    hotelUrduName,
  ]);
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining([
      ['Pine House', 'پائن ہاؤس'],
      ['Pine House', undefined],
    ]),
  );
});
