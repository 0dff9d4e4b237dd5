import { nowSeconds } from '../runtime/clock.ts';
import { port } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import { type Payees, type PayeeVersion, payeeKey, payeesAt, readPayees, type SealedPayee } from './payeeItem.ts';

/** The version that guests pay to, with what is known of it. */
export interface PayeeInForce extends Pick<PayeeVersion, 'version' | 'title'> {
  /** Of its first account: that of the IBAN where there is one. */
  lastFour: string;
}

/** Reads where guests pay owners. */
export const payees = port('vendors', ['GetItem'], (table) => ({
  /** As it is at this moment. */
  find: async (vendorId: string): Promise<Payees> => payeesAt(await readPayees(table, vendorId), new Date()),
  /** The accounts to pay to now; undefined where none are in force. */
  inForce: async (vendorId: string): Promise<PayeeInForce | undefined> => {
    const { inForce } = payeesAt(await readPayees(table, vendorId), new Date());
    if (!inForce) return undefined;
    const { version, title, accounts } = inForce;
    return { version, title, lastFour: accounts[0]?.lastFour ?? '' };
  },
  /** Whether something is in force that stays, or is about to be. */
  isKnown: async (vendorId: string): Promise<boolean> => {
    const { inForce, next } = payeesAt(await readPayees(table, vendorId), new Date());
    return (next ?? inForce)?.version !== undefined;
  },
  /** The sealed numbers of a version; undefined where they are gone. */
  sealed: async (vendorId: string, version: number): Promise<string | undefined> => {
    const { sealed, expiresAt } = (await readItem<SealedPayee>(table, payeeKey(vendorId, version))) ?? {};
    return (expiresAt ?? Number.POSITIVE_INFINITY) > nowSeconds() ? sealed : undefined;
  },
}));
