import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../../../shared/roles.ts';
import { accountPaths } from '../../../../shared/rules/accountPaths.ts';
import { codeFields } from '../../../../shared/rules/recovery.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useVerifyCode } from './api/recovery.ts';
import { type Challenge, keepChallenge } from './challenge.ts';
import { RecoveryAlert } from './RecoveryAlert.tsx';
import { ResendCode } from './ResendCode.tsx';
import { StepButtons } from './StepButtons.tsx';

/** The second step of a reset: the code from the mail. */
export function VerifyCodeForm({ role, challenge }: { role: Role; challenge: Challenge }) {
  const navigate = useNavigate();
  const verifyCode = useVerifyCode(role, challenge);
  const [notResent, setNotResent] = useState<ApiError>();
  const { form, control, alert, busy } = useForm({
    fields: codeFields,
    send: verifyCode,
    onDone: (answer) => {
      keepChallenge(role, answer);
      navigate(accountPaths[role].newPassword[0], { replace: true });
    },
    fieldOf: ({ code }) => (code === 'code_wrong' || code === 'code_expired' ? 'otp' : undefined),
  });
  return (
    <form {...form} className="grid gap-5">
      <RecoveryAlert role={role} error={alert ?? notResent} />
      <TextField {...control('otp')} inputMode="numeric" autoComplete="one-time-code" placeholder="000000" />
      <ResendCode role={role} challenge={challenge} onRefused={setNotResent} />
      <StepButtons busy={busy} back={accountPaths[role].sendCode}>
        <Trans>Verify Code</Trans>
      </StepButtons>
    </form>
  );
}
