import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { photoKey, photoKeys } from '../../shared/rules/photos.ts';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import type { EncodedPhoto } from './encodePhoto.ts';

interface Bucket {
  client: S3Client;
  name: string;
}

/** What vendors have put and nobody has checked yet. */
export const incomingPhotos: Port<IncomingPhotos> = {
  resource: 'incomingPhotos',
  actions: ['s3:GetObject', 's3:DeleteObject'],
  settings: ['PHOTO_BUCKET'],
  open: () => {
    const { client, name: Bucket } = photoBucket();
    return {
      read: async (Key) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Buffer.from((await Body?.transformToByteArray()) ?? []);
      },
      remove: async (Key) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }));
      },
    };
  },
};

/** Reads and removes uploads, by their keys. */
export interface IncomingPhotos {
  read(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

/** Puts the files that a photo is served as. */
export const photoStorage: Port<PhotoStorage> = {
  resource: 'servedPhotos',
  actions: ['s3:PutObject'],
  settings: ['PHOTO_BUCKET'],
  open: () => {
    const bucket = photoBucket();
    return { store: (photoId, files) => store(bucket, photoId, files) };
  },
};

/** Puts the files of one photo; a file that is there already is replaced. */
export interface PhotoStorage {
  store(photoId: string, files: EncodedPhoto[]): Promise<void>;
}

/** Removes all files of photos; those that are gone already stay gone. */
export const photoRemoval: Port<PhotoRemoval> = {
  resource: 'servedPhotos',
  actions: ['s3:DeleteObject'],
  settings: ['PHOTO_BUCKET'],
  open: () => {
    const bucket = photoBucket();
    return { remove: (photoIds) => remove(bucket, photoIds) };
  },
};

/** Removes photos by their ids. @throws Error when S3 left some files */
export interface PhotoRemoval {
  remove(photoIds: string[]): Promise<void>;
}

function photoBucket(): Bucket {
  const client = new S3Client({
    maxAttempts: 3,
    // A server other than AWS's own has no host name for each bucket.
    forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  return { client, name: required('PHOTO_BUCKET') };
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
    if (Errors.length > 0) throw new Error(`${Errors.length} files of photos were not removed.`);
  }
}
