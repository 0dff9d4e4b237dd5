import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../shared/roles.ts';
import { FormPage } from '../components/FormPage.tsx';
import { useAddressSecret } from '../components/useAddressSecret.ts';
import { useRoleOfPage } from '../features/accounts/useRoleOfPage.ts';
import { type Challenge, readChallenge } from '../features/recovery/challenge.ts';
import { NewPasswordForm } from '../features/recovery/NewPasswordForm.tsx';
import { SendCodeForm } from '../features/recovery/SendCodeForm.tsx';
import { VerifyCodeForm } from '../features/recovery/VerifyCodeForm.tsx';
import { isAt } from '../paths.ts';

/** The step of a password reset that the address names. */
export function RecoveryPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const role = useRoleOfPage();
  const { sendCode, verifyCode } = accountPaths[role];
  const place = role === 'user' ? 'hunza' : 'skardu';
  if (isAt(pathname, sendCode)) {
    const leads = {
      user: <Trans>Enter the email of your traveller's account. We send a code to it.</Trans>,
      vendor: <Trans>Enter the email of your vendor's account. We send a code to it.</Trans>,
    };
    return (
      <FormPage place={place} title={t`Reset your password`} lead={leads[role]}>
        <SendCodeForm key={role} role={role} />
      </FormPage>
    );
  }
  return (
    <RequireChallenge key={pathname} role={role}>
      {(challenge) =>
        isAt(pathname, verifyCode) ? (
          <FormPage
            place={place}
            title={t`Enter the 6-digit code`}
            lead={
              <Trans>
                It went to <bdi className="font-bold wrap-anywhere text-walnut">{challenge.email}</bdi> and is good for
                ten minutes. Look among the spam too. If the mail has a link, you can open it instead of typing the
                code.
              </Trans>
            }
          >
            <VerifyCodeForm role={role} challenge={challenge} />
          </FormPage>
        ) : (
          <FormPage place={place} title={t`Set a New Password`} lead={<Trans>It logs you out everywhere else.</Trans>}>
            <NewPasswordForm role={role} challenge={challenge} />
          </FormPage>
        )
      }
    </RequireChallenge>
  );
}

interface Props {
  role: Role;
  children: (challenge: Challenge) => ReactNode;
}

/** A later step of a password reset: whoever has neither begun one nor come by a link is sent to the first step. */
function RequireChallenge({ role, children }: Props) {
  // Read once: the last step forgets the challenge while its page is still on the screen.
  const [begun] = useState(() => readChallenge(role));
  const userId = useAddressSecret('reset');
  const challenge = userId === undefined ? begun : { userId, email: '' };
  if (challenge) return children(challenge);
  return <Navigate replace to={accountPaths[role].sendCode} state={{ notice: t`Start with your email, please.` }} />;
}
