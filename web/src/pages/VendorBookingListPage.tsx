import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router-dom';
import { NoBookings } from '../features/bookings/NoBookings.tsx';
import { isAt, paths } from '../paths.ts';

const lists = ['vendorPendingBookings', 'vendorActiveBookings', 'acceptBooking', 'rejectBooking'] as const;

/** The bookings of a vendor that the address names. */
export function VendorBookingListPage() {
  const { pathname } = useLocation();
  const list = lists.find((each) => isAt(pathname, paths[each])) ?? 'vendorPendingBookings';
  return <NoBookings {...wordsFor(list)} />;
}

function wordsFor(list: (typeof lists)[number]) {
  return {
    vendorPendingBookings: { title: t`Pending Bookings`, empty: t`No Pending Bookings` },
    vendorActiveBookings: { title: t`Active Bookings`, empty: t`No Active Bookings` },
    acceptBooking: { title: t`Accept Bookings`, empty: t`No Bookings to Accept` },
    rejectBooking: { title: t`Reject Bookings`, empty: t`No Bookings to Reject` },
  }[list];
}
