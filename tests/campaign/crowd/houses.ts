import { photoIdOf } from '../../../shared/photos/photos.ts';
import type { StoredProperty, StoredRoom } from '../check/records.ts';
import type { PropertyForm, RoomForm } from '../client/forms.ts';
import type { Entry } from './ledger.ts';

/** All that a vendor says of a property, as it is to be kept. */
export interface HouseState extends Pick<StoredProperty, 'vendorId' | 'location' | 'address' | 'hotel'> {
  rooms: HouseRoom[];
}

/** A room without its id, which the product makes. */
type HouseRoom = Omit<StoredRoom, 'id'>;

/** A property of the crowd; its name is like no other's, for its id is not known while no answer came. */
export interface House {
  name: string;
  id?: string | undefined;
  /** The form that created it, so that it can be sent again. */
  first: { form: PropertyForm; requestKey: string };
  entry: Entry<HouseState>;
}

/** The values of a form that must be stored. */
export function stateOf(vendorId: string, { Location, address, hotelDetail }: PropertyForm): HouseState {
  const { rooms, ...hotel } = hotelDetail;
  return inOrder({ vendorId, location: Location, address, hotel, rooms: rooms.map(roomOf) });
}

/** The values in a record. */
export function stateOfRecord(record: StoredProperty): HouseState {
  return inOrder(record);
}

function roomOf({ No_of_beds: beds, availability: available, images, ...room }: RoomForm): HouseRoom {
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
