import { portByRole } from '../runtime/port.ts';
import type { Table } from '../runtime/table.ts';
import { tooMany } from '../runtime/tooMany.ts';
import { wallFactor } from '../work/levels.ts';
import {
  type AccountKind,
  type AddressKind,
  type Counter,
  clear,
  type Limit,
  limitsOfStage,
  take,
  takenOf,
} from './limits.ts';

/** Who tries to log in: from a browser that was in before, which is named by its secret, or from somewhere. */
export interface Caller {
  email: string;
  address: string;
  browser?: string | undefined;
}

/** A count that is full: how many were taken of how many, and whether it is full for those with work too. */
export interface FullCount {
  taken: number;
  max: number;
  atWall: boolean;
}

/** Counts attempts in windows of the stage's length. The count is taken before the attempt, so none run past it. */
export const attempts = portByRole(
  ['GetItem', 'UpdateItem'],
  (table) => {
    const limits = limitsOfStage();
    const narrow = ({ email, address, browser }: Caller): [Counter, Limit] =>
      browser === undefined
        ? [{ kind: 'login', by: 'pair', subject: `${email} ${address}` }, limits.login.pair]
        : [{ kind: 'login', by: 'browser', subject: browser }, limits.login.browser];
    const byAddress = (kind: AddressKind, subject: string): Counter => ({ kind, by: 'address', subject });
    const onAccount = (kind: AccountKind, subject: string) =>
      count(table, { kind, by: 'account', subject }, limits[kind].account);
    return {
      /** Counts an attempt from an address; answers with its count where that is full, and undefined where it was counted. */
      fromAddress: async (kind: AddressKind, address: string): Promise<FullCount | undefined> => {
        const [counter, limit] = [byAddress(kind, address), limits[kind].address];
        if ((await take(table, counter, limit)) === undefined) return undefined;
        const { max } = limit;
        const taken = Math.max(max, await takenOf(table, counter, limit));
        return { taken, max, atWall: taken >= max * wallFactor };
      },
      /** Counts an attempt that came with work, up to ten times as many. @throws Failure `too_many_attempts` */
      withWork: (kind: AddressKind, address: string) => {
        const { max, seconds } = limits[kind].address;
        return count(table, byAddress(kind, address), { max: max * wallFactor, seconds });
      },
      /** Counts an attempt on an account, by its email, which need not have one, or its id. @throws Failure `too_many_attempts` */
      onAccount,
      /**
       * Counts a login, behind the count of its address. One from a browser that was in before is counted by that browser alone, so that nobody else can
       * use up what its owner has. Of the others the narrow count comes before the account's wide one: who has used up
       * the narrow one takes nothing more of what all have together. @throws Failure `too_many_attempts`
       */
      logIn: async (caller: Caller): Promise<void> => {
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
