import { setTimeout as wait } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ApiAnswer, Ask } from './api.ts';
import { mustBe, type Person } from './people.ts';

/** The API's permit: where to put photos, and with what. */
export interface Grant {
  uploads: { photoId: string; key: string }[];
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string };
}

/** Asks to send photos. The answer's `data` is a `Grant`. */
export function authorize(ask: Ask, { token }: Person, count = 1): Promise<ApiAnswer> {
  const files = Array.from({ length: count }, () => ({ contentType: 'image/jpeg', size: 400_000 }));
  return ask('authorizePhotoUpload', { token, body: { files } });
}

/** The client that a browser has with what it was given. It sends once: what a repetition hides is looked for. */
export function uploader(port: number, { credentials, region }: Grant): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  return new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region,
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    maxAttempts: 1,
  });
}

/** Puts a file under one of the keys that were granted. @throws whatever S3 says */
export async function putPhoto(port: number, grant: Grant, Body: Buffer, at = 0): Promise<void> {
  const client = uploader(port, grant);
  try {
    await client.send(new PutObjectCommand({ Bucket: grant.bucket, Key: grant.uploads[at]?.key, Body }));
  } finally {
    client.destroy();
  }
}

interface UploadWait {
  /** Milliseconds. */
  within?: number;
  /** False when nobody wants to know any more. */
  goesOn?(): boolean;
}

/** The state of a photo, once it was judged or nobody waits any longer. */
export async function verdictOf(
  ask: Ask,
  { token }: Person,
  photoId: string,
  waiting: UploadWait = {},
): Promise<ApiAnswer> {
  const { within = 30_000, goesOn = () => true } = waiting;
  const deadline = performance.now() + within;
  for (;;) {
    const answer = await ask('getPhotoUpload', { token, params: { photoId } });
    const undecided = answer.status === 200 && answer.body.data.state === 'waiting';
    if (!undecided || performance.now() > deadline || !goesOn()) return answer;
    await wait(150);
  }
}

/** Sends a photo as the page does; answers with its id and its verdict. @throws Error when it may not be sent */
export async function sendPhoto(ask: Ask, port: number, person: Person, file: Buffer) {
  const grant: Grant = mustBe(201, await authorize(ask, person)).body.data;
  const photoId = grant.uploads[0]?.photoId ?? '';
  await putPhoto(port, grant, file);
  return { photoId, answer: await verdictOf(ask, person, photoId) };
}
