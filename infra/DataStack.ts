import { CfnResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct, IConstruct } from 'constructs';
import { type TableKey, tableIndexes, tableKeys } from '../functions/runtime/table.ts';
import { photoFolder } from '../shared/rules/photos.ts';
import { incomingPrefix } from '../shared/rules/photoUploads.ts';
import { accept } from './findings.ts';
import type { Stage } from './stages.ts';

/**
 * The tables, the photo bucket and the secret that signs. Logical ids are the tables' keys, `photos` and `signing`, for
 * readers of the template.
 */
export class DataStack extends Stack {
  readonly tables: Readonly<Record<TableKey, Table>>;
  readonly photos: Bucket;
  readonly signing: Secret;

  constructor(scope: Construct, stage: Stage) {
    super(scope, `sarai-${stage.name}-data`, { terminationProtection: stage.keepsData });
    const tables = tableKeys.map((key) => [key, this.table(key, stage)] as const);
    this.tables = Object.fromEntries(tables) as Record<TableKey, Table>;
    this.photos = this.photoBucket(stage);
    this.signing = this.signingSecret(stage);
  }

  private table(key: TableKey, { keepsData }: Stage): Table {
    // Sessions, and challenges of a password reset, end by themselves.
    const expires = key === 'users' || key === 'vendors';
    const table = new Table(this, key, {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: keepsData },
      deletionProtection: keepsData,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(expires && { timeToLiveAttribute: 'expiresAt' }),
      ...(streamed.includes(key) && { stream: StreamViewType.NEW_AND_OLD_IMAGES }),
    });
    if (key === 'bookings') addIndexes(table, tableIndexes[key]);
    if (!keepsData) accept(table, { 'AwsSolutions-DDB3': 'The data of this stage is made up and can be made again.' });
    return named(key, table);
  }

  private photoBucket({ keepsData }: Stage): Bucket {
    const bucket = new Bucket(this, 'photos', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
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
    tellEventBridge(bucket);
    for (const statement of this.photoReading(bucket)) bucket.addToResourcePolicy(statement);
    accept(bucket, { 'AwsSolutions-S1': 'Visitors see photos through the site; who saw which one is not kept.' });
    return named('photos', bucket);
  }

  /** Made up by AWS, known to nobody. A new value is put beside the one before, which is believed until the next. */
  private signingSecret({ keepsData }: Stage): Secret {
    const secret = new Secret(this, 'signing', {
      description: 'Signs the links in the mails of Sarai.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    accept(secret, { 'AwsSolutions-SMG4': 'It is rotated by hand, as the runbook says: links end within a day.' });
    return named('signing', secret);
  }

  /**
   * The site's distribution may read photos. It is named by account and not by id, because its stack needs this
   * bucket's address first and neither stack could be deployed before the other. What was uploaded and not yet
   * re-encoded may carry the place where it was taken and is kept from the distribution whatever path is asked for.
   */
  private photoReading(bucket: Bucket): PolicyStatement[] {
    const distributions = `arn:${this.partition}:cloudfront::${this.account}:distribution/*`;
    return [
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects(`${photoFolder}*`)],
        // Its ARN names the account already. CloudFront is not documented to say the account by itself.
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
}

/** The tables whose changes call functions. */
const streamed: readonly TableKey[] = ['properties', 'bookings'];

/** Each index holds whole items, so that a list is read from it alone. */
function addIndexes(table: Table, indexes: Readonly<Record<string, string>>): void {
  for (const [indexName, partition] of Object.entries(indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: partition, type: AttributeType.STRING },
      sortKey: { name: 'listed', type: AttributeType.STRING },
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

function named<T extends IConstruct>(logicalId: string, construct: T): T {
  const resource = construct.node.defaultChild;
  if (resource instanceof CfnResource) resource.overrideLogicalId(logicalId);
  return construct;
}
