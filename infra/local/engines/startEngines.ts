import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { incomingPrefix } from '../../../shared/photos/photoUploads.ts';
import type { PreparedData } from '../prepareData.ts';
import { startDynamoDb } from './dynamodb.ts';
import { startS3 } from './s3.ts';
import { startSes } from './ses.ts';
import { startSts } from './sts.ts';

/** The engines that stand in for AWS, and the tables and buckets behind them. */
export type Engines = Awaited<ReturnType<typeof startEngines>>;

/** Starts all engines on a folder, with the tables and buckets that the stack declares and the samples in them. */
export async function startEngines(dataFolder: string) {
  const [dynamoDb, s3, ses, sts] = await Promise.all([
    startDynamoDb({ dataFolder: join(dataFolder, 'dynamodb') }),
    startS3({ dataFolder: join(dataFolder, 's3') }),
    startSes(Number(process.env.SES_PORT ?? 0)),
    startSts(),
  ]);
  const prepared = await prepareData(dynamoDb.endpoint, s3.endpoint);
  return {
    ...prepared,
    dynamoDb: dynamoDb.endpoint,
    s3: s3.endpoint,
    ses: ses.endpoint,
    inboxUrl: ses.inboxUrl,
    /** Tells of new mails. */
    onMail: ses.onSent,
    /** Tells of new objects. */
    onPut: s3.onPut,
    /** Photos that were put and not judged when the server ended last. */
    unjudged: await s3.list(prepared.uploadBucket, incomingPrefix),
    sts,
    stops: [dynamoDb.stop, s3.stop, ses.stop, sts.stop],
  };
}

async function prepareData(dynamoDb: string, s3: string): Promise<PreparedData> {
  const child = fork(fileURLToPath(new URL('../prepareData.ts', import.meta.url)), [dynamoDb, s3]);
  const exited = once(child, 'exit').then(([code]) => `The preparation of the data ended with code ${code}.`);
  const [prepared] = await Promise.race([
    once(child, 'message') as Promise<[PreparedData | string]>,
    exited.then((text) => [text]),
  ]);
  if (typeof prepared === 'object') return prepared;
  throw new Error(prepared);
}
