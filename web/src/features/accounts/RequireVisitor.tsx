import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { Role } from '../../../../shared/roles.ts';
import { accountPaths } from '../../../../shared/rules/accountPaths.ts';
import { forgetSessionEnd, type Session, useSession } from '../../session.ts';
import { useNext } from './useNext.ts';

/**
 * A page for visitors who are not logged in: login and signup, of a `role` or the choice of one. Whoever is logged in,
 * or logs in here, is sent to the page that `?next=` names, or to the home page of their role.
 */
export function RequireVisitor({ role, children }: { role: Role | undefined; children: ReactNode }) {
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
