import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { BookingList } from '../features/requests/BookingList.tsx';
import { readState } from '../features/requests/bookingStates.ts';
import { StateTabs } from '../features/requests/StateTabs.tsx';

/** A vendor's bookings of the state that `?status=` names, the active ones without it. */
export function VendorBookingsPage() {
  const { t } = useLingui();
  const state = readState(useSearchParams()[0]);
  return (
    <DashboardLayout title={state === 'active' ? t`Active Bookings` : t`Bookings`}>
      {({ id }) => (
        <>
          <StateTabs current={state} />
          <BookingList key={state} vendorId={id} state={state} />
        </>
      )}
    </DashboardLayout>
  );
}
