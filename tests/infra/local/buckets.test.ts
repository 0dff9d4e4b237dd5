import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { createBuckets } from '../../../infra/local/buckets.ts';
import { startS3 } from '../../../infra/local/engines/s3.ts';
import { localAccess } from '../../../infra/local/localAccess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const template = {
  Resources: {
    PhotosC0FFEE: { Type: 'AWS::S3::Bucket' },
    Site: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'sarai-site' } },
    Role: { Type: 'AWS::IAM::Role' },
  },
};

test('every bucket of the stack is there, also after a second start', async () => {
  const engine = await startS3({ dataFolder: temporaryFolder() });
  onTestFinished(engine.stop);
  const names = { PhotosC0FFEE: 'photosc0ffee', Site: 'sarai-site' };
  expect(await createBuckets(engine.endpoint, template)).toEqual(names);
  expect(await createBuckets(engine.endpoint, template)).toEqual(names);
  const client = new S3Client({ endpoint: engine.endpoint, forcePathStyle: true, ...localAccess });
  onTestFinished(() => client.destroy());
  const { Buckets = [] } = await client.send(new ListBucketsCommand({}));
  expect(Buckets.map(({ Name }) => Name).sort()).toEqual(['photosc0ffee', 'sarai-site']);
});
