import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { paths } from '../paths.ts';

/** The documented menu: its names as they are, and below each what it leads to. */
export function BookingsMenuPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout title={t`Bookings`}>
      {() => (
        <ul className="max-w-md divide-y divide-hairline border-y border-hairline">
          <Way to={paths.vendorProperties} name={t`View Bookings`}>
            <Trans>Your properties, their rooms and prices</Trans>
          </Way>
          <Way to={paths.vendorActiveBookings} name={t`Active Bookings`}>
            <Trans>Guests whom you expect, and stays that are over</Trans>
          </Way>
          <Way to={paths.vendorPendingBookings} name={t`Pending Booking`}>
            <Trans>Requests that wait for your answer</Trans>
          </Way>
          <Way to={paths.acceptBooking} name={t`Accept Bookings`}>
            <Trans>Say yes to one of them, or to all</Trans>
          </Way>
          <Way to={paths.rejectBooking} name={t`Reject Bookings`}>
            <Trans>Decline one of them, or all</Trans>
          </Way>
        </ul>
      )}
    </DashboardLayout>
  );
}

function Way({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li className="py-2">
      <TextLink to={to}>{name}</TextLink>
      <p className="-mt-1 pb-1 text-sm text-bark">{children}</p>
    </li>
  );
}
