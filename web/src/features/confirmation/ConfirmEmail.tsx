import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { codeFields } from '../../../../shared/rules/recovery.ts';
import { useSend } from '../../api/useSend.ts';
import { Button } from '../../components/Button.tsx';
import { useFocusAfter } from '../../components/useFocusAfter.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useOutcome } from '../../forms/outcomeOf.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useProfile } from '../accounts/api/profiles.ts';
import { CodeButton } from '../recovery/CodeButton.tsx';

/** Asks a vendor to confirm the email, and says why, for as long as it is not confirmed. */
export function ConfirmEmail({ vendorId }: { vendorId: string }) {
  const id = useId();
  const [asked, setAsked] = useState<'sent' | 'pressed'>();
  const { profile, retry } = useProfile('vendor', vendorId);
  const asks = profile !== undefined && 'emailConfirmed' in profile && !profile.emailConfirmed;
  useFocusAfter(asks);
  if (!asks) return null;
  const { email, mailBlock } = profile;
  return (
    <section aria-labelledby={id} className="mb-8 grid max-w-2xl gap-4 rounded-panel bg-apricot-pale p-5 text-walnut">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-xl">
          <Trans>Confirm your email</Trans>
        </h2>
        <p>
          <Trans>
            Until then travellers find your rooms with the words “New host, e-mail not confirmed yet”, the home page
            does not show them, and you can list ten properties at most.
          </Trans>
        </p>
        {!mailBlock && (
          <p className="wrap-anywhere">
            <Trans>
              A code goes to <bdi className="font-semibold">{email}</bdi>.
            </Trans>
          </p>
        )}
      </div>
      {asked && <CodeForm vendorId={vendorId} pressed={asked === 'pressed'} onDone={retry} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!mailBlock && (
          <SendEmailCode
            vendorId={vendorId}
            again={asked !== undefined}
            onSent={() => setAsked('sent')}
            onConfirmed={retry}
          />
        )}
        {!asked && (
          <Button variant="quiet" onClick={() => setAsked('pressed')}>
            <Trans>I have a code</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

interface CodeFormProps {
  vendorId: string;
  /** A button opened the form and vanished with the press, so that the field takes the focus. */
  pressed: boolean;
  onDone: () => void;
}

/** The API publishes the listings a moment later, so nothing of them is read again here. */
function CodeForm({ vendorId, pressed, onDone }: CodeFormProps) {
  const confirm = useSend('confirmVendorEmail');
  const { form, control, alert, busy } = useForm({
    fields: codeFields,
    send: (body) => confirm({ params: { vendorId }, body }),
    onDone,
  });
  return (
    <form {...form} className="grid gap-4">
      <FormAlert>{alert?.message}</FormAlert>
      <TextField
        {...control('otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        autoFocus={pressed}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}

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

function SendEmailCode({ vendorId, again, onSent, onConfirmed }: Props) {
  const sendCode = useSend('sendVendorEmailCode');
  const [sentAt, setSentAt] = useState(sentTo.get(vendorId) ?? 0);
  const [busy, ask] = useOutcome(() => sendCode({ params: { vendorId } }));

  async function send() {
    const { answer } = await ask();
    if (answer?.code === 'email_confirmed') return onConfirmed();
    if (!answer) return;
    const now = Date.now();
    sentTo.set(vendorId, now);
    setSentAt(now);
    onSent();
  }

  return (
    <CodeButton variant={again ? 'quiet' : 'primary'} sentAt={sentAt} busy={busy} onClick={() => void send()}>
      {again ? <Trans>Send another code</Trans> : <Trans>Send a code</Trans>}
    </CodeButton>
  );
}
