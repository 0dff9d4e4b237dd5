import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { formatPrice } from '../../rooms/format.ts';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { Refusal } from './Refusal.tsx';
import { RequestSummary, WhatFollows } from './RequestSummary.tsx';
import { useSending } from './useSending.ts';

/** A drafted request with all that will be sent, and the button that sends it. */
export function ReviewRequest({ kept }: { kept: BookingDraft }) {
  const { t } = useLingui();
  const { draft, quote, totalBefore, busy, wrong, alert, form, wait } = useSending(kept);
  const { room, typed } = draft;
  const { arrival } = typedDays(typed);
  return (
    <form {...form} className="mx-auto grid max-w-2xl gap-5">
      <PageTitle title={t`Look it over, then send`} />
      <RequestSummary draft={draft} quote={quote} />
      {quote && totalBefore !== undefined && totalBefore !== quote.total && (
        <TotalChange before={totalBefore} now={quote.total} />
      )}
      <Refusal error={alert} wrong={wrong} room={room} onWait={wait} />
      <div className="grid gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start sm:px-12">
          <Trans>Send</Trans>
        </Button>
        {arrival && <WhatFollows arrival={arrival} />}
      </div>
    </form>
  );
}

/** Whole PKR of the stay as the guest saw it, before the owner changed rates, and now: both, before anything is sent. */
function TotalChange({ before, now }: { before: number; now: number }) {
  const [old, current] = [formatPrice(before), formatPrice(now)];
  return (
    <div role="alert">
      <p
        tabIndex={-1}
        className="numbers scroll-mt-24 rounded-control bg-apricot-pale px-4 py-3 text-walnut outline-none"
      >
        <Trans>
          The stay cost {old} and costs <strong className="font-semibold">{current}</strong> now. Send it if that is
          right for you.
        </Trans>
      </p>
    </div>
  );
}
