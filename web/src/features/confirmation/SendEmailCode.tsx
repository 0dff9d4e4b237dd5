import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { outcomeOf } from '../../forms/outcomeOf.ts';
import { useSecondsSince } from '../recovery/useSecondsToResend.ts';
import { useSendEmailCode } from './api/confirmation.ts';

interface Props {
  vendorId: string;
  /** A code was sent before. */
  again: boolean;
  onSent: () => void;
  /** It was confirmed meanwhile, as on another device. */
  onConfirmed: () => void;
}

/** When a vendor was last sent a code by this page: three views of the desk ask for one, and share the wait. */
const sentTo = new Map<string, number>();

/** Asks for a code, and for another one once the wait for it is over. */
export function SendEmailCode({ vendorId, again, onSent, onConfirmed }: Props) {
  const sendCode = useSendEmailCode(vendorId);
  const [sentAt, setSentAt] = useState(sentTo.get(vendorId) ?? 0);
  const seconds = useSecondsSince(sentAt);
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const { answer } = await outcomeOf(sendCode());
    setBusy(false);
    if (answer?.code === 'email_confirmed') return onConfirmed();
    if (!answer) return;
    const now = Date.now();
    sentTo.set(vendorId, now);
    setSentAt(now);
    onSent();
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
