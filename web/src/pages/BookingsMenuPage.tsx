import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { paths } from '../paths.ts';

/** The documented menu, its names as they are and below each its purpose, and the views that a phone's row has no room for. */
export function BookingsMenuPage() {
  const { t } = useLingui();
  const ways = [
    [paths.vendorProperties, t`View Bookings`, t`Your properties, their rooms and prices`],
    [paths.vendorActiveBookings, t`Active Bookings`, t`Guests whom you expect, and stays that are over`],
    [paths.vendorPendingBookings, t`Pending Booking`, t`Requests that wait for your answer`],
    [paths.acceptBooking, t`Accept Bookings`, t`Say yes to one of them, or to all`],
    [paths.rejectBooking, t`Reject Bookings`, t`Decline one of them, or all`],
    [paths.createProperty, t`New property`, t`List a hotel with its rooms`],
    [paths.rates, t`Prices`, t`Seasons, Eid and other days, weekends, longer stays`],
    [paths.figures, t`Figures`, t`Nights and income, month by month`],
    [paths.calendars, t`Other calendars`, t`Airbnb, Booking.com and others, so that no night is sold twice`],
    [paths.vendorProfile, t`Settings`, t`Your profile, and guests whom you refuse`],
  ] as const;
  return (
    <DashboardLayout title={t`Bookings`}>
      {() => (
        <ul className="max-w-md divide-y divide-hairline border-y border-hairline">
          {ways.map(([to, name, about]) => (
            <li key={to} className="py-2">
              <TextLink to={to}>{name}</TextLink>
              <p className="-mt-1 pb-1 text-sm text-bark">{about}</p>
            </li>
          ))}
        </ul>
      )}
    </DashboardLayout>
  );
}
