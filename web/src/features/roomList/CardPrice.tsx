import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import type { Room } from '../../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { Link } from '../../components/Link.tsx';
import { roomPath } from '../../paths.ts';
import { formatNights } from '../../words/days.ts';
import { formatPrice, type StayDays } from '../rooms/format.ts';
import { briefOf } from '../rooms/roomBrief.ts';
import { cardHeights } from './cardHeights.ts';
import type { priceOf } from './hitWords.ts';

interface Props extends ReturnType<typeof priceOf> {
  hit: RoomHit;
  room: Room;
  stay: StayDays | undefined;
  /** The wishes of the search that found it. */
  wishes: WishesOfStay;
  /** The element that holds the hotel's name. */
  nameId: string;
}

/**
 * The price of a night, of all rooms that are taken together, with dates also of the stay, and the card's only link. It covers the whole
 * card, so a press anywhere on it follows the link; the page shows at once what the card says.
 */
export function CardPrice({ hit, room: { roomNumber }, price, isLowest, total: cost, stay, wishes, nameId }: Props) {
  const { pathname, search } = useLocation();
  const linkId = useId();
  const amount = (
    <strong className="numbers text-base/6 font-semibold text-walnut sm:text-lg/6">{formatPrice(price)}</strong>
  );
  const total = cost !== undefined && formatPrice(cost);
  const length = stay && formatNights(stay.nights);
  return (
    <div
      className={`mt-1.5 flex flex-wrap content-start items-start justify-between gap-x-2 whitespace-nowrap ${stay ? cardHeights.datedPrice : cardHeights.price}`}
    >
      <p className="text-sm/6 text-bark">
        <span className="block h-6 urdu:h-auto">
          <Nightly amount={amount} isLowest={isLowest} isOfAll={hit.together !== undefined} />
        </span>
        {stay && total && (
          <span className="numbers block text-sm/5">
            <Trans>
              <strong className="font-semibold text-walnut">{total}</strong> for {length}
            </Trans>
          </span>
        )}
      </p>
      <Link
        to={roomPath({ propertyId: hit._id, roomNumber }, pathname, wishes)}
        state={{ from: pathname + search, brief: briefOf(hit, { number: roomNumber, wishes }) }}
        id={linkId}
        aria-labelledby={`${linkId} ${nameId}`}
        className="inline-block pb-2 text-[0.9375rem]/6 font-semibold sm:text-base/6 text-glacier underline-offset-4 after:absolute after:inset-0 after:z-1 after:rounded-picture group-hover:underline"
      >
        <Trans>Check Prices</Trans>
      </Link>
    </div>
  );
}

function Nightly({ amount, isLowest, isOfAll }: { amount: ReactNode; isLowest: boolean; isOfAll: boolean }) {
  if (isOfAll) return isLowest ? <Trans>from {amount} a night in all</Trans> : <Trans>{amount} a night in all</Trans>;
  return isLowest ? <Trans>from {amount} a night</Trans> : <Trans>{amount} a night</Trans>;
}
