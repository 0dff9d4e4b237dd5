import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { localAccess } from './localAccess.ts';
import { createEach, type PhysicalNames, type Template } from './template.ts';

/** Creates every bucket that a synthesised template declares and answers with their names by logical id. */
export async function createBuckets(endpoint: string, template: Template): Promise<PhysicalNames> {
  const client = new S3Client({ endpoint, forcePathStyle: true, ...localAccess });
  return createEach<{ BucketName?: unknown }>(template, ['AWS::S3::Bucket'], async (logicalId, { BucketName }) => {
    // CloudFormation makes up a name where the stack gives none; bucket names have no capitals.
    const Bucket = typeof BucketName === 'string' ? BucketName : logicalId.toLowerCase();
    await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
      if (!['BucketAlreadyExists', 'BucketAlreadyOwnedByYou'].includes(error.name)) throw error;
    });
    return Bucket;
  });
}
