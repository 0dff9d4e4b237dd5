import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { codeFields } from '../../../../shared/rules/recovery.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useResendCode, useVerifyCode } from './api/recovery.ts';
import { type Challenge, keepChallenge } from './challenge.ts';
import { RecoveryAlert } from './RecoveryAlert.tsx';
import { StepButtons } from './StepButtons.tsx';
import { sentNow, useSecondsToResend } from './useSecondsToResend.ts';

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

interface Props {
  role: Role;
  challenge: Challenge;
  onRefused: (error: ApiError | undefined) => void;
}

/** Asks for another code, once the wait for it is over. */
function ResendCode({ role, challenge, onRefused }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const resendCode = useResendCode(role, challenge);
  const seconds = useSecondsToResend();
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    const { answer, error } = await outcomeOf(resendCode());
    setBusy(false);
    onRefused(error);
    if (!answer) return;
    keepChallenge(role, answer);
    navigate(pathname, { replace: true, state: sentNow() });
  }

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-bark">
      <Button variant="quiet" className="-ms-2" busy={busy} disabled={seconds > 0} onClick={resend}>
        <Trans>Resend Code</Trans>
      </Button>
      {seconds > 0 && (
        <span className="numbers">
          <Plural value={seconds} one="in # second" other="in # seconds" />
        </span>
      )}
    </p>
  );
}
