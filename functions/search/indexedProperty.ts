import type { HotelAmenities, RoomAmenities } from '../../shared/rules/amenities.ts';
import type { ClassType } from '../../shared/rules/catalogue.ts';
import type { Rates } from '../../shared/rules/rates.ts';

/** A room of a property, as the search knows it. */
export interface IndexedRoom {
  /** Opaque; it stays when the number, which is a label, is changed. */
  id: string;
  roomNumber: number;
  /** Guests. */
  capacity: number;
  beds: number;
  /** Whole PKR a night. */
  price: number;
  /** A room that is not available is not found. */
  available: boolean;
  /** Photo ids, the cover first; the card shows that one. */
  photos: string[];
  amenities?: RoomAmenities | undefined;
}

/** Rates as they are stored; `revision` counts their changes, from 1. */
export interface StoredRates extends Rates {
  revision: number;
}

/** A property, as the search knows it. */
export interface IndexedProperty {
  id: string;
  location: string;
  address: { city: string };
  hotel: {
    name: string;
    description: string;
    /** For readers of Urdu, where its owner has given them. */
    urduName?: string | undefined;
    urduDescription?: string | undefined;
    classType: ClassType;
    amenities?: HotelAmenities | undefined;
  };
  rooms: IndexedRoom[];
  /** Ids of kinds by ids of rooms, as the record keeps them; in a change, names of those that are asked for. */
  kinds?: Readonly<Record<string, string>> | undefined;
  /** Absent until its owner sets some; prices of kinds that are no more are not in it. */
  rates?: StoredRates | undefined;
  /** ISO instant of the first listing; "newest" sorts by it. */
  listedAt: string;
  /** Its owner has not confirmed the e-mail yet: it stands after all others in every list. */
  newHost?: true | undefined;
  /** An operator has hidden it: it is not found. */
  hidden?: true | undefined;
  /** Its owner's account is suspended: it is not found either. */
  suspended?: true | undefined;
  /** Id of the one traveller who may ask for it: the hotel of the journey that is made after each release. Nobody is shown it. */
  probeFor?: string | undefined;
}

/** The marks by which a property is not shown. */
export type HideMarks = Pick<IndexedProperty, 'hidden' | 'suspended' | 'probeFor'>;

/** Whether a property is there for its owner alone; the hotel of the journey is also there for its traveller, who asks for it. */
export function isHidden({ hidden, suspended, probeFor }: HideMarks, userId?: string): boolean {
  return hidden === true || suspended === true || (probeFor !== undefined && probeFor !== userId);
}
