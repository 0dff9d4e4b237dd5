import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readRooms, readWishes } from '../../../../shared/addresses/readWishes.ts';
import { writeWishes } from '../../../../shared/addresses/roomsInAddress.ts';
import { nightsBetween } from '../../../../shared/rules/stays.ts';
import { Button } from '../../components/Button.tsx';
import { fromHistory } from '../../historyState.ts';
import { useSession } from '../../session.ts';
import { useStayOffer } from '../bookings/api/stayOffer.ts';
import { BookRoom } from '../bookings/request/BookRoom.tsx';
import { offeredKind, offersOf } from '../bookings/request/offers.ts';
import type { RequestedRoom } from '../bookings/request/requestedRoom.ts';
import type { AskedRooms } from '../bookings/request/StayForm.tsx';
import { roomCount, wantedKinds } from '../bookings/request/wantedKinds.ts';
import type { ChosenDays } from '../bookings/stay/chosenDays.ts';
import { Availability } from './Availability.tsx';
import { lowestNight } from './lowestNight.ts';
import { PricePanel } from './PricePanel.tsx';
import type { RoomView } from './roomView.ts';

interface Props extends ComponentProps<typeof Availability> {
  onDays: (days: ChosenDays) => void;
}

/** The price of the rooms that are asked for, whether the room is free, and the form of a request. */
export function BookingPanel({ view, days, onDays }: Props) {
  const room = useRequestedRoom(view);
  const [{ wanted, party }, setAsked] = useAsked(room);
  const { arrival = '', checkOut = '' } = days;
  const typed = { bookingStartDate: arrival, bookingEndDate: checkOut };
  const { quote } = useStayOffer({ room, typed, wanted, party });
  return (
    <PricePanel
      {...lowestNight(wanted, view.hotel.rooms)}
      quoted={quote?.total}
      rooms={roomCount(wanted)}
      nights={arrival && checkOut ? nightsBetween(arrival, checkOut) : 0}
      about={<Availability view={view} days={days} />}
    >
      <Booking view={view} room={room} onDays={onDays} onAsked={setAsked} />
    </PricePanel>
  );
}

/** The rooms and people that are asked for: those of the address until the form tells of its own. */
function useAsked(room: RequestedRoom) {
  const { counts, guests = 1 } = readRooms(useSearchParams()[0]);
  const name = keyOf(room);
  const [told, setTold] = useState<{ name: string; asked: AskedRooms }>();
  const inAddress = counts?.[room.kind] ? { room, counts } : { room };
  const asked = told?.name === name ? told.asked : { wanted: wantedKinds(inAddress), party: { guests } };
  const tell = useCallback((now: AskedRooms) => setTold({ name, asked: now }), [name]);
  return [asked, tell] as const;
}

const keyOf = ({ propertyId, roomNumber }: RequestedRoom) => `${propertyId}/${roomNumber}`;

interface BookingProps extends Pick<Props, 'view' | 'onDays'> {
  room: RequestedRoom;
  onAsked: (asked: AskedRooms) => void;
}

/** Travellers and visitors may ask for the room while it takes guests; a vendor reads who may. */
function Booking({ view, room, ...telling }: BookingProps) {
  const role = useSession()?.role;
  if (role === 'vendor') {
    return (
      <p className="basis-full text-sm text-bark lg:my-5">
        <Trans>You are logged in as a vendor. Rooms are booked with a traveller's account.</Trans>
      </p>
    );
  }
  if (view.room.availability) {
    return <BookRoom key={keyOf(room)} room={room} {...telling} />;
  }
  return (
    <Button disabled className="shrink-0 lg:my-5 lg:w-full">
      <Trans>Book Now</Trans>
    </Button>
  );
}

function useRequestedRoom({ property, hotel, room, childRules, extras, terms }: RoomView): RequestedRoom {
  const { pathname, state } = useLocation();
  const [params] = useSearchParams();
  const from = fromHistory(state, 'from');
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
    ...(childRules && { childRules }),
    ...(extras && { extras }),
    ...(terms && { terms }),
    ...(params.get('room') === String(room.roomNumber) && { named: true }),
    address: `${pathname}?room=${room.roomNumber}${writeWishes(readWishes(params))}`,
    ...(typeof from === 'string' && { from }),
  };
}
