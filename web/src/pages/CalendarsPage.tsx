import { useLingui } from '@lingui/react/macro';
import { CalendarsOfOwner } from '../features/calendars/CalendarsOfOwner.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';

/** Where an owner connects the calendars of other platforms. */
export function CalendarsPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout
      title={t`Other calendars`}
      lead={t`Nights that Airbnb, Booking.com and others sell are taken here, and yours are taken there.`}
    >
      {({ id }) => <CalendarsOfOwner vendorId={id} />}
    </DashboardLayout>
  );
}
