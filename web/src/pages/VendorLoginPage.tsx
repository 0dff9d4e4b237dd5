import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { LoginForm } from '../features/account/LoginForm.tsx';
import { Visitors } from '../features/account/Visitors.tsx';

export function VendorLoginPage() {
  const { t } = useLingui();
  return (
    <Visitors role="vendor">
      <AccountPage place="skardu" title={t`Vendor login`}>
        <LoginForm role="vendor" />
      </AccountPage>
    </Visitors>
  );
}
