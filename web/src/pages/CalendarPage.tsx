import { useLingui } from '@lingui/react/macro';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { MonthOfRooms } from '../features/nights/MonthOfRooms.tsx';

/** A month of all rooms, which `?month=` names: who has their nights, and the ways to close, book and move them. */
export function CalendarPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout forStaff title={t`Calendar`}>
      {({ id }) => <MonthOfRooms key={id} vendorId={id} />}
    </DashboardLayout>
  );
}
