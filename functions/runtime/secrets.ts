import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Port } from './ports.ts';
import { required } from './settings.ts';
import { jsonError, serviceError, signedCall } from './signedCall.ts';

/**
 * Keys that sign, newest first. The first signs; all of them are believed, so that a rotation breaks no link that is
 * out.
 */
export type SigningKeys = readonly [string, ...string[]];

/** Hands out what must be in no template, no environment and no log. */
export interface Secrets {
  /**
   * The signing keys: the current and the previous version, kept for five minutes. `atMostMilliseconds` asks for younger
   * ones, for whoever meets a signature that may be of a key newer than those that are kept.
   */
  signing(atMostMilliseconds?: number): Promise<SigningKeys>;
}

const cacheMilliseconds = 5 * 60_000;

/** The secrets of the stage, in Secrets Manager; on one machine in a file, which SIGNING_SECRET then names by its URL. */
export const secrets: Port<Secrets> = {
  resource: 'secrets',
  actions: ['secretsmanager:GetSecretValue'],
  settings: ['SIGNING_SECRET'],
  open: () => {
    const id = required('SIGNING_SECRET');
    const read = id.startsWith('file:') ? () => readKeysFile(id) : () => readVersions(id);
    return { signing: cachedFor(cacheMilliseconds, read) };
  },
};

/**
 * Reads when what is kept is too old. Calls that come meanwhile wait for the same answer. Where it cannot be read anew, what
 * is kept stays good for as long again: a secret that is not reached must not stop what it was good for a moment ago.
 */
export function cachedFor<T>(milliseconds: number, read: () => Promise<T>) {
  let current: { readAt: number; value: Promise<T> } | undefined;
  return (atMostMilliseconds = milliseconds): Promise<T> => {
    if (current && Date.now() - current.readAt < Math.min(atMostMilliseconds, milliseconds)) return current.value;
    const before = current;
    const reading = { readAt: Date.now(), value: before ? read().catch(() => before.value) : read() };
    current = reading;
    reading.value.catch(() => {
      if (current === reading) current = undefined;
    });
    return reading.value;
  };
}

/** The values of a secret: the current one, and that before it where there is one. */
export async function readVersions(SecretId: string): Promise<SigningKeys> {
  const [current, previous] = await Promise.all([readCurrent(SecretId), readVersion(SecretId, 'AWSPREVIOUS')]);
  return previous === undefined ? [current] : [current, previous];
}

/** The current value of a secret. */
export async function readCurrent(SecretId: string): Promise<string> {
  const current = await readVersion(SecretId, 'AWSCURRENT');
  if (current === undefined) throw serviceError('Secrets Manager', 404, 'ResourceNotFoundException');
  return current;
}

/** The text is undefined where there is no such version: before its first rotation a secret has no previous one. */
async function readVersion(SecretId: string, VersionStage: string): Promise<string | undefined> {
  const answer = await signedCall({
    service: 'secretsmanager',
    endpoint: process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body: JSON.stringify({ SecretId, VersionStage }),
    milliseconds: 2000,
  });
  if (answer.status === 200) return (JSON.parse(answer.text) as { SecretString: string }).SecretString;
  const error = jsonError('Secrets Manager', answer);
  if (error.name === 'ResourceNotFoundException') return undefined;
  throw error;
}

/** A JSON array of keys, newest first. */
async function readKeysFile(url: string): Promise<SigningKeys> {
  return JSON.parse(await readFile(fileURLToPath(url), 'utf8')) as SigningKeys;
}
