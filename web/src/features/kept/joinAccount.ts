import { joinKept, keptSince } from '../../../../shared/rules/keptRooms.ts';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { currentSession } from '../../session.ts';
import { keptList, putKept } from './keptList.ts';

let running = false;

/**
 * Joins the browser's kept rooms with those of the traveller's account; without a traveller it does nothing. A failed join
 * is repeated later without a message: the browser has all kept rooms already.
 */
export async function joinAccount(): Promise<void> {
  if (running) return;
  running = true;
  try {
    while (await joinOnce());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  } finally {
    running = false;
  }
}

/** Whether there is more to join: something was kept, or somebody else has logged in, while the call was under way. */
async function joinOnce(): Promise<boolean> {
  const session = currentSession();
  if (session?.role !== 'user') return false;
  const sent = keptList.read();
  const { kept, removed, unsent } = sent;
  const params = { userId: session.id };
  const { data } = unsent
    ? await call('joinKeptRooms', { params, body: { kept, removed } })
    : await call('getKeptRooms', { params });
  if (currentSession()?.token !== session.token) return true;
  const now = keptList.read();
  const since = keptSince(sent, now);
  const more = since.kept.length + since.removed.length > 0;
  putKept(joinKept(data, since), { briefs: now.briefs, unsent: more });
  return more;
}
