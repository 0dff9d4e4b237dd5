import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { Link } from '../../components/Link.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';

/** Why a step of a password reset was refused, with a link to the step that comes next. */
export function RecoveryAlert({ role, error }: { role: Role; error: ApiError | undefined }) {
  return <FormAlert>{error && <Sentence role={role} error={error} />}</FormAlert>;
}

function Sentence({ role, error: { code, message } }: { role: Role; error: ApiError }) {
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
