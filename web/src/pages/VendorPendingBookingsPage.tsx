import { useLingui } from '@lingui/react/macro';
import { NoBookings } from '../features/bookings/NoBookings.tsx';

export function VendorPendingBookingsPage() {
  const { t } = useLingui();
  return <NoBookings title={t`Pending Bookings`} empty={t`No Pending Bookings`} />;
}
