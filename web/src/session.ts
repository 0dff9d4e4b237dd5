import { useSyncExternalStore } from 'react';
import type { Role } from '../../shared/endpoint.ts';
import { clearStored, readStored, store } from './storage.ts';

/** Who is logged in. A browser holds one session at a time. */
export interface Session {
  role: Role;
  /** The account's id, as in the addresses of its own resources. */
  id: string;
  token: string;
}

/** What is said to somebody whose session ended; `back` leads to where they were after the next login. */
export interface Farewell {
  sentence: string;
  back: boolean;
}

let known: Session | undefined;
let farewell: Farewell | undefined;
const listeners = new Set<() => void>();

/** The same object for as long as the session is the same. */
export function currentSession(): Session | undefined {
  const stored = storedAs('vendor') ?? storedAs('user');
  if (stored?.token !== known?.token) known = stored;
  return known;
}

function storedAs(role: Role): Session | undefined {
  const id = readStored(`${role}Id`);
  const token = readStored(`${role}Token`);
  return id && token ? { role, id, token } : undefined;
}

/** Tells of every change, also of those in other tabs. Returns the way to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The session, and nobody's while the prerendered page is hydrated: that page was made for a visitor. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSession, currentSession, nobody);
}

function nobody(): undefined {
  return undefined;
}

export function startSession({ role, id, token }: Session): void {
  farewell = undefined;
  store({ ...none, [`${role}Id`]: id, [`${role}Token`]: token });
  tell();
}

const none = { userId: null, userToken: null, vendorId: null, vendorToken: null };

/** Logout: nothing of the person stays in the browser. */
export function leave(sentence: string): void {
  farewell = { sentence, back: false };
  clearStored();
  tell();
}

/** Without a word: what the session opened is about to be opened anew. Only a session of that role. */
export function endSession(role: Role): void {
  if (currentSession()?.role !== role) return;
  store(none);
  tell();
}

/** The API does not know this token any more. A session that began meanwhile is not concerned. */
export function dropSession(token: string, sentence: string): void {
  if (currentSession()?.token !== token) return;
  farewell = { sentence, back: true };
  store(none);
  tell();
}

/** What is still to be said about the session that ended last; the login page says it and forgets it. */
export function lastFarewell(): Farewell | undefined {
  return farewell;
}

export function forgetFarewell(): void {
  farewell = undefined;
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
