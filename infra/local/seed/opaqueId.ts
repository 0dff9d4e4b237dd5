import { createHash } from 'node:crypto';

// Crockford's alphabet: no letter that is mistaken for a digit when an id is read aloud.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The number from 0 to `below` - 1 that belongs to a name, the same on every machine and in every run. */
export function hashed(name: string, below: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) % below;
}

/** The same 12 characters for the same name, so that a second seeding replaces what the first one wrote. */
export function opaqueId(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 12);
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
