import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { type Role, roles } from '../../../shared/roles.ts';
import { FormPage } from '../components/FormPage.tsx';
import { Link } from '../components/Link.tsx';
import { startSessionWith } from '../features/accounts/api/sessions.ts';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { useKeepNext, useNext } from '../features/accounts/nextPath.ts';
import { RoleChoice } from '../features/accounts/RoleChoice.tsx';
import { SignupForm } from '../features/accounts/SignupForm.tsx';
import { PurposeNote } from '../features/bookings/request/PurposeNote.tsx';
import { CodeLogin } from '../features/confirmation/CodeLogin.tsx';
import { QuestionPurpose } from '../features/messages/ask/QuestionPurpose.tsx';
import { fromHistory } from '../historyState.ts';
import { isAt, paths } from '../paths.ts';
import { forgetSessionEnd, type Session, useSession } from '../session.ts';

const choices = { login: paths.login, signup: paths.signup };

/** Login and signup: the choice of a role, or the form of the role that the address names. */
export function LoginPage() {
  const { pathname } = useLocation();
  const next = useNext();
  const keepNext = useKeepNext();
  const at = (path: string) => isAt(pathname, path);
  const step = [choices, accountPaths.user, accountPaths.vendor].some(({ signup }) => at(signup)) ? 'signup' : 'login';
  const role = roles.find((each) => at(accountPaths[each][step]));
  const stepPaths = role ? accountPaths[role] : choices;
  return (
    <RequireVisitor role={role}>
      <FormPage {...useWords()[step][role ?? 'choice']}>
        {role !== 'vendor' && (
          <>
            <PurposeNote next={next} step={step} />
            <QuestionPurpose next={next} step={step} />
          </>
        )}
        {role ? <RoleForm key={role} role={role} step={step} /> : <RoleChoice step={step} />}
        <p className="mt-6 text-bark">
          {step === 'login' ? <Trans>No account yet?</Trans> : <Trans>Have an account already?</Trans>}{' '}
          <OtherWay to={keepNext(step === 'login' ? stepPaths.signup : stepPaths.login)}>
            {step === 'login' ? <Trans>Sign up</Trans> : <Trans>Log in</Trans>}
          </OtherWay>
        </p>
      </FormPage>
    </RequireVisitor>
  );
}

/** A link in a sentence, as high as a finger needs it. */
function OtherWay({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold text-glacier underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}

/** The way to the login of the other role, without the way back through the choice; its home page follows, because pages belong to one role. */
function OtherLogin({ role }: { role: Role }) {
  const { t } = useLingui();
  const [other, name] =
    role === 'user' ? (['vendor', t`Vendor login`] as const) : (['user', t`Traveller login`] as const);
  return (
    <p className="mt-6 -mb-6 text-bark">
      {role === 'user' ? <Trans>You have rooms here?</Trans> : <Trans>You look for a room?</Trans>}{' '}
      <OtherWay to={accountPaths[other].login}>{name}</OtherWay>
    </p>
  );
}

function RoleForm({ role, step }: { role: Role; step: 'login' | 'signup' }) {
  if (step === 'signup') return <SignupForm role={role} />;
  return (
    <>
      <Login role={role} />
      <OtherLogin role={role} />
    </>
  );
}

/** A login with the password, or by the code of a mail; the way back leads from one to the other. */
function Login({ role }: { role: Role }) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const here = pathname + search;
  const [typed, codeFor] = [fromHistory(state, 'email'), fromHistory(state, 'codeFor')];
  const askCode = (email: string) => navigate(here, { state: { codeFor: email } });
  if (typeof codeFor === 'string') {
    return (
      <CodeLogin
        role={role}
        email={codeFor}
        onAddress={(email) => navigate(here, { replace: true, state: { codeFor: email } })}
        onEntered={(entry) => startSessionWith(role, entry)}
        onCorrect={() => navigate(here, { replace: true, state: { codeFor: '' } })}
      />
    );
  }
  return (
    <LoginForm
      role={role}
      email={typeof typed === 'string' ? typed : ''}
      onCode={(email) => {
        navigate(here, { replace: true, state: { email } });
        askCode(email);
      }}
    />
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

/**
 * A page for visitors who are not logged in: login and signup, of a `role` or the choice of one. Whoever is logged in,
 * or logs in here, is sent to the page that `?next=` names, or to the home page of their role.
 */
function RequireVisitor({ role, children }: { role: Role | undefined; children: ReactNode }) {
  const session = useSession();
  const next = useNext();
  useEffect(forgetSessionEnd, []);
  if (!session) return children;
  const { home } = accountPaths[session.role];
  if (role === undefined || role === session.role) return <Navigate replace to={next ?? home} />;
  return <Navigate replace to={home} state={{ notice: otherRole(session) }} />;
}

function otherRole({ role }: Session): string {
  return role === 'user'
    ? t`You are logged in as a traveller. Log out first to use a vendor's account.`
    : t`You are logged in as a vendor. Log out first to use a traveller's account.`;
}
