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
