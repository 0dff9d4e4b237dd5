import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { Room } from '../../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { stayTotal } from '../../../../shared/rules/stays.ts';
import { Link } from '../../components/Link.tsx';
import { roomPath } from '../../paths.ts';
import { formatNights } from '../../words/days.ts';
import { formatPrice, type StayDays } from '../rooms/format.ts';
import { briefOf } from '../rooms/roomBrief.ts';
import { cardHeights } from './cardHeights.ts';

interface Props {
  hit: RoomHit;
  room: Room;
  /** Of a night, in whole PKR. */
  price: number;
  /** Other rooms that fit may cost more. */
  isLowest: boolean;
  stay: StayDays | undefined;
  /** The element that holds the hotel's name. */
  nameId: string;
}

/** The price of a night, with dates also of the stay, and the link to the hotel. */
export function CardPrice({ hit, room, price, isLowest, stay, nameId }: Props) {
  const amount = (
    <strong className="numbers text-base/6 font-semibold text-walnut sm:text-lg/6">{formatPrice(price)}</strong>
  );
  return (
    <div
      className={`mt-1.5 flex flex-wrap content-start items-start justify-between gap-x-2 whitespace-nowrap ${stay ? cardHeights.datedPrice : cardHeights.price}`}
    >
      <p className="text-sm/6 text-bark">
        <span className="block h-6 urdu:h-auto">
          {isLowest ? <Trans>from {amount} a night</Trans> : <Trans>{amount} a night</Trans>}
        </span>
        {stay && <Total price={stayTotal(stay.nights, price)} nights={stay.nights} />}
      </p>
      <CheckPrices hit={hit} roomNumber={room.roomNumber} nameId={nameId} stay={stay} />
    </div>
  );
}

/** The price of the stay, below that of a night. */
function Total({ price, nights }: { price: number; nights: number }) {
  const total = formatPrice(price);
  const length = formatNights(nights);
  return (
    <span className="numbers block text-sm/5">
      <Trans>
        <strong className="font-semibold text-walnut">{total}</strong> for {length}
      </Trans>
    </span>
  );
}

type LinkProps = Pick<Props, 'hit' | 'stay' | 'nameId'> & { roomNumber: number };

/** The card's only link. It covers the whole card, so a press anywhere on it follows the link; the page shows at once what the card says. */
function CheckPrices({ hit, roomNumber, nameId, stay }: LinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={roomPath({ propertyId: hit._id, roomNumber }, pathname, stay)}
      state={{ from: pathname + search, brief: briefOf(hit, roomNumber) }}
      aria-describedby={nameId}
      className="inline-block pb-2 text-[0.9375rem]/6 font-semibold sm:text-base/6 text-glacier underline-offset-4 after:absolute after:inset-0 after:z-1 after:rounded-picture group-hover:underline"
    >
      <Trans>Check Prices</Trans>
    </Link>
  );
}
