import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { paths } from '../paths.ts';

export function BookingsMenuPage() {
  const { t } = useLingui();
  const ways = [
    [paths.vendorProperties, t`View Bookings`],
    [paths.vendorActiveBookings, t`Active Bookings`],
    [paths.vendorPendingBookings, t`Pending Booking`],
    [paths.acceptBooking, t`Accept Bookings`],
    [paths.rejectBooking, t`Reject Bookings`],
  ] as const;
  return (
    <DashboardLayout title={t`Bookings`}>
      {() => (
        <ul className="max-w-md divide-y divide-hairline border-y border-hairline">
          {ways.map(([path, name]) => (
            <li key={path} className="py-2">
              <TextLink to={path}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </DashboardLayout>
  );
}
