import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useNow } from '../../../components/useNow.ts';
import { formatPrice } from '../../rooms/format.ts';
import type { StayOffer } from '../api/stayOffer.ts';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { draftTerms } from './draftTerms.ts';
import { Refusal } from './Refusal.tsx';
import { RequestSummary, WhatFollows } from './RequestSummary.tsx';
import { useSending } from './useSending.ts';

/** A drafted request with all that will be sent, and the button that sends it. */
export function ReviewRequest({ kept }: { kept: BookingDraft }) {
  const { t } = useLingui();
  const { draft, offer, before, busy, wrong, alert, form, wait } = useSending(kept);
  const { room, typed } = draft;
  const { arrival } = typedDays(typed);
  const now = useNow();
  const hasAdvance = (offer.quote ? offer.advance : draftTerms(draft, now)) !== undefined;
  return (
    <form {...form} className="mx-auto grid max-w-2xl gap-5">
      <PageTitle title={t`Look it over, then send`} />
      <RequestSummary draft={draft} offer={offer} />
      <OfferChange before={before} offer={offer} />
      <Refusal error={alert} wrong={wrong} room={room} onWait={wait} />
      <div className="grid gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start sm:px-12">
          <Trans>Send</Trans>
        </Button>
        {arrival && <WhatFollows arrival={arrival} hasAdvance={hasAdvance} />}
      </div>
    </form>
  );
}

interface ChangeProps {
  before: Pick<BookingDraft, 'seenTotal' | 'seenAdvance'>;
  offer: StayOffer;
}

/** Price or advance as the guest saw them, before the owner changed them, and now: both, before anything is sent. */
function OfferChange({ before: { seenTotal, seenAdvance }, offer: { quote, advance } }: ChangeProps) {
  if (quote && seenTotal !== undefined && seenTotal !== quote.total) {
    const [old, current] = [formatPrice(seenTotal), formatPrice(quote.total)];
    return (
      <Change>
        <Trans>
          The stay cost {old} and costs <strong className="font-semibold">{current}</strong> now. Send it if that is
          right for you.
        </Trans>
      </Change>
    );
  }
  if (!seenAdvance) return null;
  const [old, current] = [formatPrice(seenAdvance.amount), formatPrice(advance?.amount ?? 0)];
  return (
    <Change>
      {old === current ? (
        <Trans>The advance comes back by other rules now: read them above. Send it if they are right for you.</Trans>
      ) : (
        <Trans>
          The hotel asked for {old} in advance and asks for <strong className="font-semibold">{current}</strong> now.
          Send it if that is right for you.
        </Trans>
      )}
    </Change>
  );
}

function Change({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <p
        tabIndex={-1}
        className="numbers scroll-mt-24 rounded-control bg-apricot-pale px-4 py-3 text-walnut outline-none"
      >
        {children}
      </p>
    </div>
  );
}
