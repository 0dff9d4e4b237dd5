import { writeChildren, writeExtras } from '../../../../../shared/addresses/partyInAddress.ts';
import { writeRooms } from '../../../../../shared/addresses/roomsInAddress.ts';
import { type AdvanceTerms, advanceOf, type FixedTerms } from '../../../../../shared/rules/advanceTerms.ts';
import { addDays } from '../../../../../shared/rules/dates.ts';
import type { Quote } from '../../../../../shared/rules/quote.ts';
import type { RequestOf } from '../../../api/types.ts';
import { useApi } from '../../../api/useApi.ts';
import type { AskedParty } from '../request/party/party.ts';
import type { RequestedRoom } from '../request/requestedRoom.ts';
import type { StayText } from '../request/stayText.ts';
import type { WantedKind } from '../request/wantedKinds.ts';
import { typedDays } from '../stay/chosenDays.ts';

/** A stay that somebody is about to ask for; it has no party while the ages of its children are not chosen. */
interface AskedStay {
  room: Pick<RequestedRoom, 'propertyId' | 'roomNumber' | 'childRules' | 'extras'>;
  typed: Pick<StayText, 'bookingStartDate' | 'bookingEndDate'>;
  wanted: readonly WantedKind[];
  party: AskedParty | undefined;
}

/** The price of a stay, the advance that is asked for it, and the terms of the hotel, where it asks for advances. */
export interface StayOffer {
  quote?: Quote | undefined;
  advance?: FixedTerms | undefined;
  terms?: AdvanceTerms | undefined;
}

/**
 * The price and the advance of a stay as the hotel has them now; there are none until both days and all ages are chosen, and while they are not
 * there. Until those of a changed stay have come they are those of the stay before.
 */
export function useStayOffer(asked: AskedStay): StayOffer {
  const request = stayRequest(asked);
  const { data, error } = useApi('getRoomDetails', request, { silent: true, keepPreviousData: true });
  const { quote, advance, terms } = (request && !error && data?.data) || {};
  if (!quote?.rooms.some(({ kind }) => kind === asked.wanted[0]?.kind)) return {};
  return { quote, terms, ...(advance && terms && { advance: { ...terms, amount: advance.amount } }) };
}

/** The offer at another price: the advance follows from it. */
export function offerAt({ terms, advance }: StayOffer, quote: Quote): StayOffer {
  return { quote, terms, ...(terms && advance && { advance: { ...advance, amount: advanceOf(terms, quote) } }) };
}

function stayRequest({ room, typed, wanted, party }: AskedStay): RequestOf<'getRoomDetails'> | null {
  const { arrival, checkOut } = typedDays(typed);
  const isStay = arrival !== undefined && checkOut !== undefined && checkOut >= addDays(arrival, 1);
  if (!isStay || !party) return null;
  const counts = Object.fromEntries(wanted.map(({ kind, count }) => [kind, count]));
  const kinds = decodeURIComponent(writeRooms({ counts }).slice('&kinds='.length));
  const days = { checkIn: arrival, checkOut };
  const query = { room: room.roomNumber, ...days, kinds, ...partyQuery(room, party) };
  return { params: { roomId: room.propertyId }, query };
}

/** People make no difference to the price where the hotel has neither rules for children nor extras. */
function partyQuery({ childRules, extras: offered }: AskedStay['room'], { guests, children, extras }: AskedParty) {
  if (!childRules && !offered) return {};
  const [ages, chosen] = [writeChildren(children), writeExtras(extras)];
  return { guests, ...(ages !== undefined && { children: ages }), ...(chosen !== undefined && { extras: chosen }) };
}
