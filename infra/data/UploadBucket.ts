import { Duration } from 'aws-cdk-lib';
import { Bucket, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accept } from '../stacks/findings.ts';
import type { Stage } from '../stages/stage.ts';
import { closed } from './bucketSettings.ts';

/**
 * Photos as vendors' browsers upload them, until they are judged. They may carry the place where they were taken: so this bucket has
 * no versions and is in no backup, and what is removed is gone. The distribution does not know it.
 */
export class UploadBucket extends Bucket {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'uploads', {
      ...closed(stage),
      lifecycleRules: [{ expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      // A page of any origin may try: it needs credentials, which only our own API gives out.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT, HttpMethods.POST],
          allowedOrigins: ['*'],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
    });
    tellEventBridge(this);
    accept(this, {
      'AwsSolutions-S1': 'Files are gone within a day, and each put has a line of the function that judges it.',
    });
  }
}

/**
 * The bucket's own property. The option of the construct would set it with a function that may change every bucket, and
 * a function of another stack could not be named here: each stack would need the other first.
 */
function tellEventBridge(bucket: Bucket): void {
  const { defaultChild } = bucket.node;
  if (!(defaultChild instanceof CfnBucket)) return;
  defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
}
