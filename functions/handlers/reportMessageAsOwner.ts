import { answer } from '../../shared/answers.ts';
import { reportMessageAsOwner } from '../../shared/contracts/threadActs.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { messageReports } from '../messages/reporting.ts';
import { ownersThread } from '../messages/sides.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  reportMessageAsOwner,
  { session: sessions.vendor, attempts: attempts.vendor, reports: messageReports },
  async ({ session, params, body }, { attempts, reports }) => {
    await attempts.onAccount('messageReports', session.id);
    await reports.add(ownersThread(session.id, params), { ...body, number: Number(body.messageId) });
    return answer('message_reported');
  },
);
