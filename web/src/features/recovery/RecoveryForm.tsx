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

/** A step of a password reset: why it was refused, its fields, the button that submits it, and a way back. */
export function RecoveryForm({ role, form, busy, alert, submit, back, children }: Props) {
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{alert && <Refusal role={role} error={alert} />}</FormAlert>
      {children}
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

/** Why a step was refused, with a link to the step that comes next. */
function Refusal({ role, error: { code, message } }: { role: Role; error: ApiError }) {
  const { sendCode, newPassword } = accountPaths[role];
  return (
    <>
      {message}{' '}
      {code === 'recovery_ended' && (
        <ContinueLink to={sendCode}>
          <Trans>Start again</Trans>
        </ContinueLink>
      )}
      {code === 'too_many_attempts' && <Trans>If a mail of the last hour brought you a link, it still works.</Trans>}
      {code === 'code_used' && (
        <ContinueLink to={newPassword[0]}>
          <Trans>Set the new password</Trans>
        </ContinueLink>
      )}
    </>
  );
}

function ContinueLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-semibold text-glacier underline underline-offset-4">
      {children}
    </Link>
  );
}
