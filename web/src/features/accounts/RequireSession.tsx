import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accountPaths } from '../../../../shared/addresses/accountPaths.ts';
import type { Role } from '../../../../shared/roles.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { type Session, useSession } from '../../session.ts';
import { loginRedirect } from './loginRedirect.ts';

/** A page for people who are logged in with a role. A visitor is sent to login, and back here afterwards. */
export function RequireSession({ role, children }: { role: Role; children: (session: Session) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session) return <Navigate replace {...loginRedirect(role, pathname + search)} />;
  if (session.role !== role) return <OtherRole session={session} />;
  // Another tab may log somebody else in: nothing of the person before stays on the page.
  return <Fragment key={session.id}>{children(session)}</Fragment>;
}

function OtherRole({ session: { role } }: { session: Session }) {
  const { t } = useLingui();
  return (
    <div className="page py-10 sm:py-14">
      <PageTitle title={role === 'user' ? t`This page is for vendors` : t`This page is for travellers`}>
        {role === 'user' ? (
          <Trans>You are logged in as a traveller. Log out first, then log in with a vendor's account.</Trans>
        ) : (
          <Trans>You are logged in as a vendor. Log out first, then log in with a traveller's account.</Trans>
        )}
      </PageTitle>
      <ButtonLink to={accountPaths[role].home} className="mt-7">
        {role === 'user' ? <Trans>Go to your home page</Trans> : <Trans>Go to your dashboard</Trans>}
      </ButtonLink>
    </div>
  );
}
