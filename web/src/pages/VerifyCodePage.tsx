import { Trans, useLingui } from '@lingui/react/macro';
import { FormPage } from '../components/FormPage.tsx';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { RequireChallenge } from '../features/recovery/RequireChallenge.tsx';
import { VerifyCodeForm } from '../features/recovery/VerifyCodeForm.tsx';

export function VerifyCodePage() {
  const { t } = useLingui();
  const role = useRoleOfPage();
  return (
    <RequireChallenge key={role} role={role}>
      {(challenge) => (
        <FormPage
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
        </FormPage>
      )}
    </RequireChallenge>
  );
}
