import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { OwnerStart } from '../features/accounts/OwnerStart.tsx';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { useCreateProperty } from '../features/properties/api/useSaveProperty.ts';
import { PropertyForm } from '../features/properties/form/PropertyForm.tsx';
import { emptyDraft } from '../features/properties/form/propertyDraft.ts';
import type { ListedState } from '../features/properties/list/JustListed.tsx';
import { isAt, paths } from '../paths.ts';
import { useSession } from '../session.ts';

/** Both documented addresses of the form show it. Links for visitors lead to the one that begins with what a listing takes. */
export function CreatePropertyPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const isVisitor = useSession() === undefined;
  if (isVisitor && isAt(pathname, paths.listProperty)) return <OwnerStart />;
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
