import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Button } from '../../components/Button.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { MailButton } from '../confirmation/EmailCode.tsx';
import type { useOwnCode } from './useOwnCode.ts';

interface Props {
  code: ReturnType<typeof useOwnCode>;
  password: Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>;
  otp: ComponentProps<typeof TextField>;
}

/** The password of an owner, or the code of a mail: a phone that somebody left open is not enough to change where guests pay. */
export function ProofFields({ code: { isByCode, turn, mail }, password, otp }: Props) {
  return (
    <div className="grid gap-3">
      {isByCode ? (
        <>
          <p role="status" className="wrap-anywhere">
            {mail.sent && (
              <Trans>
                A code went to <bdi className="font-semibold">{mail.sent.email}</bdi>. Type it here. Look among the spam
                too.
              </Trans>
            )}
          </p>
          <TextField {...otp} dir="ltr" inputMode="numeric" autoComplete="one-time-code" placeholder="000000" />
        </>
      ) : (
        <PasswordField {...password} autoComplete="current-password" />
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        {isByCode && <MailButton mail={mail} variant="quiet" />}
        <Button variant="quiet" className="-ms-2" onClick={turn}>
          {isByCode ? <Trans>Use the password</Trans> : <Trans>Use a code by mail instead</Trans>}
        </Button>
      </div>
    </div>
  );
}
