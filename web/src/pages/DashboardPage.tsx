import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '../api/useApi.ts';
import { PageTitle } from '../components/PageTitle.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { Members } from '../features/account/Members.tsx';
import { Notice } from '../features/account/Notice.tsx';
import { paths } from '../paths.ts';

export function DashboardPage() {
  return <Members role="vendor">{({ id }) => <Welcome vendorId={id} />}</Members>;
}

function Welcome({ vendorId }: { vendorId: string }) {
  const { t } = useLingui();
  const { data } = useApi('getVendorProfile', { params: { vendorId } });
  const name = data?.data.name;
  return (
    <div className="page py-10 sm:py-14">
      <Notice />
      <PageTitle title={name ? t`Welcome, ${name}` : t`Welcome`}>
        <Trans>Listing rooms and answering requests open soon. Until then, see that travellers can reach you.</Trans>
      </PageTitle>
      <div className="mt-5">
        <TextLink to={paths.vendorProfile}>
          <Trans>Your profile</Trans>
        </TextLink>
      </div>
    </div>
  );
}
