import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { ProfileForm } from '../features/accounts/ProfileForm.tsx';
import { RequireSession } from '../features/accounts/RequireSession.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { ConfirmEmail } from '../features/confirmation/ConfirmEmail.tsx';

export function ProfilePage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  const words =
    role === 'user'
      ? { title: t`Profile Setting` }
      : { title: t`Your profile`, lead: <Trans>Your name and email stand on the pages of your rooms.</Trans> };
  return (
    <RequireSession role={role}>
      {({ id }) => (
        <FormPage place={role === 'user' ? 'hunza' : 'skardu'} {...words}>
          {role === 'vendor' && <ConfirmEmail key={id} vendorId={id} />}
          <ProfileForm key={id} role={role} id={id} />
        </FormPage>
      )}
    </RequireSession>
  );
}
