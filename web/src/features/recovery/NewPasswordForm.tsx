import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { operations } from '../../../../shared/operations.ts';
import type { Role } from '../../../../shared/roles.ts';
import { newPasswordFields, newPasswordIssues } from '../../../../shared/rules/recovery.ts';
import { useSend } from '../../api/useSend.ts';
import { PasswordField, usePasswordHint } from '../../forms/PasswordField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { paths } from '../../paths.ts';
import { endSession } from '../../session.ts';
import { type Challenge, forgetChallenge } from './challenge.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

/** The last step of a reset. A traveller goes on to log in, a vendor to the home page, as documented. */
export function NewPasswordForm({ role, challenge: { userId, email } }: { role: Role; challenge: Challenge }) {
  const navigate = useNavigate();
  const resetPassword = useSend(operations[role].resetPassword);
  const { control, ...state } = useForm({
    fields: newPasswordFields[role],
    check: (typed) => newPasswordIssues(role, typed),
    send: (body) => resetPassword({ body: { ...body, userId } }),
    onDone: () => {
      forgetChallenge(role);
      endSession(role);
      navigate(role === 'user' ? accountPaths.user.login : paths.home, { replace: true });
    },
  });
  return (
    <RecoveryForm {...state} role={role} submit={<Trans>Update</Trans>}>
      {/* Tells a password manager whose password it is. */}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField {...control('newPassword')} autoComplete="new-password" hint={usePasswordHint(role)} />
      <PasswordField {...control('confirmPassword')} autoComplete="new-password" />
    </RecoveryForm>
  );
}
