import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { MenuItem } from '../../components/MenuItem.tsx';
import { paths } from '../../paths.ts';
import { currentSession, lastSessionEnd, onSession, type Session } from '../../session.ts';
import { useWaitingRequests } from '../bookings/waiting/useWaitingRequests.ts';
import { useJoinedKeptRooms } from '../kept/useJoinedKeptRooms.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useLogOut } from './api/sessions.ts';
import { loginRedirect } from './loginRedirect.ts';

/** What the navigation of somebody who is logged in holds. Being on every page, it also redirects to login when the session ends. */
export function SessionNavigation({ session }: { session: Session }) {
  useRedirectAtSessionEnd(session);
  useJoinedKeptRooms(session);
  useWaitingRequests(session);
  const logOut = useLogOut(session.role);
  if (session.role === 'user') {
    return (
      <>
        <MenuItem to={paths.travellerHome}>
          <Trans>Home</Trans>
        </MenuItem>
        <MenuItem to={paths.hotels}>
          <Trans>Hotels</Trans>
        </MenuItem>
        <AccountMenu onLogOut={logOut} />
      </>
    );
  }
  // Logout alone: the brand beside it leads to the dashboard.
  return (
    <Button variant="secondary" onClick={logOut} className="whitespace-nowrap max-sm:px-3">
      <Trans>Logout</Trans>
    </Button>
  );
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
