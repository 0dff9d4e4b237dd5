import { photoIdOf } from '../../../shared/rules/photos.ts';
import type { StoredProperty, StoredRoom } from '../check/records.ts';
import type { PropertyForm, RoomForm } from '../client/forms.ts';
import type { Entry } from './ledger.ts';

/** All that a vendor says of a property, as it is to be kept. */
export type HouseState = Pick<StoredProperty, 'vendorId' | 'location' | 'address' | 'hotel' | 'rooms'>;

/** A property of the crowd; its name is like no other's, for its id is not known while no answer came. */
export interface House {
  name: string;
  id?: string | undefined;
  /** What it was created with, so that the same can be sent again. */
  first: { form: PropertyForm; requestKey: string };
  entry: Entry<HouseState>;
}

/** What must be kept of a form. */
export function stateOf(vendorId: string, { Location, address, hotelDetail }: PropertyForm): HouseState {
  const { rooms, ...hotel } = hotelDetail;
  return inOrder({ vendorId, location: Location, address, hotel, rooms: rooms.map(roomOf) });
}

/** What is kept in a record. */
export function stateOfRecord(record: StoredProperty): HouseState {
  return inOrder(record);
}

function roomOf({ No_of_beds: beds, availability: available, images, ...room }: RoomForm): StoredRoom {
  return { ...room, beds, available, photos: images.flatMap(({ imageUrl }) => photoIdOf(imageUrl) ?? []) };
}

/** The names in one order, so that two states are the same exactly when their texts are; the order of rooms counts. */
function inOrder({ vendorId, location, address, hotel, rooms }: HouseState): HouseState {
  const { street, city, state, country, zipCode } = address;
  const { name, description, classType } = hotel;
  return {
    vendorId,
    location,
    address: { street, city, state, country, zipCode },
    hotel: { name, description, classType },
    rooms: rooms.map(({ roomNumber, capacity, beds, price, available, photos }) => ({
      ...{ roomNumber, capacity, beds, price, available, photos },
    })),
  };
}

/** The photos that it shows. */
export function photosOf(state: HouseState | undefined): string[] {
  return state?.rooms.flatMap((room) => room.photos) ?? [];
}
