import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '../api/useApi.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { DeskPage } from '../features/dashboard/DashboardLayout.tsx';
import { Figures } from '../features/dashboard/Figures.tsx';
import { ListYourProperty } from '../features/dashboard/ListYourProperty.tsx';

export function DashboardPage() {
  return (
    <DeskPage>
      {({ id }) => (
        <>
          <Welcome vendorId={id} />
          <div className="mt-8 grid gap-12">
            <Figures vendorId={id} />
            <ListYourProperty />
          </div>
        </>
      )}
    </DeskPage>
  );
}

function Welcome({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const { data } = useApi('getVendorProfile', { params: { vendorId } });
  const name = data?.data.name;
  return (
    <PageTitle title={name ? t`Welcome, ${name}` : t`Welcome`}>
      <Trans>This is how your rooms are doing.</Trans>
    </PageTitle>
  );
}
