import { Plural, Trans } from '@lingui/react/macro';
import type { FixedTerms } from '../../../../../shared/rules/advanceTerms.ts';
import { useNow } from '../../../components/useNow.ts';
import { sayRefunds } from '../../money/refundWords.ts';
import { formatPrice } from '../../rooms/format.ts';

interface Props {
  advance: FixedTerms;
  checkIn: string;
  /** Whole PKR of the stay. */
  total: number;
}

/** How much is paid in advance, by when, how, and what comes back of it: all of it before anything is sent. */
export function OfferedAdvance({ advance, checkIn, total }: Props) {
  const rest = formatPrice(total - advance.amount);
  return (
    <>
      <strong className="text-lg font-semibold whitespace-nowrap">{formatPrice(advance.amount)}</strong>{' '}
      {advance.amount < total && (
        <span className="inline-block text-sm font-normal text-bark">
          <Trans>and {rest} at the hotel</Trans>
        </span>
      )}
      <p className="mt-1 font-normal">
        <Plural
          value={advance.hours}
          one="The owner asks for it by accepting. You then have # hour to pay, until 20:00 of the day before arrival at the latest."
          other="The owner asks for it by accepting. You then have # hours to pay, until 20:00 of the day before arrival at the latest."
        />{' '}
        <Trans>You pay straight to the owner, by bank or wallet: Sarai holds no money.</Trans>
      </p>
      <RefundLines advance={advance} checkIn={checkIn} />
      <p className="mt-2 font-normal">
        <NeverElsewhere />
      </p>
    </>
  );
}

interface ShortProps {
  advance: Pick<FixedTerms, 'amount' | 'policy'>;
  checkIn?: string | undefined;
}

/** How much of the price is paid in advance, and until when it comes back. */
export function AdvanceInShort({ advance, checkIn = '' }: ShortProps) {
  const amount = formatPrice(advance.amount);
  const [first] = sayRefunds({ ...advance, checkIn, now: useNow() });
  return (
    <p className="numbers text-sm text-bark">
      <Trans>{amount} of it in advance, once the owner accepts.</Trans> {first}.
    </p>
  );
}

/** The policy of an advance, in days and rupees. */
export function RefundLines({ advance, checkIn }: { advance: Pick<FixedTerms, 'amount' | 'policy'>; checkIn: string }) {
  const now = useNow();
  return (
    <ul className="numbers mt-2 grid gap-0.5 font-normal">
      {sayRefunds({ ...advance, checkIn, now }).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** It stands wherever somebody is asked for money. */
export function NeverElsewhere() {
  return <Trans>Never pay outside of what this page shows.</Trans>;
}
