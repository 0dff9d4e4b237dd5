import type { Random } from '../../campaign/random.ts';
import { roomKinds, roomNumbers } from './plan.ts';
import { type Act, owner } from './racer.ts';

/** The house with those of its rooms that a throw of dice has left. */
function formOf(random: Random, share: number) {
  const first = roomNumbers[0];
  const rooms = roomKinds.flatMap(({ numbers, ...room }) =>
    numbers
      .filter((number) => number === first || random.chance(share))
      .map((roomNumber) => ({ ...room, id: undefined, roomNumber, available: true, photos: [] })),
  );
  return {
    location: 'Murree Hills',
    address: { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
    hotel: { name: 'Race House', description: 'Warm rooms.', classType: 'First' as const },
    rooms,
  };
}

/** Lists a house, or does nothing where it is listed or was taken down. */
export const list: Act = ({ hands, journal, random, listed }, { house }) => {
  listed.add(house.propertyId);
  const { vendorId, propertyId, requestKey } = house;
  return journal.during({ act: 'list', propertyId }, async () => {
    await hands.list(owner(house), { body: { ...formOf(random, 1), vendorId, requestKey } });
    await hands.askAhead(propertyId);
    return undefined;
  });
};

export const edit: Act = ({ hands, journal, random }, { house }) =>
  journal.during({ act: 'edit rooms', propertyId: house.propertyId }, async () => {
    await hands.edit(owner(house), { params: { postId: house.propertyId }, body: formOf(random, 0.9) });
    return undefined;
  });

export const remove: Act = ({ hands, journal }, { house }) =>
  journal.during({ act: 'remove property', propertyId: house.propertyId }, async () => {
    await hands.remove(owner(house), { params: { postId: house.propertyId }, query: {} });
    return undefined;
  });
