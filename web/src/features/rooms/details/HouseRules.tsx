import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { bookingMoves } from '../../../../../shared/rules/bookingLife.ts';
import { saidAmenities } from './saidAmenities.ts';
import type { ShownRoom } from './shownRoom.ts';

type GuestMayCancel = (typeof bookingMoves)['cancelAsGuest']['when'];

/** Until when a guest may cancel: another rule wants other words. */
const cancelling = {
  beforeArrivalEnds: () => (
    <Trans>You can take a request back while it waits, and cancel a booking until the day of arrival ends.</Trans>
  ),
} satisfies Record<GuestMayCancel, () => ReactNode>;

/** When guests come and go, what the owner asks of them, and how a booking is ended. */
export function HouseRules({ shown }: { shown: ShownRoom }) {
  const { rules } = saidAmenities(shown);
  return (
    <div className="below-fold grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {rules.length > 0 && (
        <section>
          <h2 className="text-2xl">
            <Trans>House rules</Trans>
          </h2>
          <ul className="numbers mt-3 grid gap-1.5">
            {rules.map(({ name, words }) => (
              <li key={name}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="text-2xl">
          <Trans>Cancelling and paying</Trans>
        </h2>
        <p className="mt-3 max-w-prose">{cancelling.beforeArrivalEnds()}</p>
        <p className="mt-2 max-w-prose">
          <Trans>Nothing is paid before: you pay at the hotel.</Trans>
        </p>
      </section>
    </div>
  );
}
