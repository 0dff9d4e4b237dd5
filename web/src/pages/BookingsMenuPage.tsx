import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { paths } from '../paths.ts';

/** A view of the desk: its address, its name, and its purpose. */
type Way = readonly [to: string, name: string, about: string];

/** The documented menu, its names as they are and below each its purpose; on phones also the views that their row has no room for. */
export function BookingsMenuPage() {
  const { t } = useLingui();
  const documented: readonly Way[] = [
    [paths.vendorProperties, t`View Bookings`, t`Your properties, their rooms and prices`],
    [paths.vendorActiveBookings, t`Active Bookings`, t`Guests whom you expect, and stays that are over`],
    [paths.vendorPendingBookings, t`Pending Booking`, t`Requests that wait for your answer`],
    [paths.acceptBooking, t`Accept Bookings`, t`Say yes to one of them, or to all`],
    [paths.rejectBooking, t`Reject Bookings`, t`Decline one of them, or all`],
  ];
  const others: readonly Way[] = [
    [paths.createProperty, t`New property`, t`List a hotel with its rooms`],
    [paths.rates, t`Prices`, t`Seasons, Eid and other days, weekends, longer stays`],
    [paths.payments, t`Payments`, t`Where guests pay, advances, receipts`],
    [paths.books, t`Books`, t`What came and what went, by day and by month`],
    [paths.figures, t`Figures`, t`Nights and income, month by month`],
    [paths.calendars, t`Other calendars`, t`Airbnb, Booking.com and others, so that no night is sold twice`],
    [paths.vendorProfile, t`Settings`, t`Your profile, and guests whom you refuse`],
  ];
  return (
    <DashboardLayout title={t`Bookings`}>
      {() => (
        <>
          <Ways ways={documented} />
          {/* Wider pages have them beside the menu. */}
          <section className="mt-10 md:hidden">
            <h2 className="mb-3 text-2xl">
              <Trans>More of the desk</Trans>
            </h2>
            <Ways ways={others} />
          </section>
        </>
      )}
    </DashboardLayout>
  );
}

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="max-w-md divide-y divide-hairline border-y border-hairline">
      {ways.map(([to, name, about]) => (
        <li key={to} className="py-2">
          <TextLink to={to}>{name}</TextLink>
          <p className="-mt-1 pb-1 text-sm text-bark">{about}</p>
        </li>
      ))}
    </ul>
  );
}
