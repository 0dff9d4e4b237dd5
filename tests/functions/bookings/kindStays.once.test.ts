import { expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { dayIn } from '../../support/bookings.ts';
import { openOwners } from '../../support/owners.ts';
import { listRated, quoteOnPage, ratesFromToday, setRates } from '../../support/ratedHotel.ts';

const owners = openOwners({ confirmed: true });

test('the details with days have the stay in one room of each kind, as its quote has it, and without days none', async () => {
  const hotel = await listRated(owners);
  await setRates(owners.vendor, hotel, ratesFromToday(hotel));
  const details = async (query: Record<string, string>) =>
    (await ask('getRoomDetails', { params: { roomId: hotel.propertyId }, query })).body.data;
  const quoted = async (kind: string) => {
    const { rooms, total } = await quoteOnPage(hotel, { counts: { [kind]: 1 }, days: [69, 71] });
    return { kind, price: rooms[0]?.average, total };
  };
  const { stays } = await details({ checkIn: dayIn(69), checkOut: dayIn(71) });
  expect(stays).toEqual([await quoted(hotel.double), await quoted(hotel.family)]);
  expect(await details({})).not.toHaveProperty('stays');
});
