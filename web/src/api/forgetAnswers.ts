import { mutate } from 'swr';
import { currentSession, onSession } from '../session.ts';
import { isKeyOfSession } from './keys.ts';

/**
 * From now on drops what was read for a session when it ends or another begins; what everybody may read stays. Answers that
 * are still on their way then are not kept either. Only a session that begins reads again what is on show: that of a page
 * whose session has ended goes with its page.
 */
export function forgetAnswersWithSession(): () => void {
  let token = currentSession()?.token;
  return onSession(() => {
    const session = currentSession();
    if (session?.token === token) return;
    token = session?.token;
    void mutate(isKeyOfSession, undefined, { revalidate: session !== undefined });
  });
}
