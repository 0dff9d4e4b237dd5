import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdvanceTerms } from '../../../../shared/rules/advanceTerms.ts';
import type { bookingMoves } from '../../../../shared/rules/bookingLife.ts';
import { sayPolicy } from '../money/policyWords.ts';

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
        <Advance terms={terms} />
      ) : (
        <p className="mt-2 max-w-prose">
          <Trans>Nothing is paid before: you pay at the hotel.</Trans>
        </p>
      )}
    </section>
  );
}

/** The advance that the hotel asks for, how it is paid, and what comes back of it. */
function Advance({ terms: { share, hours, notWithinDays, policy } }: { terms: AdvanceTerms }) {
  const { t } = useLingui();
  return (
    <>
      <p className="numbers mt-2 max-w-prose">
        {share === 'firstNight' ? (
          <Trans>Once the owner accepts, you pay the first night in advance, and the rest at the hotel.</Trans>
        ) : (
          <Trans>Once the owner accepts, you pay {share}% in advance, and the rest at the hotel.</Trans>
        )}{' '}
        <Plural value={hours} one="You have # hour for it." other="You have # hours for it." />{' '}
        <Trans>You pay straight to the owner, by bank or wallet: Sarai holds no money.</Trans>
        {notWithinDays > 0 && (
          <>
            {' '}
            <Plural
              value={notWithinDays}
              one="Who arrives within # day pays at the hotel."
              other="Who arrives within # days pays at the hotel."
            />
          </>
        )}
      </p>
      <ul aria-label={t`What comes back of the advance`} className="numbers mt-2 grid max-w-prose gap-0.5">
        {sayPolicy(policy).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-prose font-semibold">
        <Trans>Never pay before you are asked to on the page of your booking.</Trans>
      </p>
    </>
  );
}
