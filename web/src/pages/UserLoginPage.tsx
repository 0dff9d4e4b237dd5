import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { Visitors } from '../features/accounts/RequireVisitor.tsx';

export function UserLoginPage() {
  const { t } = useLingui();
  return (
    <Visitors role="user">
      <AccountPage place="hunza" title={t`Traveller login`}>
        <LoginForm role="user" />
      </AccountPage>
    </Visitors>
  );
}
