import { Trans } from '@lingui/react/macro';
import { kept, violationOf } from '../../../../shared/rules/field.ts';
import { agreedPrices, ownGuestFields } from '../../../../shared/rules/ownBookings.ts';
import { nightsBetween, stayTotal } from '../../../../shared/rules/stays.ts';
import { formatNights } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';

interface Props {
  typed: { price: string; priceFor: string };
  /** How many of them are chosen. */
  rooms: number;
  days: { checkIn: string; checkOut: string };
}

/** The agreed price as it adds up over rooms and nights. */
export function AgreedSum({ typed, rooms, days }: Props) {
  const nights = nightsBetween(days.checkIn, days.checkOut);
  const roomNights = rooms * nights;
  if (roomNights === 0 || violationOf(ownGuestFields.price, typed.price)) return null;
  const agreed = kept(ownGuestFields.price, typed.price);
  const isNightly = typed.priceFor === 'night';
  const { price, remainder } = agreedPrices(agreed, isNightly ? 'night' : 'stay', roomNights);
  const total = formatPrice(isNightly ? stayTotal(roomNights, price) : agreed);
  const each = remainder === 0 ? formatPrice(price) : `≈ ${formatPrice(price)}`;
  return (
    <p role="status" className="numbers">
      {rooms > 1 && `${rooms} × `}
      <Trans>
        {formatNights(nights)} × {each} = <strong className="text-lg font-semibold whitespace-nowrap">{total}</strong>
      </Trans>
    </p>
  );
}
