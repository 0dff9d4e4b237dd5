import { mailboxOf } from '../../shared/rules/email.ts';
import { type Counter, type Limit, type Limits, limitsOfStage, take } from '../accounts/limits.ts';
import { portByRole } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { tooMany } from '../runtime/tooMany.ts';

/** Bounds the mails of a stage, by role. */
export const mailLimits = portByRole(
  ['UpdateItem'],
  (table) => {
    const { mail } = limitsOfStage();
    return {
      /**
       * Counts a mail, and tells whether it may go to its address: to one without an account there go few, of those who
       * open one by a code more than of others, and none once those are spent. Nobody may learn which it is, so that both are counted alike, and the caller sends the
       * mail all the same, to nobody. A mail that does not go out takes nothing of the accounts' limit.
       * @throws Failure `mail_unavailable` when the stage has sent all that it may in this hour
       */
      take: async (address: string, to: Addressee): Promise<boolean> => {
        const goesOut = await takeEach(table, countsOf[to](address, mail));
        const wait = await take(table, counterOf('all'), mail.all, Number(goesOut));
        if (wait !== undefined) throw tooMany(wait, 'mail_unavailable');
        return goesOut;
      },
    };
  },
  ['LIMITS'],
);

/** Who has an account, who is about to open one, and anybody else. */
export type Addressee = 'account' | 'newcomer' | 'stranger';

const countsOf = { account: toAccount, newcomer: toNewcomer, stranger: toStranger } as const;

type Counts = readonly (readonly [Counter, Limit])[];

/** Whether each has room; behind one that has none nothing is counted. */
async function takeEach(table: Table, counts: Counts): Promise<boolean> {
  let hasRoom = true;
  for (const [counter, limit] of counts) {
    const wait = await take(table, counter, limit, Number(hasRoom));
    hasRoom = hasRoom && wait === undefined;
  }
  return hasRoom;
}

function toStranger(address: string, { stranger, strangers }: Limits['mail']): Counts {
  return [
    [counterOf('stranger', mailboxOf(address)), stranger],
    [counterOf('strangers'), strangers],
  ];
}

/** The mailbox has a count of its own besides: that of its codes. */
function toNewcomer(address: string, { all, newcomers }: Limits['mail']): Counts {
  return [
    [counterOf('newcomer', mailboxOf(address)), all],
    [counterOf('newcomers'), newcomers],
  ];
}

/** As much work as for a stranger. Neither count is ever full before that of all mails is. */
function toAccount(address: string, { all }: Limits['mail']): Counts {
  return [
    [counterOf('account', mailboxOf(address)), all],
    [counterOf('accounts'), all],
  ];
}

function counterOf(by: string, subject = ''): Counter {
  return { kind: 'mail', by, subject };
}
