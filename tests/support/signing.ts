import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The key that signs in a run of tests. */
export const signingKey = 'a key that only this run of tests has';

const file = join(mkdtempSync(join(tmpdir(), 'sarai-keys-')), 'signing-keys.json');
writeFileSync(file, JSON.stringify([signingKey]));

/** The name of the keys that sign in a run of tests. */
export const signingSecret = pathToFileURL(file).href;

const pushFile = join(mkdtempSync(join(tmpdir(), 'sarai-keys-')), 'push-secret');
writeFileSync(pushFile, 'a secret for push services that only this run of tests has');

/** The name of the secret from which the key for push services follows. */
export const pushSecret = pathToFileURL(pushFile).href;

/** The name of a new file with one secret, under which people's numbers are sealed. */
export function keyFileOf(secret: string): string {
  const keys = join(mkdtempSync(join(tmpdir(), 'sarai-keys-')), 'people-keys.json');
  writeFileSync(keys, JSON.stringify([secret]));
  return pathToFileURL(keys).href;
}

/** The name of the key under which people's numbers are sealed in a run of tests. */
export const peopleKey = keyFileOf('a key for numbers of people that only this run of tests has');
