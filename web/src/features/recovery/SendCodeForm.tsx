import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../../../shared/roles.ts';
import { accountPaths } from '../../../../shared/rules/accountPaths.ts';
import { addresseeFields } from '../../../../shared/rules/recovery.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useSendCode } from './api/recovery.ts';
import { keepChallenge } from './challenge.ts';
import { sentNow } from './useSecondsToResend.ts';

/** The first step of a reset: where the code goes. */
export function SendCodeForm({ role }: { role: Role }) {
  const navigate = useNavigate();
  const sendCode = useSendCode(role);
  const { form, control, alert, busy } = useForm({
    fields: addresseeFields,
    send: sendCode,
    onDone: (answer) => {
      keepChallenge(role, answer);
      navigate(accountPaths[role].verifyCode, { state: sentNow() });
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <FormAlert>{alert?.message}</FormAlert>
      <TextField {...control('email')} type="email" autoComplete="username" />
      <div className="flex flex-row-reverse gap-3">
        <Button type="submit" busy={busy} className="grow">
          <Trans>Send</Trans>
        </Button>
        <ButtonLink variant="secondary" to={accountPaths[role].login}>
          <Trans>Back</Trans>
        </ButtonLink>
      </div>
    </form>
  );
}
