import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { Members } from '../features/account/Members.tsx';
import { VendorProfile } from '../features/account/VendorProfile.tsx';

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
