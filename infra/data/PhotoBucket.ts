import { Duration, Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

import { photoFolder } from '../../shared/photos/photos.ts';
import { incomingPrefix } from '../../shared/photos/photoUploads.ts';
import { accept } from '../stacks/findings.ts';
import { removalOf } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';

/** Photos as vendors' browsers upload them, and as visitors see them. */
export class PhotoBucket extends Bucket {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'photos', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: removalOf(stage),
      autoDeleteObjects: !stage.keepsData,
      lifecycleRules: [
        { prefix: incomingPrefix, expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
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
    for (const statement of reading(this)) this.addToResourcePolicy(statement);
    accept(this, { 'AwsSolutions-S1': 'Visitors see photos through the site; who saw which one is not kept.' });
  }
}

/**
 * The site's distribution may read photos. It is named by account and not by id, because its stack needs this
 * bucket's address first and neither stack could be deployed before the other. An upload that is not yet
 * re-encoded may carry the place where it was taken: no path of the distribution leads to it.
 */
function reading(bucket: Bucket): PolicyStatement[] {
  const { partition, account } = Stack.of(bucket);
  const distributions = `arn:${partition}:cloudfront::${account}:distribution/*`;
  return [
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(`${photoFolder}*`)],
      // The ARN names the account already; CloudFront is not documented to say it by itself.
      conditions: { ArnLike: { 'aws:SourceArn': distributions } },
    }),
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(`${incomingPrefix}*`)],
    }),
  ];
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
