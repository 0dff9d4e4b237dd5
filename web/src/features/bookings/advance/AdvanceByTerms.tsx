import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AdvanceTerms } from '../../../../../shared/rules/advanceTerms.ts';
import { sayPolicy } from '../../money/policyWords.ts';

/** The advance that the hotel asks for, how it is paid, and what comes back of it. */
export function AdvanceByTerms({ terms: { share, hours, notWithinDays, policy } }: { terms: AdvanceTerms }) {
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
