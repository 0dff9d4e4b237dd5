import { Trans, useLingui } from '@lingui/react/macro';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { CreateProperty } from '../features/properties/form/CreateProperty.tsx';

/** Both documented addresses of the form show it. */
export function CreatePropertyPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout title={t`List Your Property`} lead={<Trans>Travellers find it as soon as you submit it.</Trans>}>
      {({ id }) => <CreateProperty key={id} vendorId={id} />}
    </DashboardLayout>
  );
}
