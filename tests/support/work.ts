import { pbkdf2Sync } from 'node:crypto';
import { type WorkChallenge, workHeader } from '../../shared/work.ts';

/** Does the work of a challenge as its description says, and gives the header that brings it. */
export function doneWork(challenge: WorkChallenge): Record<string, string> {
  return workOf(challenge, solutionOf(challenge));
}

/** The header that brings a challenge and what is said to be its solution. */
export function workOf(challenge: unknown, solution: unknown): Record<string, string> {
  return { [workHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

/** The counter whose key begins as the challenge says, with that key. */
export function solutionOf({ parameters }: WorkChallenge): { counter: number; derivedKey: string } {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, password.length - 4);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}
