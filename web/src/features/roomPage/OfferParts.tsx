import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { buttonStyle } from '../../components/buttonStyle.ts';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import type { Offer } from '../bookings/request/offers.ts';
import { statedOfRoom } from './statedAmenities.ts';

interface OfferProps {
  offer: Offer;
  /** Number of the room that the page shows. */
  chosen: number;
}

/** A hotel may have a hundred rooms that are alike; so many are named. */
const mostNamed = 12;

export function OfferName({ offer: { rooms } }: Pick<OfferProps, 'offer'>) {
  if (rooms.length === 1) return <Trans>Room {rooms[0].roomNumber}</Trans>;
  return <Plural value={rooms.length} one="# room" other="# rooms alike" />;
}

/** The amenities that the owner states of all rooms of a kind. */
export function OfferFacts({ offer: { rooms } }: Pick<OfferProps, 'offer'>) {
  const [first, ...others] = rooms.map(({ amenities }) => statedOfRoom(amenities).map(({ words }) => words));
  const facts = first?.filter((words) => others.every((other) => other.includes(words))) ?? [];
  return facts.length > 0 && <p className="mt-1 text-sm text-bark">{facts.join(' · ')}</p>;
}

/** Each of the rooms that are alike, for whoever knows the number, or finds one of them taken. */
export function AlikeRooms({ offer: { rooms }, chosen }: OfferProps) {
  if (rooms.length === 1) return null;
  const named = rooms.filter(({ roomNumber }, at) => at < mostNamed || roomNumber === chosen);
  const more = rooms.length - named.length;
  return (
    <p className="-ms-2 flex flex-wrap items-center">
      {named.map(({ roomNumber }) => (
        <RoomLink
          key={roomNumber}
          roomNumber={roomNumber}
          isChosen={roomNumber === chosen}
          className="inline-flex min-h-9 min-w-9 items-center justify-center rounded-control px-2 text-glacier underline underline-offset-4 aria-current:font-semibold aria-current:text-walnut aria-current:no-underline"
        >
          <span className="sr-only">
            <Trans>Room</Trans>{' '}
          </span>
          {roomNumber}
        </RoomLink>
      ))}
      {more > 0 && (
        <span className="ms-1 text-sm text-bark">
          <Plural value={more} one="and # more" other="and # more" />
        </span>
      )}
    </p>
  );
}

/** Shows the first room of an offer; the same link says that the offer is chosen, so that the focus stays where it is. */
export function ChooseOffer({ offer: { rooms }, chosen }: OfferProps) {
  const own = rooms.find(({ roomNumber }) => roomNumber === chosen);
  const { roomNumber } = own ?? rooms[0];
  return (
    <RoomLink
      roomNumber={roomNumber}
      isChosen={own !== undefined}
      className={buttonStyle(own ? 'quiet' : 'secondary', own ? '' : 'bg-paper')}
    >
      {own && <Icon name="check" className="size-4.5" />}
      {own ? <Trans>Chosen</Trans> : <Trans>Choose</Trans>}
      <span className="sr-only">
        {' '}
        <Trans>room {roomNumber}</Trans>
      </span>
    </RoomLink>
  );
}

interface RoomLinkProps {
  roomNumber: number;
  isChosen: boolean;
  className: string;
  children: ReactNode;
}

/** A link to another room of the hotel. It keeps the days of the address, and the page to go back to. */
function RoomLink({ roomNumber, isChosen, className, children }: RoomLinkProps) {
  const { state } = useLocation();
  const search = new URLSearchParams(useSearchParams()[0]);
  search.set('room', String(roomNumber));
  return (
    <Link to={`?${search}`} replace state={state} aria-current={isChosen ? 'true' : undefined} className={className}>
      {children}
    </Link>
  );
}
