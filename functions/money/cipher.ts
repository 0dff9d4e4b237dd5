import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of a key of AES-256, of the nonce that NIST SP 800-38D (8.2) advises for GCM, and of the tag behind the text. */
export const keyBytes = 32;
export const nonceBytes = 12;
const tagBytes = 16;

/** A text that was encrypted: its nonce, and the encrypted bytes with the tag behind them. */
interface Ciphertext {
  nonce: Buffer;
  bytes: Buffer;
}

/** Encrypts by AES-256-GCM, and binds the result to `about`, which is no part of it. */
export function encrypt(text: Buffer, key: Buffer, about: string): Ciphertext {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return { nonce, bytes: Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]) };
}

/** @throws Error where the key or `about` is another one, or a byte was changed */
export function decrypt({ nonce, bytes }: Ciphertext, key: Buffer, about: string): Buffer {
  const end = Math.max(0, bytes.length - tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]);
}
