import { useSyncExternalStore } from 'react';
import type { Role } from '../../shared/roles.ts';
import { Listeners } from './listeners.ts';
import { endPush } from './offline/endPush.ts';
import { clearStored, readStored, readStoredJson, store } from './storage.ts';

/** Who is logged in. A browser holds one session at a time. */
export interface Session {
  role: Role;
  /** The account's id, as in the addresses of its own resources. */
  id: string;
  token: string;
  /** It is one of an owner's staff, whose account has the id. */
  staff?: true;
}

/** How the last session ended: what the login page says about it, and whether the next login returns to the same page. */
export interface SessionEnd {
  notice: string;
  returnAfterLogin: boolean;
}

let known: Session | undefined;
let lastEnd: SessionEnd | undefined;
const listeners = new Listeners();

/** One object for as long as the session does not change. */
export function currentSession(): Session | undefined {
  const stored = storedAs('vendor') ?? storedAs('user');
  if (stored?.token !== known?.token) known = stored;
  return known;
}

function storedAs(role: Role): Session | undefined {
  const id = readStored(`${role}Id`);
  const token = readStored(`${role}Token`);
  if (!id || !token) return undefined;
  return { role, id, token, ...(role === 'vendor' && readStored('vendorStaff') !== null && { staff: true }) };
}

/** Calls the listener after every change, also of those in other tabs, until the returned function is called. */
export function onSession(listener: () => void): () => void {
  const stop = listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The session; none while the prerendered page is hydrated, because that page was rendered for a visitor. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSession, currentSession, () => undefined);
}

export function startSession({ role, id, token, staff }: Session): void {
  lastEnd = undefined;
  const told = readStoredJson('toldPhone') as Partial<Session> | undefined;
  // The person who has used the phone before hears nothing more on it; of a staff nobody knows who that was.
  if (told && (staff || told.role !== role || told.id !== id)) forgetPhone();
  else if (told) store({ toldPhone: JSON.stringify({ ...told, at: 0 }) });
  store({ ...none, [`${role}Id`]: id, [`${role}Token`]: token, vendorStaff: staff ? 'true' : null });
  listeners.tell();
}

const none = { userId: null, userToken: null, vendorId: null, vendorToken: null, vendorStaff: null };

/** Ends notifications on this phone, for whomever they were. */
function forgetPhone(): void {
  store({ toldPhone: null });
  void endPush().catch(() => {});
}

/** Logout: nothing of the person stays in the browser. */
export function endSessionByLogout(notice: string): void {
  lastEnd = { notice, returnAfterLogin: false };
  forgetPhone();
  clearStored();
  listeners.tell();
}

/** After a password reset: the session of that role ends without a notice. A session of the other role stays. */
export function endSession(role: Role): void {
  if (currentSession()?.role !== role) return;
  store(none);
  listeners.tell();
}

/** The API does not know this token any more. A session that has begun since the refused call stays. */
export function expireSession(token: string, notice: string): void {
  if (currentSession()?.token !== token) return;
  lastEnd = { notice, returnAfterLogin: true };
  store(none);
  listeners.tell();
}

/** The end of the last session, until the login page has said it. */
export function lastSessionEnd(): SessionEnd | undefined {
  return lastEnd;
}

export function forgetSessionEnd(): void {
  lastEnd = undefined;
}
