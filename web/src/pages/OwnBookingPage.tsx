import { useLingui } from '@lingui/react/macro';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { OwnBookingForm } from '../features/ownBookings/OwnBookingForm.tsx';

/** Where an owner enters a booking that did not come through Sarai. */
export function OwnBookingPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout
      forStaff
      title={t`New booking`}
      lead={t`By phone, at the door, through an agent: the nights are held at once.`}
    >
      {({ id }) => <OwnBookingForm vendorId={id} />}
    </DashboardLayout>
  );
}
