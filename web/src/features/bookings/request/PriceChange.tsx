import { Trans } from '@lingui/react/macro';
import { formatNights } from '../../../words/days.ts';
import { formatPrice } from '../../rooms/format.ts';

interface Props {
  /** Whole PKR a night, as it was seen and as it is. */
  before: number;
  now: number;
  nights: number;
}

/** The owner has changed the price since the guest saw it: both, before anything is sent. */
export function PriceChange({ before, now, nights }: Props) {
  const [old, current] = [formatPrice(before), formatPrice(now)];
  const [oldTotal, total] = [formatPrice(nights * before), formatPrice(nights * now)];
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
