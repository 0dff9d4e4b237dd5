import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { recordKey } from '../../functions/properties/propertyItem.ts';
import type { Rates } from '../../shared/rules/rates.ts';
import type { SignedUp } from './accounts.ts';
import type { Owners } from './owners.ts';
import { type AskedStay, listRated, openGuest, type RatedHotel, ratesFromToday, setRates } from './ratedHotel.ts';

/** Rules for children under 6, who are free and no sleepers, and extras of each unit: a jeep by its notice, five mattresses. */
export const besideRooms: Pick<Rates, 'children' | 'extras'> = {
  children: { freeUnder: 6, price: 1300, sleeper: false, inExtras: true },
  extras: [
    { id: 'jeep-1', name: 'Jeep', price: 7500, per: 'once', most: 2, noticeDays: 2 },
    { id: 'mattress-1', name: 'Mattress', price: 1500, per: 'night', most: 5, noticeDays: 0 },
    { id: 'bonfire-1', name: 'Bonfire', price: 601, per: 'guest', most: 1, noticeDays: 0 },
    { id: 'breakfast-1', name: 'Breakfast', price: 850, per: 'guestNight', most: 1, noticeDays: 0 },
  ],
};

/** Writes rules for children and extras into the rates of a hotel that has some. */
export async function setBesideRooms(
  { desk }: Owners,
  { propertyId }: RatedHotel,
  { children, extras }: Pick<Rates, 'children' | 'extras'> = besideRooms,
) {
  const { name: TableName, client } = desk.tables.properties;
  const UpdateExpression = children ? 'SET #r.children = :c, #r.extras = :e' : 'SET #r.extras = :e REMOVE #r.children';
  await client.send(
    new UpdateCommand({
      ...{ TableName, Key: recordKey(propertyId), UpdateExpression, ExpressionAttributeNames: { '#r': 'rates' } },
      ExpressionAttributeValues: { ':e': extras, ...(children && { ':c': children }) },
    }),
  );
}

/** A hotel with rates, rules for children and extras, and a guest. */
export async function openFamilyHotel(owners: Owners): Promise<{ hotel: RatedHotel; guest: SignedUp }> {
  const hotel = await listRated(owners);
  await setRates(owners.vendor, hotel, { ...ratesFromToday(hotel), weekdays: [] });
  await setBesideRooms(owners, hotel);
  return { hotel, guest: await openGuest() };
}

/** Two doubles for two nights at 9,500: two adults with children of 6 and 5, breakfast and a mattress for one night. */
export function familyStay({ double }: RatedHotel, given: Partial<AskedStay> = {}): AskedStay {
  return {
    ...{ counts: { [double]: 2 }, days: [10, 12], guests: 4, children: [6, 5] },
    extras: [
      { id: 'breakfast-1', count: 1 },
      { id: 'mattress-1', count: 1, nights: 1 },
    ],
    ...given,
  };
}

/** Whole PKR of the parts of that stay, and of all. */
export const familyPrice = (() => {
  const [rooms, child, breakfast, mattress] = [2 * 2 * 9500, 2 * 1300, 3 * 2 * 850, 1500];
  const beside = child + breakfast + mattress;
  return { rooms, child, breakfast, mattress, beside, total: rooms + beside };
})();
