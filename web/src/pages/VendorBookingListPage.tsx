import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { isAt, paths } from '../paths.ts';

/** The bookings of a vendor that the address names. There are none: travellers cannot send requests yet. */
export function VendorBookingListPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const pending = [paths.vendorPendingBookings, t`Pending Bookings`, t`No Pending Bookings`] as const;
  const others = [
    [paths.vendorActiveBookings, t`Active Bookings`, t`No Active Bookings`],
    [paths.acceptBooking, t`Accept Bookings`, t`No Bookings to Accept`],
    [paths.rejectBooking, t`Reject Bookings`, t`No Bookings to Reject`],
  ] as const;
  const [, title, empty] = others.find(([path]) => isAt(pathname, path)) ?? pending;
  return (
    <DashboardLayout title={title}>
      {() => (
        <EmptyState
          title={empty}
          action={
            <TextLink to={paths.vendorProperties}>
              <Trans>Your properties</Trans>
            </TextLink>
          }
        >
          <Trans>Online requests open soon. What travellers ask for then appears here.</Trans>
        </EmptyState>
      )}
    </DashboardLayout>
  );
}
