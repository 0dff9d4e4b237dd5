import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { focusMain } from '../../components/focusMain.ts';
import { useEvery } from '../../components/useEvery.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useProfile } from '../accounts/api/profiles.ts';
import { CodeButton } from '../recovery/CodeButton.tsx';
import { useOwnEmail } from './api/ownEmail.ts';
import { CodeForm } from './CodeForm.tsx';
import { CorrectEmail } from './CorrectEmail.tsx';
import { sentBefore } from './sentCode.ts';
import { type CodeMail, everySeconds, useCodeMail } from './useCodeMail.ts';

type Profile = NonNullable<ReturnType<typeof useProfile>['profile']>;

interface Props {
  role: Role;
  profile: Profile;
  /** The first code goes without a press. */
  auto?: boolean;
  /** By the code, or by the link on another device. It may be called more than once. */
  onConfirmed: () => void;
}

/** Confirms the email of an account by a code, sends further ones, and corrects a mistyped address. */
export function EmailCode({ role, profile, auto = false, onConfirmed }: Props) {
  const { _id: id, email } = profile;
  const [corrected, setCorrected] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const mail = useEmailMail({ role, profile, auto: auto || corrected, onConfirmed });
  const { confirm } = useOwnEmail(role, id);
  const asked = mail.sent !== undefined || hasCode;
  const { retry } = useConfirmed({ role, id, waits: asked || auto }, onConfirmed);
  const onChanged = () => {
    setCorrected(true);
    retry();
  };
  return (
    <CodeStep
      mail={mail}
      form={
        asked && (
          <CodeForm
            key={`${email} ${mail.sent?.sentAt}`}
            action={<Trans>Confirm</Trans>}
            send={confirm}
            onDone={onConfirmed}
            focused={auto || hasCode}
          />
        )
      }
      onHasCode={() => setHasCode(true)}
      mayMail={!profile.mailBlock}
      correction={(close) => (
        <CorrectEmail
          {...{ role, id, email }}
          onChanged={() => {
            onChanged();
            close();
          }}
          onCancel={close}
        />
      )}
    />
  );
}

interface StepProps {
  mail: CodeMail;
  /** The field of the code, once there may be one. */
  form: ReactNode;
  onHasCode: () => void;
  mayMail: boolean;
  correction: (close: () => void) => ReactNode;
}

function CodeStep({ mail, form, onHasCode, mayMail, correction }: StepProps) {
  const [corrects, setCorrects] = useState(false);
  const close = () => {
    setCorrects(false);
    // The button that had the focus is gone.
    focusMain();
  };
  return (
    <div className="grid gap-4">
      <MailState mail={mail} />
      {form}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayMail && <MailButton mail={mail} variant={form ? 'quiet' : 'primary'} />}
        {!form && (
          <Button variant="quiet" onClick={onHasCode}>
            <Trans>I have a code</Trans>
          </Button>
        )}
        {!corrects && (
          <Button variant="quiet" onClick={() => setCorrects(true)}>
            <Trans>Correct the address</Trans>
          </Button>
        )}
      </div>
      {corrects && correction(close)}
    </div>
  );
}

/** The address to which the newest mail went, or why none did. */
export function MailState({ mail: { sent } }: { mail: CodeMail }) {
  return (
    <>
      {sent && (
        <p role="status" className="wrap-anywhere">
          <Trans>
            A code and a link went to <bdi className="font-semibold">{sent.email}</bdi>. Type the code here, or open the
            link on any device. Look among the spam too.
          </Trans>
        </p>
      )}
      <FormAlert />
    </>
  );
}

/** Sends a code, and a further one when its minute is over. */
export function MailButton({ mail: { sent, busy, send }, variant }: { mail: CodeMail; variant: 'quiet' | 'primary' }) {
  return (
    <CodeButton variant={variant} sentAt={sent?.sentAt ?? 0} busy={busy} onClick={send}>
      {sent ? <Trans>Send another code</Trans> : <Trans>Send a code</Trans>}
    </CodeButton>
  );
}

/** The mails to the address of an account. */
function useEmailMail({ role, profile, auto = false, onConfirmed }: Props): CodeMail {
  const { _id: id, email, mailBlock, emailConfirmed } = profile;
  const { sendCode } = useOwnEmail(role, id);
  async function mail() {
    const { code } = await sendCode();
    // As on another device meanwhile.
    if (code === 'email_confirmed') onConfirmed();
    return {};
  }
  return useCodeMail({
    owner: `${role}/${id}`,
    email,
    mail: () => mail().catch(sentElsewhere),
    auto: auto && !mailBlock && !emailConfirmed,
  });
}

/** Another tab or device may have asked for a mail just now, which will do. */
function sentElsewhere(reason: unknown) {
  const seconds = reason instanceof ApiError && reason.code === 'code_just_sent' ? Number(reason.params.seconds) : NaN;
  if (Number.isNaN(seconds)) throw reason;
  return { sentAt: sentBefore(seconds) };
}

/** Looks whether the address is confirmed by now, while somebody waits for it on the page. */
function useConfirmed({ role, id, waits }: { role: Role; id: string; waits: boolean }, onConfirmed: () => void) {
  const { profile, retry, look } = useProfile(role, id);
  useEvery(waits ? everySeconds : 0, look);
  const told = useRef(onConfirmed);
  told.current = onConfirmed;
  const isConfirmed = profile?.emailConfirmed === true;
  useEffect(() => {
    if (isConfirmed) told.current();
  }, [isConfirmed]);
  return { retry };
}
