import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { sentNow, useSecondsToResend } from '../recovery/useSecondsToResend.ts';
import { useSendEmailCode } from './api/confirmation.ts';

interface Props {
  vendorId: string;
  /** A code was sent before. */
  again: boolean;
  onSent: () => void;
  /** It was confirmed meanwhile, as on another device. */
  onConfirmed: () => void;
}

/** Asks for a code, and for another one once the wait for it is over. */
export function SendEmailCode({ vendorId, again, onSent, onConfirmed }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const sendCode = useSendEmailCode(vendorId);
  const seconds = useSecondsToResend();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const { answer } = await outcomeOf(sendCode());
    setBusy(false);
    if (answer?.code === 'email_confirmed') return onConfirmed();
    if (!answer) return;
    onSent();
    navigate(pathname + search, { replace: true, state: sentNow() });
  }

  return (
    <>
      <Button variant={again ? 'quiet' : 'primary'} busy={busy} disabled={seconds > 0} onClick={() => void send()}>
        {again ? <Trans>Send another code</Trans> : <Trans>Send a code</Trans>}
      </Button>
      {seconds > 0 && (
        <span className="numbers">
          <Plural value={seconds} one="in # second" other="in # seconds" />
        </span>
      )}
    </>
  );
}
