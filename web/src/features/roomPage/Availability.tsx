import { Trans } from '@lingui/react/macro';
import type { Room } from '../../../../shared/contracts/properties.ts';
import { Icon } from '../../components/Icon.tsx';
import { formatStay } from '../../words/days.ts';
import { useRoomCalendar } from '../bookings/api/roomCalendar.ts';
import { type ChosenDays, possibleDays } from '../bookings/stay/chosenDays.ts';
import { freeOfKind, openDaysFor } from '../bookings/stay/freeRooms.ts';
import type { RoomView } from './roomView.ts';

interface Props {
  view: RoomView;
  /** The days that are chosen so far. */
  days: ChosenDays;
}

/** Whether a room of the kind can be had: that is known of days alone. */
export function Availability({ view: { property, room }, days: { arrival, checkOut } }: Props) {
  if (!room.availability) return <No words={<Trans>Not available</Trans>} />;
  if (arrival === undefined || checkOut === undefined) return <ChooseDays />;
  return <ForDays propertyId={property._id} room={room} arrival={arrival} checkOut={checkOut} />;
}

interface StayProps extends Required<ChosenDays> {
  propertyId: string;
  room: Room;
}

function ForDays({ propertyId, room: { roomNumber, kind }, arrival, checkOut }: StayProps) {
  const { rooms } = useRoomCalendar({ propertyId, roomNumber });
  if (!rooms) return <ChooseDays />;
  const { rooms: alike, free } = freeOfKind(rooms, kind, arrival, checkOut);
  if (free === 0) return <No words={<Trans>Taken on some of these nights</Trans>} />;
  // Days that are over, or too many, cannot be had either; the form says why.
  const open = openDaysFor(rooms, [{ kind, count: 1 }]);
  if (possibleDays(open, { arrival, checkOut }).checkOut === undefined) return <ChooseDays />;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-juniper">
      <Icon name="check" className="size-4.5" />
      {alike > 1 ? (
        <Trans>
          {free} of {alike} left on these nights
        </Trans>
      ) : (
        <Trans>Free {formatStay(arrival, checkOut)}</Trans>
      )}
    </span>
  );
}

function ChooseDays() {
  return (
    <span className="text-bark">
      <Trans>Choose days to see whether it is free</Trans>
    </span>
  );
}

function No({ words }: { words: ReturnType<typeof Trans> }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-bark">
      <Icon name="close" className="size-4.5" />
      {words}
    </span>
  );
}
