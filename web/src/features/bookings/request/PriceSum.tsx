import { Trans } from '@lingui/react/macro';
import { stayTotal } from '../../../../../shared/rules/stays.ts';
import { formatNights } from '../../../words/days.ts';
import { formatPrice } from '../../rooms/format.ts';

interface Props {
  /** 0 where they are not chosen yet. */
  nights: number;
  /** Whole PKR a night. */
  price: number;
}

/** The price as it adds up: "3 nights × PKR 7,200 = PKR 21,600". */
export function PriceSum({ nights, price }: Props) {
  const [each, total] = [formatPrice(price), formatPrice(stayTotal(nights, price))];
  return (
    <p role="status" className="numbers">
      {nights > 0 ? (
        <Trans>
          {formatNights(nights)} × {each} = <strong className="text-lg font-semibold whitespace-nowrap">{total}</strong>
        </Trans>
      ) : (
        <span className="text-bark">
          <Trans>Choose your days to see the whole price.</Trans>
        </span>
      )}
    </p>
  );
}
