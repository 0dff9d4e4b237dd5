import { Trans } from '@lingui/react/macro';
import { Icon } from '../../components/Icon.tsx';
import { formatStay } from '../../words/days.ts';
import { useRoomCalendar } from '../bookings/api/roomCalendar.ts';
import { type ChosenDays, openDays, possibleDays } from '../bookings/stay/chosenDays.ts';
import type { RoomView } from './roomView.ts';

interface Props {
  view: RoomView;
  /** The days that are chosen so far. */
  days: ChosenDays;
}

/** Whether the room can be had: that is known of days alone. */
export function Availability({ view: { property, room }, days: { arrival, checkOut } }: Props) {
  if (!room.availability) return <No words={<Trans>Not available</Trans>} />;
  if (arrival === undefined || checkOut === undefined) return <ChooseDays />;
  return (
    <ForDays room={{ propertyId: property._id, roomNumber: room.roomNumber }} arrival={arrival} checkOut={checkOut} />
  );
}

type Room = Parameters<typeof useRoomCalendar>[0];

function ForDays({ room, arrival, checkOut }: Required<ChosenDays> & { room: Room }) {
  const { taken } = useRoomCalendar(room);
  if (!taken) return <ChooseDays />;
  const open = openDays(taken);
  const isTaken = taken.some((night) => night >= arrival && night < checkOut);
  if (isTaken) return <No words={<Trans>Taken on some of these nights</Trans>} />;
  // Days that are over, or too many, cannot be had either; the form says why.
  if (possibleDays(open, { arrival, checkOut }).checkOut === undefined) return <ChooseDays />;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-juniper">
      <Icon name="check" className="size-4.5" />
      <Trans>Free {formatStay(arrival, checkOut)}</Trans>
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
