import { Trans } from '@lingui/react/macro';
import { stayTotal } from '../../../../../shared/rules/stays.ts';
import { formatNights } from '../../../words/days.ts';
import { formatPrice, formatRoomCount } from '../../rooms/format.ts';
import { nightlyPrice, roomCount, type WantedKind } from './wantedKinds.ts';

interface Props {
  /** 0 where they are not chosen yet. */
  nights: number;
  wanted: readonly WantedKind[];
}

/** The price as it adds up: "3 nights × PKR 7,200 = PKR 21,600", of several rooms with their number before it. */
export function PriceSum({ nights, wanted }: Props) {
  const price = nightlyPrice(wanted);
  const [each, total] = [formatPrice(price), formatPrice(stayTotal(nights, price))];
  const rooms = roomCount(wanted);
  return (
    <p role="status" className="numbers">
      {rooms > 1 && <>{formatRoomCount(rooms)} · </>}
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
