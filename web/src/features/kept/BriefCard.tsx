import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { Link } from '../../components/Link.tsx';
import { roomPath } from '../../paths.ts';
import { formatNights } from '../../words/days.ts';
import { formatPrice } from '../rooms/format.ts';
import { PlaceName } from '../rooms/PlaceName.tsx';
import { RoomPicture } from '../rooms/RoomPicture.tsx';
import type { RoomBrief } from '../rooms/roomBrief.ts';
import { sayWishes, wishesAhead } from '../rooms/storedWishes.ts';

const sizes = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw';

interface Props {
  brief: RoomBrief;
  heading: 'h2' | 'h3';
  /** It can be opened no more. */
  gone?: boolean;
  /** A control over the picture. */
  onPicture?: ReactNode;
  /** Lines below the price. */
  children?: ReactNode;
}

/** A card of a remembered room. Its name is the link, which covers the card. */
export function BriefCard({ brief, heading: Heading, gone = false, onPicture, children }: Props) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { _id: propertyId, room: roomNumber, name, place, photo } = brief;
  const wishes = wishesAhead(brief.wishes);
  const found = sayWishes(wishes);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-picture">
        <RoomPicture imgURL={photo} alt={t`Room ${roomNumber} of ${name}`} sizes={sizes} />
        {onPicture}
      </div>
      <Heading dir="auto" className="mt-3 line-clamp-2 font-sans text-base leading-snug font-semibold wrap-anywhere">
        {gone ? (
          name
        ) : (
          <Link
            to={roomPath({ propertyId, roomNumber }, '', wishes)}
            state={{ from: pathname + search, brief }}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-picture group-hover:underline"
          >
            {name}
          </Link>
        )}
      </Heading>
      <p className="mt-0.5 truncate text-sm text-bark">
        <PlaceName typed={place} />
      </p>
      {gone || found === '' || <p className="numbers mt-0.5 text-sm text-bark">{found}</p>}
      {gone || (
        <p className="mt-1 text-sm text-bark">
          <BriefPrice brief={brief} stay={wishes} />
        </p>
      )}
      {children}
    </article>
  );
}

/** The total of the stay for which the room was found, while that is ahead and known, or else the price of a night. */
function BriefPrice({
  brief: { price, isFrom, total },
  stay: { checkIn, checkOut },
}: {
  brief: RoomBrief;
  stay: WishesOfStay;
}) {
  const isTotal = total !== undefined && checkIn !== undefined && checkOut !== undefined;
  const amount = (
    <strong className="numbers text-base font-semibold text-walnut">{formatPrice(isTotal ? total : price)}</strong>
  );
  if (!isTotal) return isFrom ? <Trans>from {amount} a night</Trans> : <Trans>{amount} a night</Trans>;
  const length = formatNights(nightsBetween(checkIn, checkOut));
  return (
    <Trans>
      {amount} for {length}
    </Trans>
  );
}
