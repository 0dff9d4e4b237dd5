import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Link } from '../../components/Link.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import type { useForm } from '../../forms/useForm.ts';

interface Props extends Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'alert'> {
  role: Role;
  /** Label of the button that submits it. */
  submit: ReactNode;
  /** The step before. */
  back?: string;
  children: ReactNode;
}

/** A step of a password reset: its fields, why it was refused, the button that submits it, and a way back. */
export function RecoveryForm({ role, form, busy, alert, submit, back, children }: Props) {
  return (
    <form {...form} className="grid gap-5">
      {children}
      <FormAlert>{alert && wayOut(role, alert)}</FormAlert>
      <div className="flex flex-row-reverse gap-3">
        <Button type="submit" busy={busy} className="grow">
          {submit}
        </Button>
        {back && (
          <ButtonLink variant="secondary" to={back}>
            <Trans>Back</Trans>
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

/** The step that follows a refusal, where there is one. */
function wayOut(role: Role, { code }: ApiError): ReactNode {
  const { sendCode, newPassword } = accountPaths[role];
  if (code === 'too_many_attempts')
    return <Trans>If a mail of the last hour brought you a link, it still works.</Trans>;
  if (code === 'recovery_ended') {
    return (
      <ContinueLink to={sendCode}>
        <Trans>Start again</Trans>
      </ContinueLink>
    );
  }
  if (code !== 'code_used') return undefined;
  return (
    <ContinueLink to={newPassword[0]}>
      <Trans>Set the new password</Trans>
    </ContinueLink>
  );
}

function ContinueLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-glacier underline underline-offset-4">
      {children}
    </Link>
  );
}
