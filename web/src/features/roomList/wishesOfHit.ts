import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import type { RoomFact } from '../../../../shared/rules/facts.ts';
import type { StayDays } from '../rooms/format.ts';

interface Sought {
  stay?: StayDays | undefined;
  people?: number | undefined;
  wanted?: readonly RoomFact[] | undefined;
}

/** The wishes of a search that go along with a hotel that it found: its days, people and facts, and the rooms that are taken together. */
export function wishesOfHit({ together }: RoomHit, { stay, people, wanted }: Sought): WishesOfStay {
  const counts = together && Object.fromEntries(together.kinds.map(({ kind, count }) => [kind, count]));
  return {
    ...(stay && { checkIn: stay.checkIn, checkOut: stay.checkOut }),
    ...(counts && { counts }),
    ...(people !== undefined && { guests: people }),
    ...(wanted && { facts: wanted }),
  };
}
