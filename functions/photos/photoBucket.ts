import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { photoKey, photoKeys } from '../../shared/photos/photos.ts';
import { photoLimits } from '../../shared/photos/photoUploads.ts';
import { endingWithRequest } from '../runtime/deadline.ts';
import type { Action, Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import type { EncodedPhoto } from './encodePhoto.ts';

interface Bucket {
  client: S3Client;
  name: string;
}

/** The setting that names the bucket of a part. */
const bucketOf = { incomingPhotos: 'UPLOAD_BUCKET', servedPhotos: 'PHOTO_BUCKET' } as const;

/**
 * Declares a port on photos that were uploaded or are served, as `port` does on a table. A function is bundled without those that
 * it does not name, and with what the operations of its own ports need of the client alone.
 *
 * @__NO_SIDE_EFFECTS__
 */
function bucketPort<Methods>(
  resource: keyof typeof bucketOf,
  actions: readonly Action[],
  connect: (bucket: Bucket) => Methods,
): Port<Methods> {
  const setting = bucketOf[resource];
  return { resource, actions, settings: [setting], open: () => connect(openBucket(setting)) };
}

/** Reads, by its key, what a vendor has put and nobody has checked yet; undefined for what is too large for a photo. */
export const incomingPhotos = bucketPort('incomingPhotos', ['s3:GetObject'], ({ client, name: Bucket }) => ({
  read: async (Key: string): Promise<Buffer | undefined> => {
    const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }));
    // A file too large for a photo may be too large for the function, so it is not even fetched.
    if (ContentLength > photoLimits.bytes) return void (Body instanceof Readable && Body.destroy());
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  },
}));

/** Removes, by its key, what a vendor has put, for good: its bucket keeps no versions. A file that is gone already stays gone. */
export const incomingRemoval = bucketPort('incomingPhotos', ['s3:DeleteObject'], ({ client, name: Bucket }) => ({
  remove: async (Key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  },
}));

/** Puts the files that a photo is served as; a file that is there already is replaced. */
export const photoStorage = bucketPort('servedPhotos', ['s3:PutObject'], (bucket) => ({
  store: (photoId: string, files: EncodedPhoto[]) => store(bucket, photoId, files),
}));

/**
 * Removes all files of photos; those that are gone already stay gone. Their versions stay as long as the stage keeps them, so that a
 * restore brings them back; an operator alone deletes these. It throws when S3 left some.
 */
export const photoRemoval = bucketPort('servedPhotos', ['s3:DeleteObject'], (bucket) => ({
  remove: (photoIds: string[]) => remove(bucket, photoIds),
}));

function openBucket(setting: 'UPLOAD_BUCKET' | 'PHOTO_BUCKET'): Bucket {
  const client = new S3Client({
    maxAttempts: 3,
    // A server other than AWS's own has no host name for each bucket.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  return { client: endingWithRequest(client), name: required(setting) };
}

async function store({ client, name }: Bucket, photoId: string, files: EncodedPhoto[]): Promise<void> {
  const puts = files.map(({ width, format, bytes }) =>
    client.send(
      new PutObjectCommand({
        Bucket: name,
        Key: photoKey(photoId, width, format),
        Body: bytes,
        ContentType: `image/${format}`,
        CacheControl: 'public, max-age=31536000, immutable',
      }),
    ),
  );
  await Promise.all(puts);
}

/** S3 takes 1,000 keys a call. */
const keysAtOnce = 1000;

async function remove({ client, name }: Bucket, photoIds: string[]): Promise<void> {
  const keys = photoIds.flatMap(photoKeys);
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const Objects = keys.slice(start, start + keysAtOnce).map((Key) => ({ Key }));
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: name, Delete: { Objects, Quiet: true } }),
    );
    if (Errors.length > 0) throw notRemoved(Errors);
  }
}

/** Under the name that S3 has for the first of them, by which an outage is told from a fault of ours. */
function notRemoved(errors: { Code?: string | undefined }[]): Error {
  const failed = new Error(`${errors.length} files of photos were not removed.`);
  return Object.assign(failed, { name: errors[0]?.Code ?? failed.name });
}
