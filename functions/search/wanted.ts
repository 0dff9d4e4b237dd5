import type { ClassType } from '../../shared/rules/catalogue.ts';
import { inOrder, type RoomFact } from '../../shared/rules/facts.ts';

/** Rooms that are looked for; what is left out excludes nothing. Bounds are inclusive, in guests and whole PKR. */
export interface Wanted {
  /** A place as it was typed. */
  place?: string | undefined;
  /** The city of the address, as it was typed; a Location alone does not count. */
  city?: string | undefined;
  /** The key of a village whose rooms are left out. */
  without?: string | undefined;
  /** How the name of a hotel, or what follows in it, begins: a phrase of `namePhrases`. Takes the place of a place. */
  hotel?: string | undefined;
  /** A name as it was typed; hotels whose names differ by more than a letter or two are left out. */
  like?: string | undefined;
  /** Of the newest of all, those of owners who have confirmed their e-mail. */
  featured?: boolean;
  classType?: ClassType | undefined;
  minCapacity?: number;
  maxCapacity?: number;
  minPrice?: number;
  maxPrice?: number;
  /** What all rooms of an offer must have, one fact at least. Lists by day take no notice of it. */
  facts?: readonly RoomFact[] | undefined;
}

/** The facts of a request as they are looked for: each once, in one order, and no list where there is none. */
export function wantedFacts(facts: readonly RoomFact[] = []): RoomFact[] | undefined {
  return facts.length > 0 ? inOrder(facts) : undefined;
}
