import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { localAccess } from './localAccess.ts';
import { type PhysicalNames, resourcesOf, type Template } from './template.ts';

/** Creates every bucket that a synthesised template declares and answers with their names by logical id. */
export async function createBuckets(endpoint: string, template: Template): Promise<PhysicalNames> {
  const client = new S3Client({ endpoint, forcePathStyle: true, ...localAccess });
  try {
    const buckets = resourcesOf<{ BucketName?: unknown }>(template, ['AWS::S3::Bucket']);
    const names = buckets.map(async ({ logicalId, properties }) => {
      // CloudFormation makes up a name where the stack gives none; bucket names have no capitals.
      const name = typeof properties.BucketName === 'string' ? properties.BucketName : logicalId.toLowerCase();
      await createBucket(client, name);
      return [logicalId, name] as const;
    });
    return Object.fromEntries(await Promise.all(names));
  } finally {
    client.destroy();
  }
}

async function createBucket(client: S3Client, Bucket: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
    if (!['BucketAlreadyExists', 'BucketAlreadyOwnedByYou'].includes(error.name)) throw error;
  });
}
