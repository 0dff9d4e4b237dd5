import type { ClassType } from '../../../shared/rules/catalogue.ts';
import type { OwnerKey } from './people.ts';
import type { TownName } from './towns.ts';

/** Rooms of one kind; `price` is whole PKR a night. */
type RoomKind = { guests: number; beds: number; price: number; numbers: readonly number[] };

/** One row of the sample catalogue, as an owner would write it down. `closed` rooms cannot be booked at present. */
export type Listing = {
  name: string;
  city: TownName;
  street: string;
  classType: ClassType;
  owner: OwnerKey;
  listed: `2026-${number}-${number}`;
  description: string;
  rooms: readonly RoomKind[];
  closed?: readonly number[];
};
