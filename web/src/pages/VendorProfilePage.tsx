import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { Members } from '../features/accounts/RequireSession.tsx';
import { VendorProfile } from '../features/accounts/VendorProfile.tsx';

export function VendorProfilePage() {
  const { t } = useLingui();
  return (
    <Members role="vendor">
      {({ id }) => (
        <AccountPage
          place="skardu"
          title={t`Your profile`}
          lead={<Trans>Your name and email stand on the pages of your rooms.</Trans>}
        >
          <VendorProfile key={id} vendorId={id} />
        </AccountPage>
      )}
    </Members>
  );
}
