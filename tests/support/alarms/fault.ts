import type { SignedUp } from '../accounts.ts';
import type { Room } from '../bookings.ts';
import type { Product } from './product.ts';
import type { World } from './world.ts';

/** The product with people in it. */
export interface Scene {
  product: Product;
  guest: SignedUp;
  vendor: SignedUp;
  room: Room;
  /** A request that waits for an answer. */
  bookingId: string;
  /** Names of the tables, by their keys. */
  tables: Record<'users' | 'vendors' | 'properties' | 'bookings' | 'messages', string>;
}

export interface Fault {
  /** The alarm whose row it is, without the name of the stage. */
  alarm: string;
  broken: string;
  /** Other alarms that rightly ring too. */
  also?: readonly string[];
  /** The measurements while it is broken; a part that is left out stays well. */
  world(scene: Scene): Promise<Partial<World>> | Partial<World>;
}
