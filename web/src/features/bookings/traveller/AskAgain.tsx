import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingState } from '../../../../../shared/rules/bookingLife.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { roomPath } from '../../../paths.ts';
import { formatStayAt } from '../../../words/days.ts';
import type { Booking } from '../stay/booking.ts';

const over: readonly BookingState[] = ['rejected', 'cancelled', 'expired', 'completed'];

/** Leads from a request that came to nothing, or a stay that is over, to the form of another one with its rooms and guests. */
export function AskAgain({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { status, propertyId, rooms, guests, hotelName, checkIn, checkOut } = booking;
  if (!over.includes(status)) return null;
  const kinds = Map.groupBy(rooms, ({ kind }) => kind);
  const counts = Object.fromEntries([...kinds].map(([kind, alike]) => [kind, alike.length]));
  const stay = formatStayAt(hotelName, checkIn, checkOut);
  return (
    <p className="md:col-span-2">
      <ButtonLink
        to={roomPath({ propertyId, roomNumber: rooms[0].roomNumber }, '', { counts, guests })}
        state={{ ask: true }}
        variant="secondary"
        aria-label={t`Ask again with other days: ${stay}`}
      >
        <Trans>Ask again with other days</Trans>
      </ButtonLink>
    </p>
  );
}
