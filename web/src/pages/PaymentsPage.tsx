import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { PaymentsOfOwner } from '../features/payments/PaymentsOfOwner.tsx';

/** Where an owner says how guests pay; `?postId=` names the property of terms and receipts. */
export function PaymentsPage() {
  const { t } = useLingui();
  const propertyId = useSearchParams()[0].get('postId');
  return (
    <DashboardLayout title={t`Payments`} lead={t`Your guests pay you. Sarai holds no money and takes none.`}>
      {({ id }) => <PaymentsOfOwner vendorId={id} propertyId={propertyId} />}
    </DashboardLayout>
  );
}
