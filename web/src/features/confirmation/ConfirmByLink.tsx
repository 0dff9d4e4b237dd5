import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { operations } from '../../../../shared/operations.ts';
import type { Role } from '../../../../shared/roles.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { useSend } from '../../api/useSend.ts';
import { Button } from '../../components/Button.tsx';
import { focusMain } from '../../components/focusMain.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { useOutcome } from '../../forms/outcomeOf.ts';

interface Props {
  role: Role;
  token: string;
  onConfirmed: () => void;
}

/** The link of a mail that confirms an email, at a press: programs that look at mails open its address, and press nothing. */
export function ConfirmByLink({ role, token, onConfirmed }: Props) {
  const { t } = useLingui();
  const confirm = useSend(operations[role].confirmEmailByLink, [operations[role].profile]);
  const [busy, send] = useOutcome(() => confirm({ body: { token } }));
  const [{ done, error }, setSent] = useState<{ done?: true; error?: ApiError }>({});
  async function press() {
    const { error } = await send();
    setSent(error ? { error } : { done: true });
    if (!error) onConfirmed();
    // The button gives way to an answer.
    if (!error || isEnded(error)) focusMain();
  }
  if (done) {
    return (
      <PageTitle title={t`Your email is confirmed`}>
        <Trans>You can go back to where you asked for it. It goes on by itself there.</Trans>
      </PageTitle>
    );
  }
  if (error && isEnded(error)) {
    return (
      <NoLink role={role} title={t`This link has ended`}>
        <Trans>
          It works for a day, and only that of the newest mail does. Go back to where you asked for it and send another
          code: its mail brings a new link.
        </Trans>
      </NoLink>
    );
  }
  return (
    <div className="grid justify-items-start gap-6">
      <PageTitle title={t`Confirm your email`}>
        <Trans>Press the button if you asked for this mail. If you did not, close the page: nothing changes.</Trans>
      </PageTitle>
      <FormAlert />
      <Button busy={busy} onClick={() => void press()}>
        <Trans>Confirm my email</Trans>
      </Button>
    </div>
  );
}

/** A token that is none of ours is refused by its form. */
function isEnded({ code, status }: ApiError): boolean {
  return code === 'email_link_ended' || status === 400;
}

/** The page without a link: its token is gone with the tab that the mail was opened in. */
export function LinkMissing({ role }: { role: Role }) {
  const { t } = useLingui();
  return (
    <NoLink role={role} title={t`No link here`}>
      <Trans>Open the link in the mail again, or type its code where you asked for it.</Trans>
    </NoLink>
  );
}

function NoLink({ role, title, children }: { role: Role; title: string; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <PageTitle title={title}>{children}</PageTitle>
      <p>
        <TextLink to={accountPaths[role].profile}>
          <Trans>Go to your profile</Trans>
        </TextLink>
      </p>
    </div>
  );
}
