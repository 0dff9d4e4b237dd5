import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '../components/PageTitle.tsx';
import { useProfile } from '../features/accounts/api/profiles.ts';
import { DashboardLayout } from '../features/dashboard/DashboardLayout.tsx';
import { Figures } from '../features/dashboard/Figures.tsx';
import { ListYourProperty } from '../features/dashboard/ListYourProperty.tsx';

export function DashboardPage() {
  return (
    <DashboardLayout>
      {({ id }) => (
        <>
          <Welcome vendorId={id} />
          <div className="mt-8 grid gap-12">
            <Figures vendorId={id} />
            <ListYourProperty />
          </div>
        </>
      )}
    </DashboardLayout>
  );
}

function Welcome({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const name = useProfile('vendor', vendorId).profile?.name;
  return (
    <PageTitle title={name ? t`Welcome, ${name}` : t`Welcome`}>
      <Trans>This is how your rooms are doing.</Trans>
    </PageTitle>
  );
}
