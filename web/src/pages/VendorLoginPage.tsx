import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { Visitors } from '../features/accounts/RequireVisitor.tsx';

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
