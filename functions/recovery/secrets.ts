import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { recovery } from '../../shared/rules/recovery.ts';
import { newId } from '../runtime/ids.ts';

/** A new secret: the opaque name of one reset, known to the one who began it, or that of a link, which its mail alone holds. */
export function newSecret(): string {
  return newId(24);
}

/** The digits of a new code, zeros in front included. */
export function newCode(): string {
  return String(randomInt(10 ** recovery.codeDigits)).padStart(recovery.codeDigits, '0');
}

/**
 * Hash of a code, in hexadecimal digits. A code has few digits and is soon tried out, so the challenge is the key: the
 * table has only its digest, and whoever reads the table can try nothing.
 */
export function codeHash(challenge: string, code: string): string {
  return createHmac('sha256', challenge).update(code).digest('hex');
}

/** Whether two hashes of codes are equal; the time it takes tells nothing of either. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}

/** In the place of a code's hash where there is no account: no code has it. */
export function hashOfNoCode(challenge: string): string {
  return codeHash(challenge, randomBytes(32).toString('hex'));
}
