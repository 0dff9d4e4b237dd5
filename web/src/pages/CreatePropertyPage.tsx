import { Trans, useLingui } from '@lingui/react/macro';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { useCreateProperty } from '../features/properties/api/useSaveProperty.ts';
import { PropertyForm } from '../features/properties/form/PropertyForm.tsx';
import { emptyDraft } from '../features/properties/form/propertyDraft.ts';
import type { ListedState } from '../features/properties/list/JustListed.tsx';

/** Both documented addresses of the form show it. */
export function CreatePropertyPage() {
  const { t } = useLingui();
  return (
    <DashboardLayout title={t`List Your Property`} lead={<Trans>Travellers find it as soon as you submit it.</Trans>}>
      {({ id }) => <CreateProperty key={id} vendorId={id} />}
    </DashboardLayout>
  );
}

function CreateProperty({ vendorId }: { vendorId: string }) {
  const send = useCreateProperty(vendorId);
  return (
    <PropertyForm
      place={{ vendorId }}
      initial={emptyDraft}
      send={send}
      afterwards={({ data }): ListedState => ({ listed: data._id })}
      submit={<Trans>Submit</Trans>}
    />
  );
}
