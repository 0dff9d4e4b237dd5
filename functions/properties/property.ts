import type { IndexedProperty, IndexedRoom } from '../search/indexedProperty.ts';

/** A room of a property, as it is stored and searched. */
export type Room = IndexedRoom;

/** A property as the functions handle it: what the search knows of it, and what only its own page shows. */
export interface Property extends IndexedProperty {
  vendorId: string;
  address: { street: string; city: string; state: string; country: string; zipCode: number };
}
