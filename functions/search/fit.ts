import type { ListSort } from '../../shared/rules/catalogue.ts';
import { type Combination, cheapestCombination } from '../../shared/rules/roomCombination.ts';
import { firstOf, inKindOrder } from './kinds.ts';
import { costOf, inCostOrder, type OfferedKind } from './offeredKinds.ts';
import { partyOf, type SearchQuery, takesSeveral, wantedKinds } from './wanted.ts';

/** A kind with the number of its rooms, and what each costs: the stay, or a night. */
interface KindOffer {
  kind: OfferedKind;
  capacity: number;
  price: number;
  count: number;
}

/** The rooms of a hotel that are taken together. */
export type Together = Combination<KindOffer>;

/** How a hotel fits a search. */
export interface Fit {
  /** The kind by which it stands in the list. */
  first: OfferedKind;
  /** Whole PKR by which it stands among the hotels of a page: what the cheapest of such kinds costs, or the dearest. */
  cost: number;
  /** The kind of which its card shows a room: of rooms that are taken together the first. */
  shown: OfferedKind;
  /** Where several rooms are looked for. */
  together?: Together;
}

/** How kinds of which rooms may be taken fit, in the order of a list; undefined where they do not. */
export function fitOf(kinds: readonly OfferedKind[], wanted: SearchQuery, sort: ListSort): Fit | undefined {
  const standing = kindsToStandBy(kinds, wanted, sort);
  const first = firstOf(standing, sort);
  const best = inCostOrder(standing).at(sort === '-price' ? -1 : 0);
  if (!first || !best) return undefined;
  const cost = costOf(best);
  if (!takesSeveral(wanted)) return { first, cost, shown: best };
  const together = cheapestTogether(kinds, wanted);
  const shown = together?.taken[0]?.offer.kind;
  return shown && { first, cost, shown, together };
}

/** Lists by day take no notice of guests, price and facts. */
function kindsToStandBy(kinds: readonly OfferedKind[], wanted: SearchQuery, sort: ListSort): readonly OfferedKind[] {
  return sort === 'newest' ? kinds : wantedKinds(kinds, wanted);
}

/** The cheapest rooms that are looked for together. */
function cheapestTogether(kinds: readonly OfferedKind[], wanted: SearchQuery): Together | undefined {
  const offers = inKindOrder(kinds).map((kind) => {
    return { kind, capacity: kind.capacity, price: costOf(kind), count: kind.rooms.length };
  });
  return cheapestCombination(offers, partyOf(wanted));
}
