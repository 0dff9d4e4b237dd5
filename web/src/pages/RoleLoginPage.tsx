import { useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { RequireVisitor } from '../features/accounts/RequireVisitor.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';

export function RoleLoginPage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  return (
    <RequireVisitor role={role}>
      <FormPage
        place={role === 'user' ? 'hunza' : 'skardu'}
        title={role === 'user' ? t`Traveller login` : t`Vendor login`}
      >
        <LoginForm key={role} role={role} />
      </FormPage>
    </RequireVisitor>
  );
}
