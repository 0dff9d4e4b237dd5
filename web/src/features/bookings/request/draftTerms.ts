import type { AdvanceTerms } from '../../../../../shared/rules/advanceTerms.ts';
import { isTooNear } from '../../../../../shared/rules/advanceTimes.ts';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';

/** The terms of the hotel as they were known when a draft began, where they ask for an advance of its stay; nobody has reckoned it yet. */
export function draftTerms({ room: { terms }, typed }: BookingDraft, now: Date): AdvanceTerms | undefined {
  const { arrival } = typedDays(typed);
  return terms && arrival && !isTooNear(arrival, terms.notWithinDays, now) ? terms : undefined;
}
