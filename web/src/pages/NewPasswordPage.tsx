import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { NewPasswordForm } from '../features/account/NewPasswordForm.tsx';
import { useRoleOfPage } from '../features/account/useRoleOfPage.ts';
import { WithChallenge } from '../features/account/WithChallenge.tsx';

export function NewPasswordPage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  return (
    <WithChallenge key={role} role={role}>
      {(challenge) => (
        <AccountPage
          place={role === 'user' ? 'hunza' : 'skardu'}
          title={t`Set a New Password`}
          lead={<Trans>It logs you out everywhere else.</Trans>}
        >
          <NewPasswordForm role={role} challenge={challenge} />
        </AccountPage>
      )}
    </WithChallenge>
  );
}
