import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { photoFolder } from '../shared/rules/photos.ts';
import { accept } from './findings.ts';
import { SiteBehaviors } from './SiteBehaviors.ts';
import { SiteFiles } from './SiteFiles.ts';
import type { Domain, Stage } from './stages.ts';

export interface SiteSettings {
  stage: Stage;
  api: HttpApi;
  /** Tells the functions that a call came through the distribution. */
  edgeKey: string;
  photos: IBucket;
  /** The built site; without it the stack is made but nothing is put into its bucket. */
  siteFolder?: string | undefined;
  /** The site's own name; without it CloudFront gives one. */
  domain?: Domain | undefined;
}

/** What visitors reach: the site, the API and the photos on one origin. */
export class SiteStack extends Stack {
  constructor(scope: Construct, { stage, api, edgeKey, photos, siteFolder, domain }: SiteSettings) {
    super(scope, `sarai-${stage.name}-site`);
    const bucket = this.siteBucket(stage);
    const { site, apiCalls, photoFiles } = new SiteBehaviors(this, { bucket, api, edgeKey, photos });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Sarai (${stage.name})`,
      defaultBehavior: site,
      additionalBehaviors: { '/api/*': apiCalls, [`/${photoFolder}*`]: photoFiles },
      // An error may be over a moment later: CloudFront would otherwise repeat it for ten seconds.
      errorResponses: [403, 404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheapest class has no edges in Asia.
      priceClass: PriceClass.PRICE_CLASS_200,
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    acceptFindings(distribution, domain);
    if (siteFolder) new SiteFiles(this, { stage, bucket, photos, folder: siteFolder });
    new CfnOutput(this, 'Address', { value: `https://${domain?.name ?? distribution.distributionDomainName}` });
  }

  private siteBucket({ keepsData }: Stage): Bucket {
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    accept(bucket, { 'AwsSolutions-S1': 'Only the distribution reads it, and who saw which page is not kept.' });
    return bucket;
  }
}

function acceptFindings(distribution: Distribution, domain: Domain | undefined): void {
  accept(distribution, {
    'AwsSolutions-CFR1': 'Travellers book from abroad too.',
    'AwsSolutions-CFR2': 'The gateway throttles, and login, signup and codes are limited by account and address.',
    'AwsSolutions-CFR3': 'Calls are logged at the gateway; who saw which page is not kept.',
  });
  if (domain) return;
  accept(distribution, { 'AwsSolutions-CFR4': 'The certificate of CloudFront itself leaves no choice of protocol.' });
}
