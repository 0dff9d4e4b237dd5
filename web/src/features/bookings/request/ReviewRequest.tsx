import { Trans, useLingui } from '@lingui/react/macro';
import { nightsBetween, stayTotal } from '../../../../../shared/rules/stays.ts';
import { Button } from '../../../components/Button.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { formatNights } from '../../../words/days.ts';
import { formatPrice } from '../../rooms/format.ts';
import { useStayQuote } from '../api/stayQuote.ts';
import { typedDays } from '../stay/chosenDays.ts';
import type { BookingDraft } from './bookingDraft.ts';
import { Refusal } from './Refusal.tsx';
import { RequestSummary, WhatFollows } from './RequestSummary.tsx';
import { useSending } from './useSending.ts';
import { nightlyPrice, wantedKinds } from './wantedKinds.ts';

/** A drafted request with all that will be sent, and the button that sends it. */
export function ReviewRequest({ kept }: { kept: BookingDraft }) {
  const { t } = useLingui();
  const quote = useStayQuote({ ...kept, wanted: wantedKinds(kept) });
  const { draft, priceBefore, totalBefore, busy, wrong, alert, form, wait } = useSending(kept, quote?.total);
  const { room, typed } = draft;
  const { arrival = '', checkOut = '' } = typedDays(typed);
  const nights = arrival && checkOut ? nightsBetween(arrival, checkOut) : 0;
  return (
    <form {...form} className="mx-auto grid max-w-2xl gap-5">
      <PageTitle title={t`Look it over, then send`} />
      <RequestSummary draft={draft} quote={quote} />
      {quote && totalBefore !== undefined && totalBefore !== quote.total && (
        <TotalChange before={totalBefore} now={quote.total} />
      )}
      {priceBefore !== undefined && (
        <PriceChange before={priceBefore} now={nightlyPrice(wantedKinds(draft))} nights={nights} />
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

interface Props {
  /** Whole PKR a night of all rooms, as it was seen and as it is. */
  before: number;
  now: number;
  nights: number;
}

/** The owner has changed rates since the guest saw the total: both, before anything is sent. */
function TotalChange({ before, now }: Pick<Props, 'before' | 'now'>) {
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

/** The owner has changed the price since the guest saw it: both, before anything is sent. */
function PriceChange({ before, now, nights }: Props) {
  const [old, current] = [formatPrice(before), formatPrice(now)];
  const [oldTotal, total] = [formatPrice(stayTotal(nights, before)), formatPrice(stayTotal(nights, now))];
  return (
    <div role="alert">
      <p
        tabIndex={-1}
        className="numbers scroll-mt-24 rounded-control bg-apricot-pale px-4 py-3 text-walnut outline-none"
      >
        <Trans>
          The price was {old} a night and is <strong className="font-semibold">{current}</strong> now:{' '}
          {formatNights(nights)} cost {total} instead of {oldTotal}. Send it if that is right for you.
        </Trans>
      </p>
    </div>
  );
}
