import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentSession, lastFarewell, onSession, type Session } from '../../session.ts';
import { wayToLogin } from './loginRedirect.ts';
import { TravellerNavigation } from './TravellerNavigation.tsx';
import { VendorNavigation } from './VendorNavigation.tsx';

/** The navigation of whoever is logged in. It also leads them away when their session ends, from any page. */
export function MemberNavigation({ session }: { session: Session }) {
  useWayOut(session);
  return session.role === 'user' ? <TravellerNavigation session={session} /> : <VendorNavigation session={session} />;
}

/** A session that ended without a word, by a logout in another tab, leaves this tab where it is. */
function useWayOut({ role }: Session): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    return onSession(() => {
      if (currentSession() || !lastFarewell()) return;
      const { to, state } = wayToLogin(role, pathname + search);
      navigate(to, { state, replace: true });
    });
  }, [navigate, role, pathname, search]);
}
