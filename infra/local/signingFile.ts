import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The URL of the file with the keys that sign, newest first. */
export function signingFile(dataFolder: string): string {
  return secretFile(dataFolder, 'signing-keys.json', (secret) => JSON.stringify([secret]));
}

/** The URL of the file with the secret from which the key for push services follows. */
export function pushSecretFile(dataFolder: string): string {
  return secretFile(dataFolder, 'push-secret', (secret) => secret);
}

/** The URL of the file with the secrets that keep people's numbers sealed, newest first. Without it nobody can open them. */
export function peopleKeyFile(dataFolder: string): string {
  return secretFile(dataFolder, 'people-keys.json', (secret) => JSON.stringify([secret]));
}

/**
 * A file that is made with a secret of its own at the first start. It stands in the place of Secrets Manager and KMS, so nobody but its owner
 * may read it.
 */
function secretFile(dataFolder: string, name: string, written: (secret: string) => string): string {
  const file = resolve(join(dataFolder, name));
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, written(randomBytes(48).toString('base64url')), { mode: 0o600, flag: 'wx' });
  }
  return pathToFileURL(file).href;
}
