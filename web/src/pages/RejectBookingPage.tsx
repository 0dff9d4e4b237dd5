import { useLingui } from '@lingui/react/macro';
import { NoBookings } from '../features/bookings/NoBookings.tsx';

export function RejectBookingPage() {
  const { t } = useLingui();
  return <NoBookings title={t`Reject Bookings`} empty={t`No Bookings to Reject`} />;
}
