import { createHash } from 'node:crypto';

/** Key of an account's profile, in the table of its role, as all keys here; `id` is the account's. */
export function profileKey(id: string) {
  return { pk: `user#${id}`, sk: 'profile' };
}

/** Begins the sort key of every session of an account. */
export const sessionPrefix = 'session#';

/** Key of a session, by the digest of its token. */
export function sessionKey(id: string, digest: string) {
  return { pk: `user#${id}`, sk: `${sessionPrefix}${digest}` };
}

/** Key of the item by which an account is logged in. There is one item an address, so there is one account an address. */
export function loginKey(email: string) {
  return { pk: `email#${email}`, sk: 'email' };
}

/** A browser that was logged in before, by the digest of its secret. */
export function browserKey(digest: string) {
  return { pk: `browser#${digest}`, sk: 'browser' };
}

/** Digest of a secret of high entropy, so that the table opens nothing to whoever reads it. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
