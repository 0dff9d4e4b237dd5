import { createHash, randomBytes } from 'node:crypto';

/** An id or a secret that nobody can guess: so many random bytes, as base64url (4 characters for 3 bytes). */
export function newId(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Tells what was sent under a request key from anything else: 16 letters. */
export function digestOfSent(sent: object): string {
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url').slice(0, 16);
}
