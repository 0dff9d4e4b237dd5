import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Role } from '../../../../shared/endpoint.ts';
import { emailIssue } from '../../../../shared/rules/email.ts';
import { loginPasswordIssue } from '../../../../shared/rules/passwords.ts';
import { issuesOf } from '../../../../shared/rules/people.ts';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../forms/FormAlert.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/useForm.ts';
import { accountPaths } from '../../paths.ts';
import { startSessionWith, useLogIn } from './api/sessions.ts';
import { PromptLink } from './PromptLink.tsx';
import { useKeepNext } from './useNext.ts';

export function LoginForm({ role }: { role: Role }) {
  const { t } = useLingui();
  const keepNext = useKeepNext();
  const logIn = useLogIn(role);
  const { form, control, alert, busy } = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      issuesOf([
        ['email', emailIssue(email)],
        ['password', loginPasswordIssue(password)],
      ]),
    send: (body) => logIn({ body }),
    onDone: (answer) => startSessionWith(role, answer),
  });
  return (
    <>
      <form {...form} className="grid gap-5">
        <FormAlert>{alert?.message}</FormAlert>
        <TextField {...control('email')} type="email" autoComplete="username" label={t`Email`} />
        <PasswordField {...control('password')} autoComplete="current-password" label={t`Password`} />
        <Link
          to={accountPaths[role].sendCode}
          className="-my-2 inline-flex min-h-11 items-center justify-self-end font-semibold text-glacier underline-offset-4 hover:underline"
        >
          <Trans>Forgot Password?</Trans>
        </Link>
        <Button type="submit" busy={busy}>
          <Trans>Login</Trans>
        </Button>
      </form>
      <PromptLink question={<Trans>No account yet?</Trans>} to={keepNext(accountPaths[role].signup)}>
        <Trans>Sign up</Trans>
      </PromptLink>
    </>
  );
}
