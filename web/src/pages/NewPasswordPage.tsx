import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { NewPasswordForm } from '../features/recovery/NewPasswordForm.tsx';
import { RequireChallenge } from '../features/recovery/RequireChallenge.tsx';

export function NewPasswordPage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  return (
    <RequireChallenge key={role} role={role}>
      {(challenge) => (
        <FormPage
          place={role === 'user' ? 'hunza' : 'skardu'}
          title={t`Set a New Password`}
          lead={<Trans>It logs you out everywhere else.</Trans>}
        >
          <NewPasswordForm role={role} challenge={challenge} />
        </FormPage>
      )}
    </RequireChallenge>
  );
}
