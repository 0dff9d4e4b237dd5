import type { Random } from '../../campaign/random.ts';
import type { Hands } from './hands.ts';
import type { Journal } from './journal.ts';
import type { House, Plan, PlannedStay } from './plan.ts';

/** A process that races: what it acts with, and where it writes down what it does. */
export interface Racer {
  plan: Plan;
  random: Random;
  hands: Hands;
  journal: Journal;
  /** Houses that this process has listed, and bookings that it has asked for or entered. */
  listed: Set<string>;
  sent: Set<string>;
}

/** An attempt; answers with its outcome. */
export type Act = (racer: Racer, wanted: PlannedStay) => Promise<string>;

/** The outcome of an act that finds nothing that it could be about: it is no attempt. */
export const nothingToDo = 'nothing to do';

export const guest = ({ userId = 'nobody' }: PlannedStay) => ({ role: 'user', id: userId }) as const;
export const owner = ({ vendorId: id }: House) => ({ role: 'vendor', id }) as const;
