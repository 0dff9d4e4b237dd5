import { useLingui } from '@lingui/react/macro';
import { NoBookings } from '../features/bookings/NoBookings.tsx';

export function AcceptBookingPage() {
  const { t } = useLingui();
  return <NoBookings title={t`Accept Bookings`} empty={t`No Bookings to Accept`} />;
}
