import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { roles } from '../../../shared/roles.ts';
import { accountPaths } from '../../../shared/rules/accountPaths.ts';
import { FormPage } from '../components/FormPage.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { RequireVisitor } from '../features/accounts/RequireVisitor.tsx';
import { RoleChoice } from '../features/accounts/RoleChoice.tsx';
import { SignupForm } from '../features/accounts/SignupForm.tsx';
import { useKeepNext, useNext } from '../features/accounts/useNext.ts';
import { PurposeNote } from '../features/bookings/request/PurposeNote.tsx';
import { isAt, paths } from '../paths.ts';

const choices = { login: paths.login, signup: paths.signup };

/** Login and signup: the choice of a role, or the form of the role that the address names. */
export function LoginPage() {
  const { pathname } = useLocation();
  const next = useNext();
  const keepNext = useKeepNext();
  const at = (path: string) => isAt(pathname, path);
  const step = [choices, accountPaths.user, accountPaths.vendor].some(({ signup }) => at(signup)) ? 'signup' : 'login';
  const role = roles.find((each) => at(accountPaths[each][step]));
  const Form = { login: LoginForm, signup: SignupForm }[step];
  const stepPaths = role ? accountPaths[role] : choices;
  return (
    <RequireVisitor role={role}>
      <FormPage {...useWords()[step][role ?? 'choice']}>
        {role !== 'vendor' && <PurposeNote next={next} step={step} />}
        {role ? <Form key={role} role={role} /> : <RoleChoice step={step} />}
        <p className="mt-6 text-bark">
          {step === 'login' ? <Trans>No account yet?</Trans> : <Trans>Have an account already?</Trans>}{' '}
          <Link
            to={keepNext(step === 'login' ? stepPaths.signup : stepPaths.login)}
            className="inline-flex min-h-11 items-center font-semibold text-glacier underline underline-offset-4 hover:decoration-2"
          >
            {step === 'login' ? <Trans>Sign up</Trans> : <Trans>Log in</Trans>}
          </Link>
        </p>
      </FormPage>
    </RequireVisitor>
  );
}

function useWords() {
  const { t } = useLingui();
  return {
    login: {
      choice: { place: 'kashmir', title: t`Login`, lead: <Trans>Which account is yours?</Trans> },
      user: { place: 'hunza', title: t`Traveller login` },
      vendor: { place: 'skardu', title: t`Vendor login` },
    },
    signup: {
      choice: { place: 'swat', title: t`Sign up`, lead: <Trans>What brings you to Sarai?</Trans> },
      user: {
        place: 'murree',
        title: t`Sign up as a traveller`,
        lead: <Trans>Owners see your name, email and number with each request that you send them.</Trans>,
      },
      vendor: {
        place: 'gilgit',
        title: t`Sign up as a vendor`,
        lead: <Trans>Travellers see your name and email on the pages of your rooms.</Trans>,
      },
    },
  } as const;
}
