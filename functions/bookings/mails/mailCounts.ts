import { type Counter, type Limit, limitsOfStage, take } from '../../accounts/limits.ts';
import { portByRole } from '../../runtime/port.ts';
import type { Table } from '../../runtime/table.ts';

/** Counts the mails about bookings, by role of the account; those of the stage are counted among vendors. */
export const mailCounts = portByRole(
  ['UpdateItem'],
  (table) => {
    const { sender, recipient, stage } = limitsOfStage().bookingMails;
    return {
      /** Counts a mail that an account causes. Answers with the seconds to wait where it has caused too many. */
      cause: (accountId: string) => count(table, { by: 'sender', subject: accountId }, sender),
      /** Counts a mail that an account gets. Answers with the seconds to wait where it has got its share. */
      receive: (accountId: string) => count(table, { by: 'recipient', subject: accountId }, recipient),
      /** Counts a mail of the stage. Answers with the seconds to wait where it has sent all of this hour. */
      send: () => count(table, { by: 'stage', subject: '' }, stage),
    };
  },
  ['LIMITS'],
);

function count(table: Table, counter: Omit<Counter, 'kind'>, limit: Limit): Promise<number | undefined> {
  return take(table, { kind: 'bookingMails', ...counter }, limit);
}
