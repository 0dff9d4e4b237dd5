import { nightsBetween, stayTotal } from '../../../../../shared/rules/stays.ts';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { partyIn } from './party/party.ts';
import { nightlyPrice, wantedKinds } from './wantedKinds.ts';

/** The stay of a draft, whose price is asked for. */
export function stayOf({ room, typed, counts }: BookingDraft) {
  return { room, typed, wanted: wantedKinds({ room, ...(counts && { counts }) }), party: partyIn(room, typed) };
}

/** Whole PKR that a page shows as long as it has no quote. */
export function totalWithoutQuote(draft: BookingDraft): number {
  const { arrival, checkOut } = typedDays(draft.typed);
  return arrival && checkOut ? stayTotal(nightsBetween(arrival, checkOut), nightlyPrice(wantedKinds(draft))) : 0;
}
