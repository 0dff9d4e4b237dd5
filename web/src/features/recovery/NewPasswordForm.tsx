import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../../../shared/endpoint.ts';
import { travellerPasswordIssue, vendorPasswordIssue } from '../../../../shared/rules/passwords.ts';
import { newPasswordIssues } from '../../../../shared/rules/recovery.ts';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { accountPaths, paths } from '../../paths.ts';
import { endSession } from '../../session.ts';
import { useResetPassword } from './api/recovery.ts';
import { type Challenge, forgetChallenge } from './challenge.ts';
import { RecoveryAlert } from './RecoveryAlert.tsx';

const passwordIssues = { user: travellerPasswordIssue, vendor: vendorPasswordIssue } as const;

/** The last step of a reset. A traveller goes on to log in, a vendor to the home page, as documented. */
export function NewPasswordForm({ role, challenge }: { role: Role; challenge: Challenge }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const resetPassword = useResetPassword(role, challenge);
  const { form, control, alert, busy } = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    check: (fields) => newPasswordIssues(fields, passwordIssues[role]),
    send: resetPassword,
    onDone: () => {
      forgetChallenge(role);
      endSession(role);
      navigate(role === 'user' ? accountPaths.user.login : paths.home, { replace: true });
    },
  });
  const hints = {
    user: t`At least 8 characters, with a capital, a small letter and one of @#$%^&+=`,
    vendor: t`At least 8 characters`,
  };
  return (
    <form {...form} className="grid gap-5">
      <RecoveryAlert role={role} error={alert} />
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" value={challenge.email} readOnly hidden />
      <PasswordField
        {...control('newPassword')}
        autoComplete="new-password"
        label={t`New password`}
        hint={hints[role]}
      />
      <PasswordField {...control('confirmPassword')} autoComplete="new-password" label={t`Confirm password`} />
      <Button type="submit" busy={busy}>
        <Trans>Update</Trans>
      </Button>
    </form>
  );
}
