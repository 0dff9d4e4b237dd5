import { useNow } from '../../../components/useNow.ts';
import { AdvanceByTerms } from '../advance/AdvanceByTerms.tsx';
import { AdvanceInShort } from '../advance/OfferedAdvance.tsx';
import type { BookingDraft } from '../request/bookingDraft.ts';
import { draftTerms } from '../request/draftTerms.ts';
import { typedDays } from '../stay/chosenDays.ts';

/** The advance that a request will bring: as it was seen, or as the hotel's terms are known. */
export function AdvanceOfDraft({ draft }: { draft: BookingDraft }) {
  const terms = draftTerms(draft, useNow());
  const { amount, policy } = draft.seenAdvance ?? {};
  if (amount && policy) return <AdvanceInShort advance={{ amount, policy }} checkIn={typedDays(draft.typed).arrival} />;
  return amount === undefined && terms ? <AdvanceByTerms terms={terms} /> : null;
}
