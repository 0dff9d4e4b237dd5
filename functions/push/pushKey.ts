import { createECDH, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Port } from '../runtime/ports.ts';
import { cachedFor, readCurrent } from '../runtime/secrets.ts';
import { required } from '../runtime/settings.ts';

/** The key pair by which push services know us (RFC 8292), both parts in base64url: 65 bytes of a point of P-256, and 32. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** Hands out the key pair of the stage. */
export interface PushKeys {
  /** It is kept for five minutes. */
  key(): Promise<PushKey>;
}

const cacheMilliseconds = 5 * 60_000;

/**
 * The pair follows from a secret of the stage, in Secrets Manager; on one machine from a file, which PUSH_SECRET then names by its
 * URL. Phones are bound to it: another secret silences all of them until each opens the site again.
 */
export const pushKeys: Port<PushKeys> = {
  resource: 'pushSecret',
  actions: ['secretsmanager:GetSecretValue'],
  settings: ['PUSH_SECRET'],
  open: () => {
    const id = required('PUSH_SECRET');
    const read = id.startsWith('file:') ? () => readFile(fileURLToPath(id), 'utf8') : () => readCurrent(id);
    return { key: cachedFor(cacheMilliseconds, async () => pushKeyOf(await read())) };
  },
};

/** Order of the group of P-256: https://csrc.nist.gov/pubs/sp/800/186/final */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/**
 * The pair that a secret text of 128 bits or more makes, always the same: 64 bits more than the order has are taken modulo it, as
 * FIPS 186-5, A.2.1, makes private keys.
 */
export function pushKeyOf(secret: string): PushKey {
  const bits = Buffer.from(hkdfSync('sha256', secret, '', 'sarai push key', 40)).toString('hex');
  const scalar = (BigInt(`0x${bits}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
