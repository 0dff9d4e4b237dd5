import type { PropertyRecord, Rating, VendorProperty } from '../../shared/contracts/properties.ts';
import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { noRates } from '../../shared/rules/rates.ts';
import type { Session } from '../runtime/session.ts';
import { kindIds } from '../search/kindIds.ts';
import { variedPrices } from '../search/listPrices.ts';
import { presentRoom } from '../search/presentRoom.ts';
import type { Property, Room } from './property.ts';
import type { Listing } from './propertyItem.ts';

/** The property when it is the caller's. @throws Failure `property_not_found`, the same for one that is another's */
export function ownProperty<P extends { vendorId: string }>(property: P | undefined, { id }: Session): P {
  if (property?.vendorId !== id) throw fail('property_not_found');
  return property;
}

/** A property as the wire shows it, with its rooms in the order given, and what guests made of it. */
export function presentProperty(property: Property, rooms: Room[] = property.rooms, rating?: Rating): PropertyRecord {
  const { id, vendorId, location, address, hotel, newHost } = property;
  const kinds = property.kinds ?? kindIds(property);
  const hotels = [{ _id: id, ...hotel, rooms: rooms.map((room) => presentRoom(room, kinds[room.id] ?? '')), rating }];
  return { _id: id, vendorId, Location: location, location, address, hotels, newHost };
}

/** A property as its page shows it: rooms of which not all nights have one price tell the lowest of the next. */
export function presentShown(property: Property, rooms: Room[], rating?: Rating): PropertyRecord {
  const shown = presentProperty(property, rooms, rating);
  const priced = rooms.map(({ id, price }) => ({ id: property.kinds?.[id] ?? '', price }));
  const lowest = variedPrices(property.rates ?? noRates, priced, today());
  const hotels = shown.hotels.map((hotel) => {
    return { ...hotel, rooms: hotel.rooms.map((room) => ({ ...room, from: lowest.get(room.kind) })) };
  });
  return { ...shown, hotels };
}

/** Presents a property to its owner. */
export function presentOwnProperty(property: Listing): VendorProperty {
  const { listedAt, hidden, changed, terms, books, moneyRevision } = property;
  return { ...presentProperty(property), listedAt, revision: changed, hidden, terms, books, moneyRevision };
}
