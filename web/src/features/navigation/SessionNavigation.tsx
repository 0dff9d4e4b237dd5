import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useMenu } from '../../components/MenuBar.tsx';
import { MenuItem } from '../../components/MenuItem.tsx';
import { paths } from '../../paths.ts';
import { currentSession, lastSessionEnd, onSession, type Session } from '../../session.ts';
import { readStored } from '../../storage.ts';
import { useLogOut } from '../accounts/api/sessions.ts';
import { loginRedirect } from '../accounts/loginRedirect.ts';
import { joinAccount } from '../kept/joinAccount.ts';
import { keptList } from '../kept/keptList.ts';
import { UnreadBadge } from '../messages/UnreadBadge.tsx';

/** The navigation of a session. It is on every page, so it also redirects to login when the session ends. */
export function SessionNavigation({ session }: { session: Session }) {
  useRedirectAtSessionEnd(session);
  useJoinedKeptRooms(session);
  useWaitingRequests(session);
  useUnsentMessages();
  useToldPhone(session);
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
        <MenuItem to={paths.messages}>
          <Trans>Messages</Trans>
          <UnreadBadge session={session} className="ms-2" />
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

/** Sends what waited for a connection when the site was closed. */
function useWaitingRequests({ role, id }: Session): void {
  useEffect(() => {
    if (role !== 'user' || id === '' || readStored('waitingRequests') === null) return;
    import('../bookings/waiting/sendWaiting.ts').then(
      ({ watchWaiting }) => watchWaiting(),
      () => {},
    );
  }, [role, id]);
}

/** Sends messages that were written when the site was closed. */
function useUnsentMessages(): void {
  useEffect(() => {
    if (readStored('unsentMessages') === null) return;
    import('../messages/unsent/sendUnsent.ts').then(
      ({ watchUnsent }) => watchUnsent(),
      () => {},
    );
  }, []);
}

/** Tells the API again of a phone that is told. */
function useToldPhone({ role, id, token }: Session): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login of the account is another token
  useEffect(() => {
    if (readStored('toldPhone') === null) return;
    import('../push/subscribePhone.ts').then(
      ({ keepPhone }) => keepPhone({ role, id }).catch(() => {}),
      () => {},
    );
  }, [role, id, token]);
}

/**
 * Joins the browser's kept rooms to the account when its traveller logs in, and later the changes that no
 * call has sent. Without changes no call is made: it would only find out that the session has ended.
 */
function useJoinedKeptRooms({ role, id }: Session): void {
  useEffect(() => {
    if (role !== 'user') return;
    const join = () => {
      if (keptList.owner !== id || keptList.read().unsent) void joinAccount();
    };
    join();
    window.addEventListener('online', join);
    return () => window.removeEventListener('online', join);
  }, [role, id]);
}

const line = 'flex min-h-11 w-full items-center gap-1.5 rounded-control px-3 text-start font-medium text-walnut';

/** "My account": a button that opens a list of links, as the ARIA practices have it for navigation. */
function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const id = useId();
  const { open, setOpen, button, closeOnEscape } = useMenu();
  const item = useClosingOutside(open, setOpen);
  return (
    <li ref={item} className="relative" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={line}
      >
        <Trans>My account</Trans>
        <Icon name="chevronDown" className={`size-4.5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id={id}
        className={`${open ? '' : 'hidden'} max-lg:ps-4 lg:absolute lg:end-0 lg:top-full lg:mt-2 lg:w-52 lg:rounded-panel lg:bg-paper lg:p-3 lg:shadow-lift`}
      >
        <MenuItem to={paths.travellerProfile}>
          <Trans>Profile Setting</Trans>
        </MenuItem>
        <MenuItem to={paths.travellerBookings}>
          <Trans>Bookings</Trans>
        </MenuItem>
        <MenuItem to={paths.kept}>
          <Trans>Kept rooms</Trans>
        </MenuItem>
        <li>
          <button
            type="button"
            onClick={onLogOut}
            className={`${line} decoration-apricot decoration-2 underline-offset-8 hover:underline`}
          >
            <Trans>Logout</Trans>
          </button>
        </li>
      </ul>
    </li>
  );
}

/** The menu's item, which closes it when the focus or a press goes to another part of the page. */
function useClosingOutside(open: boolean, close: (open: false) => void) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !item.current?.contains(target)) close(false);
    };
    for (const act of ['pointerdown', 'focusin']) document.addEventListener(act, closeOutside, listening);
    return () => listening.abort();
  }, [open, close]);
  return item;
}
