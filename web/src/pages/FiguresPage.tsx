import { useLingui } from '@lingui/react/macro';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { Figures } from '../features/dashboard/Figures.tsx';
import { HotelPerformance } from '../features/dashboard/HotelPerformance.tsx';
import { SourcesOfMonth } from '../features/dashboard/SourcesOfMonth.tsx';
import { YearChart } from '../features/dashboard/YearChart.tsx';

/** Figures of an owner's rooms, of this month and of a year. */
export function FiguresPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout title={t`How your rooms are doing`}>
      {({ id }) => (
        <div className="grid gap-12">
          <Figures vendorId={id} />
          <HotelPerformance vendorId={id} />
          <SourcesOfMonth vendorId={id} />
          <YearChart vendorId={id} />
        </div>
      )}
    </DashboardLayout>
  );
}
