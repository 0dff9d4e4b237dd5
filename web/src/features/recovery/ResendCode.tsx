import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Role } from '../../../../shared/roles.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { useResendCode } from './api/recovery.ts';
import { type Challenge, keepChallenge } from './challenge.ts';
import { sentNow, useSecondsToResend } from './useSecondsToResend.ts';

interface Props {
  role: Role;
  challenge: Challenge;
  onRefused: (error: ApiError | undefined) => void;
}

/** Asks for another code, once the wait for it is over. */
export function ResendCode({ role, challenge, onRefused }: Props) {
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
