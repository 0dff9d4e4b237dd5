import type { IndexedFacts } from '../../../functions/search/entryKeys.ts';
import type { HotelAmenities, RoomAmenities } from '../../../shared/rules/amenities.ts';
import type { Item } from '../client/stores.ts';

/** A room as docs/data.md has it. */
export interface StoredRoom {
  id: string;
  roomNumber: number;
  capacity: number;
  beds: number;
  price: number;
  available: boolean;
  photos: string[];
  amenities?: RoomAmenities;
}

/** The record of a property that stands. */
export interface StoredProperty extends Item {
  id: string;
  vendorId: string;
  revision: number;
  location: string;
  address: { street: string; city: string; state: string; country: string; zipCode: number };
  hotel: { name: string; description: string; classType: string; amenities?: HotelAmenities };
  rooms: StoredRoom[];
  /** Ids of kinds by ids of rooms. */
  kinds: Record<string, string>;
  listedAt: string;
  /** The facts from which the keys of its entries follow, with the day of its prices where these change. */
  indexed?: IndexedFacts;
  newHost?: boolean;
  hidden?: boolean;
}

export const isRecord = ({ pk, sk }: Item): boolean => pk.startsWith('property#') && sk === 'property';

/** The records of all properties that were not removed. */
export function standing(items: readonly Item[]): StoredProperty[] {
  return items.filter((item) => isRecord(item) && !item.removed) as StoredProperty[];
}
