import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

import { versionDays } from '../../functions/photos/photoItem.ts';
import { photoFolder } from '../../shared/photos/photos.ts';
import { accept } from '../stacks/findings.ts';
import type { Stage } from '../stages/stage.ts';
import { closed } from './bucketSettings.ts';

/**
 * Photos as visitors see them. A file that is removed or replaced stays as a version for as long as tables can be restored to a
 * moment; a stage that keeps nothing has versions too, for a day, so that functions do there what they do everywhere.
 */
export class PhotoBucket extends Bucket {
  constructor(scope: Construct, stage: Stage) {
    super(scope, 'photos', {
      ...closed(stage),
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(stage.keepsData ? versionDays : 1),
          expiredObjectDeleteMarker: true,
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    this.addToResourcePolicy(reading(this));
    accept(this, { 'AwsSolutions-S1': 'Visitors see photos through the site; who saw which one is not kept.' });
  }
}

/**
 * The site's distribution may read photos. It is named by account and not by id, because its stack needs this
 * bucket's address first and neither stack could be deployed before the other.
 */
function reading(bucket: Bucket): PolicyStatement {
  const { partition, account } = Stack.of(bucket);
  const distributions = `arn:${partition}:cloudfront::${account}:distribution/*`;
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
    actions: ['s3:GetObject'],
    resources: [bucket.arnForObjects(`${photoFolder}*`)],
    // The ARN names the account already; CloudFront is not documented to say it by itself.
    conditions: { ArnLike: { 'aws:SourceArn': distributions } },
  });
}
