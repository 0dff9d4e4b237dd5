import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import { operations } from '../../../../shared/operations.ts';
import type { Role } from '../../../../shared/roles.ts';
import { addresseeFields } from '../../../../shared/rules/recovery.ts';
import { useSend } from '../../api/useSend.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { fromHistory } from '../../historyState.ts';
import { keepChallenge } from './challenge.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

/** The first step of a reset: where the code goes. */
export function SendCodeForm({ role }: { role: Role }) {
  const navigate = useNavigate();
  const known = fromHistory(useLocation().state, 'email');
  const sendCode = useSend(operations[role].sendOtp);
  const { control, ...state } = useForm({
    fields: addresseeFields,
    initial: { email: typeof known === 'string' ? known : '' },
    send: (body) => sendCode({ body }),
    onDone: (answer) => {
      keepChallenge(role, answer);
      navigate(accountPaths[role].verifyCode, { state: { sentAt: Date.now() } });
    },
  });
  return (
    <RecoveryForm {...state} role={role} submit={<Trans>Send</Trans>} back={accountPaths[role].login}>
      <TextField {...control('email')} type="email" autoComplete="username" />
    </RecoveryForm>
  );
}
