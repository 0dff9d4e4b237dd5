import { useStayOffer } from '../api/stayOffer.ts';
import { partyIn } from './party/party.ts';
import type { RequestedRoom } from './requestedRoom.ts';
import { chosenNights } from './stayForm.ts';
import type { StayState } from './useStayForm.ts';

/** Parts of the form of a stay: who comes, what it costs, and the fields of rooms, people and extras. */
export function useStayParts(room: RequestedRoom, stay: StayState) {
  const { typed, wanted, open, capacity, change, choose, errorOf } = stay;
  const party = partyIn(room, typed);
  const { quote, advance } = useStayOffer({ room, typed, wanted, party });
  const nights = chosenNights(typed, open);
  return {
    party,
    advance,
    price: { nights, wanted, party, quote },
    counts: { room, wanted, onChange: choose },
    guests: { room, typed, capacity, onChange: change, error: errorOf('children') },
    extras: { room, typed, nights, quote, error: errorOf('extras'), onChange: change },
  };
}
