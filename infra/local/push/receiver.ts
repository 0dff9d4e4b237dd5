import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A phone that the stand-in plays: its private key and its secret, in base64url. */
export interface PlayedPhone {
  privateKey: string;
  auth: string;
}

/** A phone of its own, and the keys that its browser would tell. */
export function newPhone(): PlayedPhone & { p256dh: string } {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const privateKey = pair.getPrivateKey('base64url');
  return { privateKey, p256dh, auth: randomBytes(16).toString('base64url') };
}

/**
 * The text of a message for a phone, as its browser decrypts it (RFC 8188 and 8291): one record, whose header has salt and key of the
 * sender. It is written beside the library that encrypts, so that one tells whether the other is right.
 * @throws Error where it was not encrypted for this phone
 */
export function decrypted(body: Buffer, { privateKey, auth }: PlayedPhone): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const material = derive(own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}
