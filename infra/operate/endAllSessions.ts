import { endSessions } from '../../functions/accounts/closedLogin.ts';
import { sessionDeletions } from '../../functions/accounts/sessions.ts';
import type { Account } from './account.ts';
import { counted, type Operator, sayDry } from './operator.ts';

/** Ends every session of an account that there is at this moment: a token that leaked is of no use from then on. */
export async function endAllSessions(operator: Operator, { id, table, role }: Account): Promise<void> {
  const { say, does, log } = operator;
  const sessions = await sessionDeletions(table, id);
  say(`The ${role} ${id} has ${counted(sessions.length, 'session')}. Ending them means a new login in each browser.`);
  if (!does) return sayDry(operator);
  const ended = await endSessions(table, id);
  await log(id, `${counted(ended, 'session')} ended`);
  say(`${counted(ended, 'session')} ended.`);
}
