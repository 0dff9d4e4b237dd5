import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { operations } from '../../../../shared/operations.ts';
import type { Role } from '../../../../shared/roles.ts';
import { codeFields } from '../../../../shared/rules/recovery.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { useSend } from '../../api/useSend.ts';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { fromHistory } from '../../historyState.ts';
import { CodeButton } from './CodeButton.tsx';
import { type Challenge, keepChallenge } from './challenge.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

interface Props {
  role: Role;
  challenge: Challenge;
}

/** The second step of a reset: the code from the mail. */
export function VerifyCodeForm({ role, challenge: { userId } }: Props) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const verifyCode = useSend(operations[role].verifyOtp);
  const resendCode = useSend(operations[role].resendOtp);
  const [notResent, setNotResent] = useState<ApiError>();
  const [resending, sendAgain] = useOutcome(() => resendCode({ body: { userId } }));
  const { control, alert, ...form } = useForm({
    fields: codeFields,
    send: (body) => verifyCode({ body: { ...body, userId } }),
    onDone: (answer) => {
      keepChallenge(role, answer);
      navigate(accountPaths[role].newPassword[0], { replace: true });
    },
  });

  /** The time of it is in the history entry: it survives a reload, so the wait does not begin again. */
  async function resend() {
    const { answer, error } = await sendAgain();
    setNotResent(error);
    if (!answer) return;
    keepChallenge(role, answer);
    navigate(pathname, { replace: true, state: { sentAt: Date.now() } });
  }

  return (
    <RecoveryForm
      {...form}
      role={role}
      alert={alert ?? notResent}
      submit={<Trans>Verify Code</Trans>}
      back={accountPaths[role].sendCode}
    >
      <TextField {...control('otp')} inputMode="numeric" autoComplete="one-time-code" placeholder="000000" />
      <p className="flex flex-wrap items-center gap-x-3 text-bark">
        <CodeButton
          variant="quiet"
          className="-ms-2"
          sentAt={Number(fromHistory(state, 'sentAt')) || 0}
          busy={resending}
          onClick={resend}
        >
          <Trans>Resend Code</Trans>
        </CodeButton>
      </p>
    </RecoveryForm>
  );
}
