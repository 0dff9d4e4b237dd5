import type { PropertyRecord } from '../../shared/contracts/properties.ts';
import type { RoomHit } from '../../shared/contracts/search.ts';
import type { VendorProperty } from '../../shared/contracts/vendorProperties.ts';
import { photoUrl } from '../../shared/rules/photos.ts';
import type { Card } from '../search/searchEntries.ts';
import type { Property, Room } from './property.ts';

/** A search entry as the wire shows it: the record of the property with the one room found. */
export function presentHit(card: Card): RoomHit {
  const room = { ...card, available: true, photos: card.photo === undefined ? [] : [card.photo] };
  const hotel = { _id: card.propertyId, name: card.name, description: card.text, classType: card.classType };
  return { _id: card.propertyId, Location: card.location, hotels: [{ ...hotel, rooms: [presentRoom(room)] }] };
}

/** A property as the wire shows it, with its rooms in the order given. */
export function presentProperty(property: Property, rooms: Room[] = property.rooms): PropertyRecord {
  const { id, location, address, hotel } = property;
  return { _id: id, Location: location, address, hotels: [{ _id: id, ...hotel, rooms: rooms.map(presentRoom) }] };
}

/** The same for its owner. */
export function presentOwnProperty(property: Property): VendorProperty {
  const { vendorId, listedAt } = property;
  return { ...presentProperty(property), vendorId, listedAt };
}

function presentRoom(room: Room) {
  return {
    roomNumber: room.roomNumber,
    membersCapacity: room.capacity,
    No_of_beds: room.beds,
    price: room.price,
    availability: room.available,
    images: room.photos.map((photo) => ({ imgURL: photoUrl(photo) })),
  };
}
