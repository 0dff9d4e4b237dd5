import { PutBucketTaggingCommand, type S3Client } from '@aws-sdk/client-s3';

/**
 * Gives buckets the tag that their templates state, and that the emulator makes them without: the function that empties a
 * bucket of a stack that goes looks for it.
 */
export async function tagBuckets(s3: S3Client, buckets: readonly string[]): Promise<void> {
  const Tagging = { TagSet: [{ Key: 'aws-cdk:auto-delete-objects', Value: 'true' }] };
  for (const Bucket of buckets) await s3.send(new PutBucketTaggingCommand({ Bucket, Tagging }));
}
