import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { newPasswordFields, newPasswordIssues } from '../../../../shared/rules/recovery.ts';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { usePasswordHint } from '../../forms/usePasswordHint.ts';
import { paths } from '../../paths.ts';
import { endSession } from '../../session.ts';
import { useResetPassword } from './api/recovery.ts';
import { type Challenge, forgetChallenge } from './challenge.ts';
import { RecoveryAlert } from './RecoveryAlert.tsx';

/** The last step of a reset. A traveller goes on to log in, a vendor to the home page, as documented. */
export function NewPasswordForm({ role, challenge }: { role: Role; challenge: Challenge }) {
  const navigate = useNavigate();
  const resetPassword = useResetPassword(role, challenge);
  const { form, control, alert, busy } = useForm({
    fields: newPasswordFields[role],
    check: (typed) => newPasswordIssues(role, typed),
    send: resetPassword,
    onDone: () => {
      forgetChallenge(role);
      endSession(role);
      navigate(role === 'user' ? accountPaths.user.login : paths.home, { replace: true });
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <RecoveryAlert role={role} error={alert} />
      {/* Tells a password manager whose password it is. */}
      {challenge.email && <input type="email" autoComplete="username" value={challenge.email} readOnly hidden />}
      <PasswordField {...control('newPassword')} autoComplete="new-password" hint={usePasswordHint(role)} />
      <PasswordField {...control('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" busy={busy}>
        <Trans>Update</Trans>
      </Button>
    </form>
  );
}
