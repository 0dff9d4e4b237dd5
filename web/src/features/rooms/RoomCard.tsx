import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Rating, Room } from '../../../../shared/contracts/properties.ts';
import type { RoomHit } from '../../../../shared/contracts/search.ts';
import { Icon } from '../../components/Icon.tsx';
import { roomPath } from '../../paths.ts';
import { formatNights } from '../../words/days.ts';
import { KeepButton } from '../kept/KeepButton.tsx';
import { RatingMark } from '../reviews/RatingMark.tsx';
import { formatBeds, formatGuests, formatPrice, formatShortClass, type ShownStay } from './format.ts';
import { NewHostMark } from './NewHostMark.tsx';
import { RoomPicture } from './RoomPicture.tsx';

const sizes = '(min-width: 80rem) 17rem, (min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw';

interface Props {
  hit: RoomHit;
  /** The stay for which the room was found. */
  stay?: ShownStay | undefined;
  /** Load the picture at once: for what is seen without scrolling. */
  eager?: boolean;
}

/** A room in a list. All cards have the same height, so that the page does not shift when a list loads. */
export function RoomCard({ hit, stay, eager = false }: Props) {
  const { t } = useLingui();
  const nameId = useId();
  const hotel = hit.hotels[0];
  const room = hotel?.rooms[0];
  if (!hotel || !room) return null;
  return (
    <article className="group @container relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-picture">
        <RoomPicture
          imgURL={room.images[0]?.imgURL}
          alt={t`Room ${room.roomNumber} of ${hotel.name}`}
          sizes={sizes}
          eager={eager}
          className="transition-transform duration-500 ease-out group-hover:scale-103"
        />
        <KeepButton of={hit} onPicture />
        {hit.newHost && <NewHostMark className="absolute start-2 bottom-2 me-2" />}
      </div>
      <p className="mt-3.5 flex justify-between gap-3 text-sm text-bark">
        <span className="flex min-w-0 gap-1">
          <span className="truncate">{hit.Location}</span>
          <span className="shrink-0">
            ·{' '}
            {hit.roomsAlike > 1 ? (
              <Plural value={hit.roomsAlike} one="# room" other="# rooms" />
            ) : (
              <Trans>room {room.roomNumber}</Trans>
            )}
          </span>
        </span>
        <span className="shrink-0">{formatShortClass(hotel.classType)}</span>
      </p>
      {/* As high as a name of two lines and one of description, or of one line and two. */}
      <div className="mt-1 h-19.5 overflow-hidden">
        <h3 id={nameId} className="line-clamp-2 text-xl leading-snug wrap-anywhere">
          {hotel.name}
        </h3>
        <p className="mt-0.5 line-clamp-2 text-sm text-bark wrap-anywhere">{hotel.description}</p>
      </div>
      <RoomFacts room={room} rating={hotel.rating} />
      <p
        className={`mt-2 content-start items-baseline justify-between gap-x-3 whitespace-nowrap @min-[20rem]:flex @min-[20rem]:flex-wrap ${priceHeight(stay !== undefined)}`}
      >
        <span className="block text-sm text-bark">
          <Trans>
            <strong className="numbers text-lg font-semibold text-walnut">{formatPrice(room.price)}</strong> a night
          </Trans>
        </span>
        {stay && <Total price={room.price} nights={stay.nights} />}
        <CheckPrices propertyId={hit._id} roomNumber={room.roomNumber} nameId={nameId} stay={stay} />
      </p>
    </article>
  );
}

/** How high the part with the prices is: with dates it has one line more. */
export function priceHeight(dated: boolean): string {
  return dated ? 'h-22 @min-[20rem]:h-15' : 'h-16 @min-[20rem]:h-9';
}

/** What the stay costs, below the price of a night. */
function Total({ price, nights }: { price: number; nights: number }) {
  const total = formatPrice(price * nights);
  const length = formatNights(nights);
  return (
    <span className="numbers block text-sm text-bark @min-[20rem]:order-last @min-[20rem]:basis-full">
      <Trans>
        <strong className="font-semibold text-walnut">{total}</strong> for {length}
      </Trans>
    </span>
  );
}

function RoomFacts({ room, rating }: { room: Room; rating: Rating | undefined }) {
  return (
    <ul className="numbers mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <li className="flex items-center gap-1.5">
        <Icon name="guests" className="size-4.5 text-bark" />
        {formatGuests(room.membersCapacity)}
      </li>
      <li className="flex items-center gap-1.5">
        <Icon name="bed" className="size-4.5 text-bark" />
        {formatBeds(room.No_of_beds)}
      </li>
      {rating && (
        <li>
          <RatingMark rating={rating} />
        </li>
      )}
    </ul>
  );
}

/** The card's only link. It covers the whole card, so a press anywhere on it follows the link. */
function CheckPrices({
  nameId,
  stay,
  ...room
}: Parameters<typeof roomPath>[0] & Pick<Props, 'stay'> & { nameId: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={roomPath(room, pathname, stay)}
      state={{ from: pathname + search }}
      aria-describedby={nameId}
      className="inline-block py-1 font-semibold text-glacier underline-offset-4 after:absolute after:inset-0 after:rounded-picture group-hover:underline"
    >
      <Trans>Check Prices</Trans>
    </Link>
  );
}
