import type { RoomHit } from '../../shared/contracts/search.ts';
import type { Card } from './card.ts';
import type { Fit, Together } from './fit.ts';
import { costOf, type OfferedKind } from './offeredKinds.ts';
import { presentRoom } from './presentRoom.ts';

/**
 * A hotel as a list shows it: by the first room of one of its kinds, with the figures of all that fit, and rooms that fit together. With
 * days it has the total of the stay.
 */
export function presentHit(card: Card, { shown: kind, together }: Fit, fitting: readonly OfferedKind[]): RoomHit {
  const { propertyId, name, text, urduName, urduText, location, classType, newHost, rating } = card;
  const { capacity, beds, price, facts, rooms } = kind;
  const [{ id, roomNumber, photo } = { id: '', roomNumber: 0 }] = rooms;
  const cover = photo ?? card.kinds.find((each) => each.id === kind.id)?.rooms[0]?.photo;
  const photos = cover === undefined ? [] : [cover];
  const from = kind.stay === undefined && kind.varies ? kind.night : undefined;
  const room = presentRoom({ id, roomNumber, capacity, beds, price, available: true, photos }, kind.id, from);
  const inUrdu = { urduName, urduDescription: urduText };
  const hotel = { _id: propertyId, name, description: text, ...inUrdu, classType, rooms: [room], rating };
  const matching = matchingOf(fitting);
  return {
    _id: propertyId,
    Location: location,
    location,
    hotels: [hotel],
    roomsAlike: rooms.length,
    facts,
    matching,
    ...(together && { together: presentTogether(together) }),
    ...(kind.stay !== undefined && { total: together?.price ?? kind.stay }),
    newHost,
  };
}

function presentTogether({ taken }: Together): RoomHit['together'] {
  const kinds = taken.map(({ offer: { kind }, count }) => {
    return { kind: kind.id, count, membersCapacity: kind.capacity, No_of_beds: kind.beds, price: kind.night };
  });
  return { price: kinds.reduce((sum, { count, price }) => sum + count * price, 0), kinds };
}

/** The figures of some kinds of a hotel; there is one at least. */
function matchingOf(kinds: readonly OfferedKind[]): RoomHit['matching'] {
  const guests = kinds.map(({ capacity }) => capacity);
  return {
    rooms: kinds.reduce((sum, { rooms }) => sum + rooms.length, 0),
    fromPrice: Math.min(...kinds.map(({ night }) => night)),
    ...(kinds.every(({ stay }) => stay !== undefined) && { fromTotal: Math.min(...kinds.map(costOf)) }),
    sleepsLeast: Math.min(...guests),
    sleepsMost: Math.max(...guests),
  };
}
