import { join } from 'node:path';
import { tableKeys, tableVariable } from '../../functions/runtime/table.ts';
import { localLimits } from '../stages.ts';
import { synthesiseData } from '../synthesise.ts';
import { createBuckets } from './buckets.ts';
import { startDynamoDb } from './engines/dynamodb.ts';
import { type S3Engine, startS3 } from './engines/s3.ts';
import { startSes } from './engines/ses.ts';
import { type StsEngine, startSts } from './engines/sts.ts';
import { localAccess } from './localAccess.ts';
import { createTables } from './tables.ts';

export interface EngineRoom {
  dynamoDb: string;
  s3: string;
  ses: string;
  /** Name of the bucket with the photos. */
  photoBucket: string;
  /** Physical names by table key. */
  tables: Record<string, string>;
  inboxUrl: string;
  /** Tells of new objects. */
  onPut: S3Engine['onPut'];
  sts: StsEngine;
  /** What to stop, in order. */
  stops: (() => Promise<void>)[];
}

/** Starts all engines on a folder, with the tables and buckets that the stack declares. */
export async function startEngines(dataFolder: string): Promise<EngineRoom> {
  const template = synthesiseData();
  const [dynamoDb, s3, ses, sts] = await Promise.all([
    startDynamoDb({ dataFolder: join(dataFolder, 'dynamodb') }),
    startS3({ dataFolder: join(dataFolder, 's3') }),
    startSes(Number(process.env.SES_PORT ?? 0)),
    startSts(),
  ]);
  const [tables, buckets] = await Promise.all([
    createTables(dynamoDb.endpoint, template),
    createBuckets(s3.endpoint, template),
  ]);
  return {
    dynamoDb: dynamoDb.endpoint,
    s3: s3.endpoint,
    ses: ses.endpoint,
    photoBucket: buckets.photos ?? '',
    tables,
    inboxUrl: ses.inboxUrl,
    onPut: s3.onPut,
    sts,
    stops: [dynamoDb.stop, s3.stop, ses.stop, sts.stop],
  };
}

/** Sets what Lambda would set for a function: where its tables are, the stage's settings, and credentials. */
export function setFunctionEnvironment(engines: EngineRoom, siteUrl: string): void {
  const { dynamoDb, s3, ses, sts, tables, photoBucket } = engines;
  for (const key of tableKeys) process.env[tableVariable(key)] = tables[key] ?? '';
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: ses,
    AWS_ENDPOINT_URL_STS: sts.endpoint,
    PHOTO_BUCKET: photoBucket,
    UPLOAD_ROLE: 'arn:aws:iam::000000000000:role/sarai-local-photo-uploads',
    // On the site's own origin, where the local server looks at what is put.
    UPLOAD_ENDPOINT: '/',
    MAIL_SENDER: 'Sarai <no-reply@sarai.example>',
    SITE_URL: siteUrl,
    LIMITS: JSON.stringify(localLimits),
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
  });
}
