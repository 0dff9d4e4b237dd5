import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { addresseeFields } from '../../../../shared/rules/recovery.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useSendCode } from './api/recovery.ts';
import { keepChallenge } from './challenge.ts';
import { RecoveryAlert } from './RecoveryAlert.tsx';
import { StepButtons } from './StepButtons.tsx';
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
      <RecoveryAlert role={role} error={alert} />
      <TextField {...control('email')} type="email" autoComplete="username" />
      <StepButtons busy={busy} back={accountPaths[role].login}>
        <Trans>Send</Trans>
      </StepButtons>
    </form>
  );
}
