import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { EditProperty } from '../features/properties/form/EditProperty.tsx';
import { paths } from '../paths.ts';

/** `?postId=` names the property. */
export function UpdatePropertyPage() {
  const { t } = useLingui();
  const propertyId = useSearchParams()[0].get('postId');
  return (
    <DashboardLayout title={t`Update Property`}>
      {() => (propertyId ? <EditProperty key={propertyId} propertyId={propertyId} /> : <NothingChosen />)}
    </DashboardLayout>
  );
}

function NothingChosen() {
  return (
    <EmptyState
      title={<Trans>Choose a property first</Trans>}
      action={
        <TextLink to={paths.vendorProperties}>
          <Trans>Your properties</Trans>
        </TextLink>
      }
    >
      <Trans>Each of your properties has a button to edit it.</Trans>
    </EmptyState>
  );
}
