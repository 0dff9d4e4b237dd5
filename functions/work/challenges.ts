import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { type WorkChallenge, workAlgorithm } from '../../shared/work.ts';
import { nowSeconds } from '../runtime/clock.ts';
import type { Secrets, SigningKeys } from '../runtime/secrets.ts';
import { keyCost, mostKeys, type WorkLevel } from './levels.ts';

/** Work is taken for so many seconds after it was asked for. */
const lifeSeconds = 600;

/** Characters of a header that are read: challenge and solution take 900. */
const longestHeader = 2_000;

/** Form of the header; whatever else it holds is left out of what is verified, as it was never signed. */
const sentWork = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(workAlgorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ for: z.string(), level: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A challenge with its solution, as a call brings them. */
export type SentWork = z.output<typeof sentWork>;

/** A challenge of a level for one purpose, a digest; it is signed, and good for ten minutes. */
export async function newChallenge(purpose: string, level: WorkLevel, [key]: SigningKeys): Promise<WorkChallenge> {
  const challenge = await createChallenge({
    algorithm: workAlgorithm,
    cost: keyCost,
    counter: randomInt(mostKeys[level]),
    deriveKey,
    expiresAt: nowSeconds() + lifeSeconds,
    data: { for: purpose, level },
    ...signingBy(key),
  });
  return challenge as WorkChallenge;
}

/** The work in a header; undefined for anything of another form. */
export function readWork(header: string | undefined): SentWork | undefined {
  if (header === undefined || header.length > longestHeader) return undefined;
  try {
    return sentWork.safeParse(JSON.parse(Buffer.from(header, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Whether the challenge is one of ours whose time lasts, and the solution its own. A signature of none of the stored keys may
 * be of a newer one, so they are read again, at most every 20 s.
 */
export async function isSolved(work: SentWork, secrets: Secrets): Promise<boolean> {
  return (
    (await isSolvedBy(work, await secrets.signing())) ||
    (await isSolvedBy(work, await secrets.signing(freshMilliseconds)))
  );
}

const freshMilliseconds = 20_000;

async function isSolvedBy(work: SentWork, keys: SigningKeys): Promise<boolean> {
  const results = await Promise.all(keys.map((key) => verifySolution({ ...work, deriveKey, ...signingBy(key) })));
  return results.some(({ verified }) => verified);
}

/** The purposes are parts of the keys, so that what else the stage signs is no challenge, and a challenge no solution. */
function signingBy(key: string) {
  const keyFor = (purpose: string) => createHmac('sha256', key).update(purpose).digest('hex');
  return { hmacSignatureSecret: keyFor('work challenge'), hmacKeySignatureSecret: keyFor('work solution') };
}
