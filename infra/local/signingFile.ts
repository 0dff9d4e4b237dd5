import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The URL of the file with the keys that sign, newest first, which is made with a key of its own at the first start. It
 * stands in the place of Secrets Manager, so nobody but its owner may read it.
 */
export function signingFile(dataFolder: string): string {
  const file = resolve(join(dataFolder, 'signing-keys.json'));
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, JSON.stringify([randomBytes(48).toString('base64url')]), { mode: 0o600, flag: 'wx' });
  }
  return pathToFileURL(file).href;
}
