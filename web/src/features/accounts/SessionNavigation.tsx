import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession, lastSessionEnd, onSession, type Session } from '../../session.ts';
import { loginRedirect } from './loginRedirect.ts';
import { TravellerNavigation } from './TravellerNavigation.tsx';
import { VendorNavigation } from './VendorNavigation.tsx';

/** The navigation of somebody who is logged in. Being on every page, it also redirects to login when the session ends. */
export function SessionNavigation({ session }: { session: Session }) {
  useRedirectAtSessionEnd(session);
  return session.role === 'user' ? <TravellerNavigation session={session} /> : <VendorNavigation session={session} />;
}

/** A session that ended without a notice, by a logout in another tab, does not redirect this tab. */
function useRedirectAtSessionEnd({ role }: Session): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    return onSession(() => {
      if (currentSession() || !lastSessionEnd()) return;
      const { to, state } = loginRedirect(role, pathname + search);
      navigate(to, { state, replace: true });
    });
  }, [navigate, role, pathname, search]);
}
