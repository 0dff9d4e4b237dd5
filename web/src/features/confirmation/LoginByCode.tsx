import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Role } from '../../../../shared/roles.ts';
import { Button } from '../../components/Button.tsx';
import { useEvery } from '../../components/useEvery.ts';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { type Entry, enterByLink, type Newcomer, useLoginCode } from './api/loginCode.ts';
import { CodeForm } from './CodeForm.tsx';
import { MailButton } from './EmailCode.tsx';
import { dropSentCode, loginMailOf, newcomerMail } from './sentCode.ts';
import { type CodeMail, everySeconds, useCodeMail } from './useCodeMail.ts';

interface Props {
  role: Role;
  email: string;
  /** Of a traveller who may be new: by the code an address without an account gets one. */
  newcomer?: Newcomer;
  onEntered: (entry: Entry) => void;
  /** Back to where the address was typed. */
  onCorrect: () => void;
}

/** Logs in by the code of a mail, which goes by itself, or by the link of it that is pressed elsewhere. */
export function LoginByCode({ role, email, newcomer, onEntered, onCorrect }: Props) {
  const { sendCode, logIn } = useLoginCode(role);
  const mail = useCodeMail({
    owner: newcomer ? newcomerMail : loginMailOf(role),
    email,
    mail: () => sendCode({ email, ...newcomer }),
    auto: true,
  });
  const challenge = mail.sent?.challenge;
  const enter = useOnce(onEntered);
  // The mail of an account has no link: whoever pressed one would let in who asked for it.
  useLinkPressed(newcomer ? challenge : undefined, enter);
  return (
    <div className="grid gap-4">
      <MailState mail={mail} email={email} isNew={newcomer !== undefined} />
      {challenge !== undefined && (
        <CodeForm
          key={challenge}
          action={newcomer ? <Trans>Confirm and send</Trans> : <Trans>Log in</Trans>}
          send={(body) => logIn(challenge, body)}
          onDone={enter}
          focused
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <MailButton mail={mail} variant={challenge === undefined ? 'primary' : 'quiet'} />
        <Button variant="quiet" onClick={onCorrect}>
          <Trans>Correct the address</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The code and the link may be answered at one moment: one session is begun. */
function useOnce(onEntered: (entry: Entry) => void) {
  const entered = useRef(false);
  return (entry: Entry) => {
    if (entered.current) return;
    entered.current = true;
    dropSentCode();
    onEntered(entry);
  };
}

interface StateProps {
  mail: CodeMail;
  email: string;
  isNew: boolean;
}

/** Where the mail went or is to go. Of an address with an account and of one without it says the same. */
function MailState({ mail: { sent, error, busy }, email, isNew }: StateProps) {
  const address = <bdi className="font-semibold">{email}</bdi>;
  return (
    <>
      <p role="status" className="wrap-anywhere">
        {sent && isNew && (
          <Trans>
            A code went to {address}. Type it here; if the mail has a link too, you can open that on any device instead.
            Look among the spam too.
          </Trans>
        )}
        {sent && !isNew && (
          <Trans>If {address} has an account, a code went there. Type it here. Look among the spam too.</Trans>
        )}
        {!sent && busy && <Trans>A code goes to {address}.</Trans>}
        {!sent && !busy && !error && (
          <Trans>
            There is no connection. A code goes to {address} as soon as there is one; what you typed is kept.
          </Trans>
        )}
      </p>
      <FormAlert />
    </>
  );
}

/** Asks whether the link of the mail was pressed, until it was or the login has ended. */
function useLinkPressed(challenge: string | undefined, onEntered: (entry: Entry) => void) {
  const [ended, setEnded] = useState<string>();
  const asks = challenge !== undefined && challenge !== ended;
  useEvery(asks ? everySeconds : 0, async () => {
    const entry = await enterByLink(challenge ?? '');
    if (entry === 'ended') setEnded(challenge);
    else if (entry !== 'unopened') onEntered(entry);
  });
}
