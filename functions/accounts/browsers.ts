import type { Role } from '../../shared/roles.ts';
import { nowSeconds } from '../runtime/clock.ts';
import type { Cookies } from '../runtime/cookies.ts';
import { newId } from '../runtime/ids.ts';
import { portByRole } from '../runtime/port.ts';
import { readItem } from '../runtime/read.ts';
import type { Table } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';
import { browserKey, digestOf } from './accountKeys.ts';
import { browserCookie, browserCookieName, browserSeconds } from './browserCookie.ts';

/** Whose login a browser has seen: the account's email as a digest. */
interface BrowserItem {
  account: string;
  expiresAt: number;
}

/** Finds browsers in which an account was logged in before. */
export const knownBrowsers = portByRole(['GetItem'], (table) => ({
  /** The secret of a browser in which the account of this email was logged in before; undefined for any other. */
  find: async (cookies: Cookies, email: string): Promise<string | undefined> => {
    const secret = cookies.read(browserCookieName);
    if (secret === undefined) return undefined;
    const item = await readItem<BrowserItem>(table, browserKey(digestOf(secret)));
    return item?.account === digestOf(email) && item.expiresAt > nowSeconds() ? secret : undefined;
  },
}));

/**
 * Remembers that the owner of an account is at the browser of the call: the cookie for it, and the write that must come
 * with what has proved it. A browser that was known keeps its secret.
 */
export function newBrowser(table: Table, role: Role, email: string, secret = newId(24)) {
  const item: BrowserItem = { account: digestOf(email), expiresAt: nowSeconds() + browserSeconds };
  const write: Write = { Put: { TableName: table.name, Item: { ...browserKey(digestOf(secret)), ...item } } };
  return { cookie: browserCookie(role, secret), write };
}
