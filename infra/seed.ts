import { S3Client } from '@aws-sdk/client-s3';
import { tableKeys } from '../functions/runtime/table.ts';
import { openStage } from './deployed/openStage.ts';
import { runScript } from './deployed/runScript.ts';
import { seededStage, seedStage } from './deployed/seedStage.ts';
import { stageArgs } from './deployed/stageArgs.ts';

/** `npm run seed -- -c stage=<name>`. */
await runScript(async () => {
  const { name } = await seededStage(stageArgs(process.argv.slice(2)).stage);
  const tables = await openStage(name, { tables: tableKeys, photos: true });
  const client = new S3Client({ forcePathStyle: process.env.AWS_ENDPOINT_URL_S3 !== undefined });
  await seedStage({ ...tables, photos: { client, bucket: process.env.PHOTO_BUCKET ?? '' } }, console.log);
});
