import { wire } from 'virtual:sarai-api';
import type { Language } from '../../../shared/languages.ts';
import { operations } from '../../../shared/operations.ts';
import { currentSession } from '../session.ts';

/**
 * Tells the account of who is logged in the language that was chosen, for its mails. Nobody waits for it: the page goes on to
 * that language meanwhile, and the request outlives the page. Where it is lost, the next login or change of the profile tells it too.
 */
export function tellLanguage(language: Language): void {
  const session = currentSession();
  if (!session) return;
  const { role, id, token } = session;
  const { method, path } = wire[operations[role].setLanguage];
  fetch(new URL(`/api${path.replace(/\{\w+\}/, encodeURIComponent(id))}`, location.origin), {
    method,
    keepalive: true,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => {});
}
