import { Trans, useLingui } from '@lingui/react/macro';
import { mayPropose } from '../../../../../shared/rules/proposalLife.ts';
import { formatStayAt } from '../../../words/days.ts';
import { useAskForChange } from '../api/travellerBookings.ts';
import { ChangeStay } from '../change/ChangeStay.tsx';
import type { Booking } from '../stay/booking.ts';
import { proposalNow } from '../stay/proposals.ts';

/** Asks the owner for other days, guests, rooms or extras; nothing while a proposal waits, or once the stay is over. */
export function ChangeOfGuest({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const ask = useAskForChange(booking);
  const now = new Date();
  if (!mayPropose('guest', { ...booking, state: booking.status }, now)) return null;
  if (proposalNow(booking, now)?.state === 'open') return null;
  const stay = formatStayAt(booking.hotelName, booking.checkIn, booking.checkOut);
  return (
    <ChangeStay
      booking={booking}
      label={t`Change the booking: ${stay}`}
      title={<Trans>Change your stay</Trans>}
      action={<Trans>Ask the owner</Trans>}
      note={<Trans>The owner has 24 hours at most to say yes or no. Until then your booking stays as it is.</Trans>}
      send={ask}
    >
      <Trans>Change the booking</Trans>
    </ChangeStay>
  );
}
