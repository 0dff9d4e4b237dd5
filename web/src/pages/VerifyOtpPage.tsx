import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../components/FormPage.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { WithChallenge } from '../features/recovery/RequireChallenge.tsx';
import { VerifyCodeForm } from '../features/recovery/VerifyCodeForm.tsx';

export function VerifyOtpPage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  return (
    <WithChallenge key={role} role={role}>
      {(challenge) => (
        <AccountPage
          place={role === 'user' ? 'hunza' : 'skardu'}
          title={t`Enter the 6-digit code`}
          lead={
            <Trans>
              It went to <strong className="wrap-anywhere text-walnut">{challenge.email}</strong> and is good for ten
              minutes. Look among the spam too.
            </Trans>
          }
        >
          <VerifyCodeForm role={role} challenge={challenge} />
        </AccountPage>
      )}
    </WithChallenge>
  );
}
