import { Trans } from '@lingui/react/macro';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { loginForms } from '../../../../shared/rules/accounts.ts';
import { Button } from '../../components/Button.tsx';
import { Link } from '../../components/Link.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { SupportMail } from '../contact/SupportMail.tsx';
import { startSessionWith, useLogIn } from './api/sessions.ts';

interface Props {
  role: Role;
  /** The address that was typed before. */
  email: string;
  /** Goes on without a password. */
  onCode: (email: string) => void;
}

export function LoginForm({ role, email, onCode }: Props) {
  const logIn = useLogIn(role);
  const { form, control, alert, busy } = useForm({
    fields: loginForms[role],
    initial: { email, password: '' },
    send: (body) => logIn({ body }),
    onDone: (answer) => startSessionWith(role, answer),
  });
  return (
    <form {...form} className="grid gap-5">
      <TextField {...control('email')} type="email" autoComplete="username" />
      <PasswordField {...control('password')} autoComplete="current-password" />
      <Link
        to={accountPaths[role].sendCode}
        state={{ email: control('email').value }}
        className="-my-2 inline-flex min-h-11 items-center justify-self-end font-semibold text-glacier underline-offset-4 hover:underline"
      >
        <Trans>Forgot Password?</Trans>
      </Link>
      <FormAlert>{alert?.code === 'account_suspended' && <WriteToUs />}</FormAlert>
      <Button type="submit" busy={busy}>
        <Trans>Login</Trans>
      </Button>
      <Button variant="secondary" onClick={() => onCode(control('email').value)}>
        <Trans>Log in by a code</Trans>
      </Button>
    </form>
  );
}

/** A person whose account is suspended reads whom to write to. */
function WriteToUs() {
  return (
    <Trans>
      Write to <SupportMail />.
    </Trans>
  );
}
