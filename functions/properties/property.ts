import { createHash } from 'node:crypto';
import { newId } from '../runtime/ids.ts';
import type { IndexedProperty, IndexedRoom } from '../search/indexedProperty.ts';

/** A room of a property, as it is stored and searched. */
export type Room = IndexedRoom;

/** A property as the functions handle it: what the search knows of it, and what only its own page shows. */
export interface Property extends IndexedProperty {
  vendorId: string;
  address: { street: string; city: string; state: string; country: string; zipCode: number };
}

/** The id of a new property: always the same for one key of one vendor, so that a request can be sent again. */
export function propertyIdFor(vendorId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`${vendorId} ${requestKey}`).digest('base64url').slice(0, 16);
}
