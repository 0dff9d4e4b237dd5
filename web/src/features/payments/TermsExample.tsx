import { Trans } from '@lingui/react/macro';
import type { RefundPolicy } from '../../../../shared/rules/refunds.ts';
import { formatNights } from '../../words/days.ts';
import { sayPolicyOf } from '../money/policyWords.ts';
import { formatPrice } from '../rooms/format.ts';
import { exampleNights, exampleOf, type TermsText } from './termsText.ts';

/** The typed terms told by a stay in a room of the property: what is paid before, and what goes back, in rupees. */
export function TermsExample({ typed, price }: { typed: TermsText; price: number }) {
  const example = exampleOf(typed, price);
  if (!example) return null;
  const [nights, total, advance] = [
    formatNights(exampleNights),
    formatPrice(example.total),
    formatPrice(example.advance),
  ];
  return (
    <div aria-live="polite" className="numbers rounded-panel bg-drift p-5">
      <p className="font-semibold">
        <Trans>
          An example: of {nights} for {total}, a guest pays {advance} before.
        </Trans>
      </p>
      <ul className="mt-2 grid gap-1 text-bark">
        {sayPolicyOf(typed.policy as RefundPolicy, example.advance).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-bark">
        <Trans>If you cancel, all of it goes back. You may always give back more.</Trans>
      </p>
    </div>
  );
}
