import type { ListSort } from '../../shared/rules/catalogue.ts';
import { type Combination, cheapestCombination } from '../../shared/rules/roomCombination.ts';
import { firstOf, inKindOrder, type Kind } from './kinds.ts';
import { partyOf, type SearchQuery, takesSeveral, wantedKinds } from './wanted.ts';

/** A kind with the number of its rooms. */
interface KindOffer {
  kind: Kind;
  capacity: number;
  price: number;
  count: number;
}

/** The rooms of a hotel that are taken together. */
export type Together = Combination<KindOffer>;

/** How a hotel fits a search. */
export interface Fit {
  /** The kind by which it stands in the list. */
  first: Kind;
  /** The kind of which its card shows a room: of rooms that are taken together the first. */
  shown: Kind;
  /** Where several rooms are looked for. */
  together?: Together;
}

/** How kinds of which rooms may be taken fit, in the order of a list; undefined where they do not. */
export function fitOf(kinds: readonly Kind[], wanted: SearchQuery, sort: ListSort): Fit | undefined {
  const first = firstOf(kindsToStandBy(kinds, wanted, sort), sort);
  if (!first) return undefined;
  if (!takesSeveral(wanted)) return { first, shown: first };
  const together = cheapestTogether(kinds, wanted);
  const shown = together?.taken[0]?.offer.kind;
  return shown && { first, shown, together };
}

/** Lists by day take no notice of guests, price and facts. */
function kindsToStandBy(kinds: readonly Kind[], wanted: SearchQuery, sort: ListSort): readonly Kind[] {
  return sort === 'newest' ? kinds : wantedKinds(kinds, wanted);
}

/** The cheapest rooms that are looked for together. */
function cheapestTogether(kinds: readonly Kind[], wanted: SearchQuery): Together | undefined {
  const offers = inKindOrder(kinds).map((kind) => {
    return { kind, capacity: kind.capacity, price: kind.price, count: kind.rooms.length };
  });
  return cheapestCombination(offers, partyOf(wanted));
}
