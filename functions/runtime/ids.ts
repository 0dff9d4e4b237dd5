import { randomBytes } from 'node:crypto';

/** An id or a secret that nobody can guess: so many random bytes, as base64url (4 characters for 3 bytes). */
export function newId(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
