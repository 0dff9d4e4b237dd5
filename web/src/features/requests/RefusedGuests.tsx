import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { langOf } from '../../components/writtenIn.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { formatMoment } from '../../words/days.ts';
import { guestName } from '../../words/guests.ts';
import { GrowingListView } from '../lists/GrowingListView.tsx';
import { type RefusedGuest, useAllowGuest, useRefusedGuests } from './api/refusedGuests.ts';

/** The guests whom an owner refuses, each with the way to take it back; nothing where there are none. */
export function RefusedGuests({ vendorId }: { vendorId: string }) {
  const heading = useId();
  const list = useRefusedGuests(vendorId);
  if (!list.error && (list.items === undefined || (list.items.length === 0 && !list.hasMore))) return null;
  return (
    <section aria-labelledby={heading} className="mt-12 border-hairline border-t pt-8">
      <h2 id={heading} className="text-2xl">
        <Trans>Guests whom you refuse</Trans>
      </h2>
      <p className="mt-2 mb-4 text-bark">
        <Trans>Their requests do not reach you.</Trans>
      </p>
      <GrowingListView list={list} skeleton={null} empty={null}>
        {(guests) => (
          <ul className="divide-y divide-hairline">
            {guests.map((guest) => (
              <RefusedOne key={guest.bookingRequestId} guest={guest} vendorId={vendorId} />
            ))}
          </ul>
        )}
      </GrowingListView>
    </section>
  );
}

function RefusedOne({ guest, vendorId }: { guest: RefusedGuest; vendorId: string }) {
  const { t } = useLingui();
  const allow = useAllowGuest(vendorId);
  const [busy, run] = useOutcome(() => allow(guest.bookingRequestId));
  const name = guestName(guest.userName);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <p className="min-w-0 wrap-anywhere">
        <bdi lang={langOf(name)} className="font-semibold">
          {name}
        </bdi>
        <span className="numbers block text-bark">
          <Trans>Since {formatMoment(guest.refusedAt)}</Trans>
        </span>
      </p>
      <Button variant="secondary" busy={busy} aria-label={t`Allow again: ${name}`} onClick={() => void run()}>
        <Trans>Allow again</Trans>
      </Button>
    </li>
  );
}
