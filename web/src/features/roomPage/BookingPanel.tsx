import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { useSession } from '../../session.ts';
import { BookRoom } from '../bookings/request/BookRoom.tsx';
import type { RequestedRoom } from '../bookings/request/requestedRoom.ts';
import type { ChosenDays } from '../bookings/stay/chosenDays.ts';
import { Availability } from './Availability.tsx';
import { offeredKind, offersOf } from './offers.ts';
import { PricePanel } from './PricePanel.tsx';
import type { RoomView } from './roomView.ts';

interface Props extends ComponentProps<typeof Availability> {
  onDays: (days: ChosenDays) => void;
}

/** The price of the room, whether it is free, and the form of a request. */
export function BookingPanel({ view, days, onDays }: Props) {
  return (
    <PricePanel price={view.room.price} about={<Availability view={view} days={days} />}>
      <Booking view={view} onDays={onDays} />
    </PricePanel>
  );
}

/** Travellers and visitors may ask for the room while it takes guests; a vendor reads who may. */
function Booking({ view, onDays }: Omit<Props, 'days'>) {
  const role = useSession()?.role;
  const requested = useRequestedRoom(view);
  if (role === 'vendor') {
    return (
      <p className="basis-full text-sm text-bark lg:my-5">
        <Trans>You are logged in as a vendor. Rooms are booked with a traveller's account.</Trans>
      </p>
    );
  }
  if (view.room.availability) {
    return <BookRoom key={`${requested.propertyId}/${requested.roomNumber}`} room={requested} onDays={onDays} />;
  }
  return (
    <Button disabled className="shrink-0 lg:my-5 lg:w-full">
      <Trans>Book Now</Trans>
    </Button>
  );
}

function useRequestedRoom({ property, hotel, room }: RoomView): RequestedRoom {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return {
    propertyId: property._id,
    roomNumber: room.roomNumber,
    hotelName: hotel.name,
    location: property.Location,
    beds: room.No_of_beds,
    capacity: room.membersCapacity,
    price: room.price,
    imgURL: room.images[0]?.imgURL,
    newHost: property.newHost,
    kind: room.kind,
    kinds: offersOf(hotel.rooms).map(offeredKind),
    ...(params.get('room') === String(room.roomNumber) && { named: true }),
    address: `${pathname}?room=${room.roomNumber}`,
  };
}
