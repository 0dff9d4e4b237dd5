import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdvanceTerms } from '../../../../shared/rules/advanceTerms.ts';
import type { bookingMoves } from '../../../../shared/rules/bookingLife.ts';
import { AdvanceByTerms } from '../bookings/advance/AdvanceByTerms.tsx';

type GuestMayCancel = (typeof bookingMoves)['cancelAsGuest']['when'];

/** Until when a guest may cancel: another rule wants other words. */
const cancelling = {
  beforeArrivalEnds: () => (
    <Trans>You can take a request back while it waits, and cancel a booking until the day of arrival ends.</Trans>
  ),
} satisfies Record<GuestMayCancel, () => ReactNode>;

/** How a booking is ended, and how it is paid. */
export function CancellingAndPaying({ terms }: { terms: AdvanceTerms | undefined }) {
  return (
    <section>
      <h2 className="text-2xl">
        <Trans>Cancelling and paying</Trans>
      </h2>
      <p className="mt-3 max-w-prose">{cancelling.beforeArrivalEnds()}</p>
      {terms ? (
        <AdvanceByTerms terms={terms} />
      ) : (
        <p className="mt-2 max-w-prose">
          <Trans>Nothing is paid before: you pay at the hotel.</Trans>
        </p>
      )}
    </section>
  );
}
