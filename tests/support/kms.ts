import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { setForTest } from './accounts.ts';

/** The address of the key that KMS has. */
export const kmsKey = 'arn:aws:kms:ap-south-1:1:key/mrk-people';

interface KmsCall {
  KeyId: string;
  EncryptionContext: Record<string, string>;
  KeySpec?: string;
  CiphertextBlob?: string;
}

/** A server in the place of KMS. */
export interface Kms {
  asked: (KmsCall & { target: string })[];
  headers: Record<string, unknown>[];
  /** Gives the key new material; the older is kept for what it encrypted, as KMS does. */
  rotate(): void;
  /** An answer that is none: its status and the name of the error. */
  broken?: [number, string] | undefined;
}

/** KMS with one key, which binds data keys to their context, as AWS documents it. */
export async function openKms(): Promise<Kms> {
  const material = [randomBytes(32)];
  const kms: Kms = { asked: [], headers: [], rotate: () => void material.unshift(randomBytes(32)) };
  const server = createServer(async (request, response) => {
    const asked: KmsCall = JSON.parse(await text(request));
    const target = String(request.headers['x-amz-target']).replace('TrentService.', '');
    kms.asked.push({ ...asked, target });
    kms.headers.push(request.headers);
    const [status, answer] = kms.broken ? refusal(...kms.broken) : answerTo(target, asked, material);
    response.writeHead(status).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setForTest('AWS_ENDPOINT_URL_KMS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  setForTest('PEOPLE_KEY', kmsKey);
  return kms;
}

function answerTo(target: string, asked: KmsCall, material: Buffer[]): [number, object] {
  const answer = target === 'Decrypt' ? opened(asked, material) : made(asked, material);
  return answer ? [200, answer] : refusal(400, 'InvalidCiphertextException');
}

function refusal(status: number, __type: string): [number, object] {
  return [status, { __type }];
}

function made({ EncryptionContext }: KmsCall, [newest = randomBytes(32)]: Buffer[]) {
  const plain = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(boundTo(EncryptionContext));
  const blob = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { Plaintext: plain.toString('base64'), CiphertextBlob: blob.toString('base64') };
}

/** The plain data key, where a material of the key made it for this context. */
function opened({ CiphertextBlob = '', EncryptionContext, KeyId }: KmsCall, material: Buffer[]) {
  const blob = Buffer.from(CiphertextBlob, 'base64');
  if (KeyId !== kmsKey) return undefined;
  for (const key of material) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, blob.subarray(0, 12)).setAAD(boundTo(EncryptionContext));
      decipher.setAuthTag(blob.subarray(-16));
      const plain = Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()]);
      return { Plaintext: plain.toString('base64') };
    } catch {
      // An older material may have made it.
    }
  }
  return undefined;
}

function boundTo(context: Record<string, string>): Buffer {
  return Buffer.from(JSON.stringify(Object.entries(context).sort()));
}
