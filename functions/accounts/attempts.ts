import { portByRole } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { tooMany } from '../runtime/tooMany.ts';
import { type AccountKind, type AddressKind, type Counter, clear, type Limit, limitsOfStage, take } from './limits.ts';

/** Who tries to log in: from a browser that was in before, which is named by its secret, or from somewhere. */
export interface Caller {
  email: string;
  address: string;
  browser?: string | undefined;
}

/** Counts attempts in windows of the stage's length. The count is taken before the attempt, so none run past it. */
export const attempts = portByRole(
  ['UpdateItem'],
  (table) => {
    const limits = limitsOfStage();
    const narrow = ({ email, address, browser }: Caller): [Counter, Limit] =>
      browser === undefined
        ? [{ kind: 'login', by: 'pair', subject: `${email} ${address}` }, limits.login.pair]
        : [{ kind: 'login', by: 'browser', subject: browser }, limits.login.browser];
    const fromAddress = (kind: AddressKind, address: string) =>
      count(table, { kind, by: 'address', subject: address }, limits[kind].address);
    const onAccount = (kind: AccountKind, subject: string) =>
      count(table, { kind, by: 'account', subject }, limits[kind].account);
    return {
      /** Counts an attempt from an address. @throws Failure `too_many_attempts` */
      fromAddress,
      /** Counts an attempt on an account, by its email, which need not have one, or its id. @throws Failure `too_many_attempts` */
      onAccount,
      /**
       * Counts a login. One from a browser that was in before is counted by that browser alone, so that nobody else can
       * use up what its owner has. Of the others the narrow count comes before the account's wide one: who has used up
       * the narrow one takes nothing more of what all have together. @throws Failure `too_many_attempts`
       */
      logIn: async (caller: Caller): Promise<void> => {
        if (caller.browser === undefined) await fromAddress('login', caller.address);
        await count(table, ...narrow(caller));
        if (caller.browser === undefined) await onAccount('login', caller.email);
      },
      /** Forgets the narrow count of logins: the owner has just proved to be there. The wide ones are others' too. */
      forgive: (caller: Caller) => clear(table, ...narrow(caller)),
    };
  },
  ['LIMITS'],
);

async function count(table: Table, counter: Counter, limit: Limit): Promise<void> {
  const wait = await take(table, counter, limit);
  if (wait !== undefined) throw tooMany(wait);
}
