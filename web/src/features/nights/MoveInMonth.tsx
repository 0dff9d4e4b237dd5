import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/Button.tsx';
import { guestName } from '../../words/guests.ts';
import type { Booking } from '../bookings/stay/booking.ts';
import { useOtherRooms } from '../requests/api/requests.ts';
import { MoveSheet } from '../requests/MoveSheet.tsx';
import type { LookProps } from './CloseNights.tsx';
import type { MoveChoice } from './chosenNights.ts';

interface Props extends LookProps {
  booking: Booking;
  move: MoveChoice;
}

/** Asks for a room in the month, by a press or by the arrows and Enter, and then whether the stay is to be moved there. */
export function MoveInMonth({ booking, chosen, move: { to }, onMove, onChoose }: Props) {
  const from = chosen.roomNumber;
  const { others } = useOtherRooms(booking, from);
  const room = others?.find(({ roomNumber }) => roomNumber === to);
  return (
    <>
      <div role="status" className="grid gap-1">
        <p>
          <Trans>
            Press the room to which the booking is to be moved, or walk there with the arrow keys and press Enter.
          </Trans>
        </p>
        {room?.free === false && (
          <p className="numbers font-semibold">
            <Trans>Room {to} is not free on these nights.</Trans>
          </p>
        )}
      </div>
      <p>
        <Button variant="secondary" onClick={() => onMove(undefined)}>
          <Trans>Keep room {from}</Trans>
        </Button>
      </p>
      {room?.free && (
        <MoveSheet
          booking={booking}
          name={guestName(booking.guest.name)}
          picked={{ from, to: room }}
          onDone={() => onChoose(undefined)}
          onCancel={() => onMove({})}
        />
      )}
    </>
  );
}
