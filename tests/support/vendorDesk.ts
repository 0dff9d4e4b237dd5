import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Limits } from '../../functions/accounts/limits.ts';
import { handler as processPhoto } from '../../functions/events/processPhoto.ts';
import { startS3 } from '../../infra/local/engines/s3.ts';
import { type StsEngine, startSts } from '../../infra/local/engines/sts.ts';
import { openListener } from '../../infra/local/listener.ts';
import { localAccess } from '../../infra/local/localAccess.ts';
import { takeUploads } from '../../infra/local/uploads.ts';
import type { PropertyForm, RoomForm } from '../../shared/rules/property.ts';
import { ask, openAccounts, type SignedUp } from './accounts.ts';
import type { CallAnswer } from './call.ts';
import { asRoleOf } from './permissions.ts';
import type { TestTables } from './tables.ts';

const bucket = 'photos';

/** The bucket that browsers put photos into. */
export const uploadBucket = 'uploads';

export interface Desk {
  tables: TestTables;
  sts: StsEngine;
  /** Where browsers put photos. */
  uploadsUrl: string;
  /** Every key of both buckets under a prefix. */
  keys(prefix?: string): Promise<string[]>;
  /** The value under a key. */
  file(key: string): Promise<Uint8Array | undefined>;
  /** Waits until every photo that was put has been judged. */
  judged(): Promise<void>;
  close(): Promise<void>;
}

interface DeskSettings {
  judging?: boolean;
  /** The usual ones of one machine where they are left out. */
  limits?: Limits | undefined;
}

/**
 * Tables, a photo bucket that takes what browsers put, and the function that judges what is put, unless the test calls
 * it by itself.
 */
export async function openDesk({ judging = true, limits }: DeskSettings = {}): Promise<Desk> {
  const tables = await openAccounts(limits);
  const dataFolder = mkdtempSync(join(tmpdir(), 'sarai-desk-'));
  const [s3, sts, listener] = await Promise.all([startS3({ dataFolder }), startSts(), openListener({ port: 0 })]);
  const client = new S3Client({ endpoint: s3.endpoint, forcePathStyle: true, ...localAccess });
  for (const Bucket of [bucket, uploadBucket]) await client.send(new CreateBucketCommand({ Bucket }));
  listener.serve(takeUploads({ endpoint: s3.endpoint, bucket: uploadBucket, sessionOf: sts.sessionOf }));
  const running: Promise<void>[] = [];
  s3.onPut(({ key }) => {
    if (judging && key.startsWith('room-photos/incoming/'))
      running.push(asRoleOf(processPhoto.ports, () => processPhoto({ detail: { object: { key } } })));
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_STS: sts.endpoint,
    PHOTO_BUCKET: bucket,
    UPLOAD_BUCKET: uploadBucket,
    UPLOAD_ROLE: 'arn:aws:iam::000000000000:role/photo-uploads',
    UPLOAD_ENDPOINT: '/',
  });
  return {
    tables,
    sts,
    uploadsUrl: listener.url,
    keys: async (prefix = '') => {
      const lists = [bucket, uploadBucket].map((Bucket) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix })),
      );
      return (await Promise.all(lists)).flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
    },
    file: async (key) =>
      (await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))).Body?.transformToByteArray(),
    judged: async () => {
      await Promise.all(running);
    },
    close: async () => {
      await Promise.all([listener.close(), s3.stop(), sts.stop()]);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export interface Grant {
  uploads: { photoId: string; key: string }[];
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string };
}

/** Asks to send so many photos. */
export async function authorize({ token }: SignedUp, count: number): Promise<CallAnswer> {
  const files = Array.from({ length: count }, () => ({ contentType: 'image/jpeg', size: 400_000 }));
  return ask('authorizePhotoUpload', { token, body: { files } });
}

/** The client of a browser that was given credentials. */
export function browserOf({ uploadsUrl }: Desk, { credentials }: Grant): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const own = { accessKeyId, secretAccessKey, sessionToken };
  return new S3Client({
    endpoint: uploadsUrl,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: own,
    maxAttempts: 1,
  });
}

/** Sends a photo as the page does, and answers with what the vendor is told of it. */
export async function sendPhoto(desk: Desk, vendor: SignedUp, Body: Buffer): Promise<CallAnswer> {
  const grant: Grant = (await authorize(vendor, 1)).body.data;
  const [{ photoId = '', key: Key = '' } = {}] = grant.uploads;
  await browserOf(desk, grant).send(new PutObjectCommand({ Bucket: uploadBucket, Key, Body }));
  await desk.judged();
  return ask('getPhotoUpload', { token: vendor.token, params: { photoId } });
}

/** A property form as it is sent, sound in every field. */
export function propertyForm(given: Partial<PropertyForm> & { rooms?: RoomForm[]; classType?: string } = {}) {
  const { rooms = [roomForm()], classType = 'First', ...rest } = given;
  return {
    Location: 'Murree Hills',
    address: { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: '47150' },
    hotelDetail: { name: 'Pine House', description: 'Warm rooms above the pines.', classType, rooms },
    ...rest,
  };
}

export function roomForm(given: Partial<RoomForm> = {}): RoomForm {
  return {
    roomNumber: '101',
    No_of_beds: '1',
    capacity: '2',
    price: '4500',
    availability: true,
    images: [],
    ...given,
  };
}
