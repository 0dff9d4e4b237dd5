import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { LoginForm } from '../features/account/LoginForm.tsx';
import { Visitors } from '../features/account/Visitors.tsx';

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
