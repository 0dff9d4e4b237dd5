import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serviceError } from '../runtime/signedCall.ts';
import { decrypt, encrypt, keyBytes, nonceBytes } from './cipher.ts';
import { type DataKeys, placeText } from './dataKeys.ts';

/**
 * Data keys under the secrets of a file, a JSON array with the newest first: that one encrypts, and all of them open, as a key of KMS
 * that is rotated. They are for one machine.
 */
export function fileKeys(url: string): DataKeys {
  return {
    make: async (place) => {
      const plain = randomBytes(keyBytes);
      const [newest] = await readKeys(url);
      const { nonce, bytes } = encrypt(plain, newest, placeText(place));
      return { plain, encrypted: Buffer.concat([nonce, bytes]) };
    },
    open: async (encrypted, place) => {
      const parts = { nonce: encrypted.subarray(0, nonceBytes), bytes: encrypted.subarray(nonceBytes) };
      for (const key of await readKeys(url)) {
        const plain = opened(() => decrypt(parts, key, placeText(place)));
        if (plain) return plain;
      }
      throw serviceError('The file of keys', 400, 'InvalidCiphertextException');
    },
  };
}

function opened(decrypting: () => Buffer): Buffer | undefined {
  try {
    return decrypting();
  } catch {
    return undefined;
  }
}

/** Secrets have more letters than a key has bytes. */
async function readKeys(url: string): Promise<[Buffer, ...Buffer[]]> {
  const secrets = JSON.parse(await readFile(fileURLToPath(url), 'utf8')) as [string, ...string[]];
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sarai people key', keyBytes));
  const [newest, ...older] = secrets;
  return [keyOf(newest), ...older.map(keyOf)];
}
