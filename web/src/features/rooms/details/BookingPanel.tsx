import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { useSession } from '../../../session.ts';
import { BookRoom } from '../../bookings/request/BookRoom.tsx';
import type { AskedRoom } from '../../bookings/request/bookingDraft.ts';
import type { ChosenDays } from '../../bookings/stay/chosenDays.ts';
import { Availability } from './Availability.tsx';
import { PricePanel } from './PricePanel.tsx';
import type { ShownRoom } from './shownRoom.ts';

interface Props {
  shown: ShownRoom;
  /** The days that are chosen so far. */
  days: ChosenDays;
  /** Told of the days that are chosen in the form. */
  onDays: (days: ChosenDays) => void;
}

/** What the room costs, whether it is free, and the way to ask for it. */
export function BookingPanel({ shown, days, onDays }: Props) {
  return (
    <PricePanel price={shown.room.price} about={<Availability shown={shown} days={days} />}>
      <Booking shown={shown} onDays={onDays} />
    </PricePanel>
  );
}

/** Travellers and visitors may ask for the room while it takes guests; a vendor reads who may. */
function Booking({ shown, onDays }: Omit<Props, 'days'>) {
  const role = useSession()?.role;
  const asked = useAskedRoom(shown);
  if (role === 'vendor') {
    return (
      <p className="basis-full text-sm text-bark lg:my-5">
        <Trans>You are logged in as a vendor. Rooms are booked with a traveller's account.</Trans>
      </p>
    );
  }
  if (shown.room.availability) {
    return <BookRoom key={`${asked.propertyId}/${asked.roomNumber}`} room={asked} onDays={onDays} />;
  }
  return (
    <Button disabled className="shrink-0 lg:my-5 lg:w-full">
      <Trans>Book Now</Trans>
    </Button>
  );
}

function useAskedRoom({ property, hotel, room }: ShownRoom): AskedRoom {
  const { pathname } = useLocation();
  return {
    propertyId: property._id,
    roomNumber: room.roomNumber,
    hotelName: hotel.name,
    location: property.Location,
    beds: room.No_of_beds,
    capacity: room.membersCapacity,
    price: room.price,
    imgURL: room.images[0]?.imgURL,
    address: `${pathname}?room=${room.roomNumber}`,
  };
}
