import type { ClassType } from '../../shared/rules/catalogue.ts';

export interface Room {
  roomNumber: number;
  /** Guests. */
  capacity: number;
  beds: number;
  /** Whole PKR a night. */
  price: number;
  available: boolean;
  /** Photo ids, the cover first. */
  photos: string[];
}

export interface Property {
  id: string;
  vendorId: string;
  location: string;
  address: { street: string; city: string; state: string; country: string; zipCode: number };
  hotel: { name: string; description: string; classType: ClassType };
  rooms: Room[];
  /** ISO instant of the first listing; "newest" sorts by it. */
  listedAt: string;
}
