import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { useSession } from '../../../session.ts';
import { BookRoom } from '../../bookings/request/BookRoom.tsx';
import type { AskedRoom } from '../../bookings/request/bookingDraft.ts';
import type { ChosenDays } from '../../bookings/stay/chosenDays.ts';
import { formatPrice } from '../format.ts';
import { Availability } from './Availability.tsx';
import type { ShownRoom } from './shownRoom.ts';

interface Props {
  shown: ShownRoom;
  /** The days that are chosen so far. */
  days: ChosenDays;
  /** Told of the days that are chosen in the form. */
  onDays: (days: ChosenDays) => void;
}

/** Price and Book Now: a panel beside the room on a wide screen, a bar at the bottom on a phone, above which toasts stay. */
export function BookingPanel({ shown, days, onDays }: Props) {
  const { room } = shown;
  return (
    <aside
      data-bar
      className="sticky bottom-0 z-10 -mx-[clamp(1.125rem,4vw,2.5rem)] mt-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline bg-snow px-[clamp(1.125rem,4vw,2.5rem)] py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:top-5 lg:bottom-auto lg:mx-0 lg:-mt-14 lg:block lg:max-h-[max(34rem,calc(100dvh-7.5rem))] lg:scroll-pb-52 lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:rounded-panel lg:border-0 lg:bg-drift lg:p-5 lg:pb-0"
    >
      <div className="max-lg:flex-1 max-lg:basis-40 lg:flex lg:min-w-0 lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-4">
        <p className="whitespace-nowrap text-bark max-lg:text-sm">
          <Trans>
            <strong className="numbers font-serif text-xl font-medium text-walnut lg:text-2xl">
              {formatPrice(room.price)}
            </strong>{' '}
            a night
          </Trans>
        </p>
        <p className="max-lg:text-sm">
          <Availability shown={shown} days={days} />
        </p>
      </div>
      <Booking shown={shown} onDays={onDays} />
    </aside>
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
