import { Annotations, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

import { logEmptying } from '../stacks/emptiedBucket.ts';
import { accept } from '../stacks/findings.ts';
import { stackSettings } from '../stacks/stackSettings.ts';
import { siteNames } from '../stages/siteNames.ts';
import type { Stage } from '../stages/stage.ts';

import { SiteBehaviors, type SiteOrigins } from './SiteBehaviors.ts';
import { SiteFiles } from './SiteFiles.ts';

export interface SiteSettings extends SiteOrigins {
  stage: Stage;
  /** The built site; without it the stack is made but nothing is put into its bucket. */
  siteFolder?: string | undefined;
  /** The firewall before the distribution, where the stage has one. */
  webAclArn?: string | undefined;
}

/** The distribution: the site, the API and the photos on one origin. */
export class SiteStack extends Stack {
  readonly distribution: Distribution;
  /** With its scheme, as people type it. */
  readonly address: string;

  constructor(scope: Construct, { stage, siteFolder, webAclArn, ...origins }: SiteSettings) {
    super(scope, `sarai-${stage.name}-site`, {
      ...stackSettings(stage),
      // Of the firewall, and of the alarms of the distribution.
      crossRegionReferences: stage.account !== undefined && stage.region !== undefined,
    });
    const { domain } = stage;
    const bucket = this.siteBucket();
    const { ofParts } = new SiteBehaviors(this, bucket, origins, domain);
    const distribution = new Distribution(this, 'Distribution', {
      // CloudFormation reads the key anew when it changes the distribution, as the number does.
      comment: `Sarai (${stage.name}), edge key ${stage.edgeKeyRotation}`,
      ...ofParts,
      // An error may be over a moment later: CloudFront would otherwise repeat it for ten seconds.
      errorResponses: [403, 404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheapest class has no edges in Asia.
      priceClass: PriceClass.PRICE_CLASS_200,
      // Hits of the cache, which CloudFront measures for money.
      publishAdditionalMetrics: stage.metrics,
      ...(webAclArn !== undefined && { webAclId: webAclArn }),
      ...(domain && {
        domainNames: siteNames(domain),
        certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    logEmptying(this, stage);
    acceptFindings(distribution, stage);
    if (siteFolder) new SiteFiles(this, { stage, bucket, photos: origins.photos, folder: siteFolder });
    if (domain) this.addRecords(domain, distribution);
    this.distribution = distribution;
    this.address = `https://${domain?.name ?? distribution.distributionDomainName}`;
    new CfnOutput(this, 'Address', { value: this.address });
  }

  /** Outputs for the DNS. */
  private addRecords(domain: NonNullable<Stage['domain']>, { distributionDomainName }: Distribution): void {
    for (const [at, name] of siteNames(domain).entries()) {
      new CfnOutput(this, at === 0 ? 'Dns' : 'DnsOfAlias', { value: `${name} CNAME ${distributionDomainName}` });
    }
  }

  private siteBucket(): Bucket {
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // Every release puts it there again.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    });
    accept(bucket, { 'AwsSolutions-S1': 'Only the distribution reads it, and who saw which page is not kept.' });
    return bucket;
  }
}

function acceptFindings(distribution: Distribution, { domain, firewall }: Stage): void {
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The one path that would list the bucket is changed to that of the first page.',
  );
  accept(distribution, {
    'AwsSolutions-CFR1': 'Travellers book from abroad too.',
    'AwsSolutions-CFR3': 'Calls are logged at the gateway; who saw which page is not kept.',
  });
  if (!firewall) {
    accept(distribution, {
      'AwsSolutions-CFR2': 'The gateway throttles, and login, signup and codes are limited by account and address.',
    });
  }
  if (!domain) {
    accept(distribution, { 'AwsSolutions-CFR4': 'The certificate of CloudFront itself leaves no choice of protocol.' });
  }
}
