import { jsonError, signedCall } from '../runtime/signedCall.ts';
import type { DataKeys, SealedPlace } from './dataKeys.ts';

/** Data keys under a key of KMS, by its ARN. The place is the encryption context, which bounds what a role may open. */
export function kmsKeys(KeyId: string): DataKeys {
  return {
    make: async (place) => {
      const answer = await ask('GenerateDataKey', { KeyId, KeySpec: 'AES_256', EncryptionContext: contextOf(place) });
      return { plain: bytesOf(answer.Plaintext), encrypted: bytesOf(answer.CiphertextBlob) };
    },
    open: async (encrypted, place) => {
      const CiphertextBlob = encrypted.toString('base64');
      return bytesOf((await ask('Decrypt', { KeyId, CiphertextBlob, EncryptionContext: contextOf(place) })).Plaintext);
    },
  };
}

/** The conditions of roles know these names and no others. */
function contextOf({ table, key, field }: SealedPlace): Record<string, string> {
  return { table, key, field };
}

/** Members in base64. */
interface Answer {
  Plaintext: string;
  CiphertextBlob: string;
}

async function ask(action: 'GenerateDataKey' | 'Decrypt', input: object): Promise<Answer> {
  const answer = await signedCall({
    service: 'kms',
    endpoint: process.env.AWS_ENDPOINT_URL_KMS,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` },
    body: JSON.stringify(input),
    milliseconds: 2000,
  });
  if (answer.status === 200) return JSON.parse(answer.text) as Answer;
  throw jsonError('KMS', answer);
}

function bytesOf(base64: string): Buffer {
  return Buffer.from(base64, 'base64');
}
