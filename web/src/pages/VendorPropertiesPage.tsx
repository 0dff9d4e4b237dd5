import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { VendorPropertyList } from '../features/properties/list/VendorPropertyList.tsx';

export function VendorPropertiesPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout title={t`Your properties`} lead={<Trans>Travellers find the rooms with a tick.</Trans>}>
      {({ id }) => (
        <>
          <ConfirmEmail key={id} role="vendor" id={id} />
          <VendorPropertyList vendorId={id} />
        </>
      )}
    </DashboardLayout>
  );
}
