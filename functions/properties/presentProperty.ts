import type { PropertyRecord, Rating, VendorProperty } from '../../shared/contracts/properties.ts';
import { presentRoom } from '../search/presentRoom.ts';
import type { Property, Room } from './property.ts';
import type { Listing } from './propertyItem.ts';

/** A property as the wire shows it, with its rooms in the order given, and what guests made of it. */
export function presentProperty(property: Property, rooms: Room[] = property.rooms, rating?: Rating): PropertyRecord {
  const { id, vendorId, location, address, hotel, newHost } = property;
  const hotels = [{ _id: id, ...hotel, rooms: rooms.map(presentRoom), rating }];
  return { _id: id, vendorId, Location: location, location, address, hotels, newHost };
}

/** Presents a property to its owner. */
export function presentOwnProperty(property: Listing): VendorProperty {
  const { listedAt, hidden, changed } = property;
  return { ...presentProperty(property), listedAt, revision: changed, hidden };
}
