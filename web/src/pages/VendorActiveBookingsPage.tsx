import { useLingui } from '@lingui/react/macro';
import { NoBookings } from '../features/bookings/NoBookings.tsx';

export function VendorActiveBookingsPage() {
  const { t } = useLingui();
  return <NoBookings title={t`Active Bookings`} empty={t`No Active Bookings`} />;
}
