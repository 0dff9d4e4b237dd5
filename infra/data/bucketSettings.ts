import { BlockPublicAccess, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import { removalOf } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';

/** Nobody reaches a bucket but by policies and TLS; it goes with its stack where the stage keeps nothing. */
export function closed(stage: Stage) {
  return {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: removalOf(stage),
    autoDeleteObjects: !stage.keepsData,
  } satisfies BucketProps;
}
