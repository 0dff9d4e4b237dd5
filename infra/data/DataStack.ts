import { CfnResource, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct, IConstruct } from 'constructs';
import { type IndexAttributes, type TableKey, tableIndexes, tableKeys } from '../../functions/runtime/table.ts';
import { logEmptying } from '../stacks/emptiedBucket.ts';
import { accept } from '../stacks/findings.ts';
import { environmentOf, removalOf } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { PhotoBucket } from './PhotoBucket.ts';

/**
 * The tables, the photo bucket, the secrets and the topic of alarms. Logical ids are the tables' keys, `photos`, `signing`,
 * `edge` and `alarms`, for readers of the template.
 */
export class DataStack extends Stack {
  readonly tables: Readonly<Record<TableKey, ITable>>;
  readonly photos: Bucket;
  readonly signing: Secret;
  /** The key that the distribution alone sends along, so that functions know a call that came through it. */
  readonly edgeKey: Secret;
  /** Tells the alarm address of the stage what rings. */
  readonly alarms: Topic;

  constructor(scope: Construct, stage: Stage) {
    super(scope, `sarai-${stage.name}-data`, { ...environmentOf(stage), terminationProtection: stage.keepsData });
    const own = tableKeys.map((key) => [key, this.table(key, stage)] as const);
    const tables = own.map(([key, table]) => [key, this.inUse(key, table, stage)] as const);
    this.tables = Object.fromEntries(tables) as Record<TableKey, ITable>;
    this.photos = named('photos', new PhotoBucket(this, stage));
    this.signing = this.secret('signing', stage, [
      'Signs the links in the mails of Sarai.',
      'It is rotated by hand, as the runbook says: links end within a day.',
    ]);
    this.edgeKey = this.secret('edge', stage, [
      'Tells the functions of Sarai that a call came through its distribution.',
      'It is rotated by hand, as the runbook says, with a deployment that gives it to the distribution.',
    ]);
    this.alarms = this.alarmTopic(stage);
    logEmptying(this, stage);
    this.exportAll(own.map(([, table]) => table));
  }

  private table(key: TableKey, stage: Stage): Table {
    const { keepsData } = stage;
    // Sessions, and challenges of a password reset, end by themselves.
    const expires = key !== 'properties';
    const table = new Table(this, key, {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: keepsData },
      deletionProtection: keepsData,
      removalPolicy: removalOf(stage),
      ...(expires && { timeToLiveAttribute: 'expiresAt' }),
      ...(streamed.includes(key) && { stream: StreamViewType.NEW_AND_OLD_IMAGES }),
    });
    if (key === 'bookings') addIndexes(table, tableIndexes[key]);
    if (!keepsData) accept(table, { 'AwsSolutions-DDB3': 'The data of this stage is made up and can be made again.' });
    return named(key, table);
  }

  /** AWS makes the value, and nobody knows it. A new value stands beside the one before, which is accepted until the next. */
  private secret(id: string, stage: Stage, [description, acceptedAs]: [string, string]): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalOf(stage),
    });
    accept(secret, { 'AwsSolutions-SMG4': acceptedAs });
    return named(id, secret);
  }

  private alarmTopic({ alarmAddress }: Stage): Topic {
    const topic = named('alarms', new Topic(this, 'alarms', { enforceSSL: true }));
    // A policy of its own takes the place of SNS's, which would let alarms in.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (alarmAddress) topic.addSubscription(new EmailSubscription(alarmAddress));
    accept(topic, { 'AwsSolutions-SNS2': 'It says which alarm rings and nothing about people.' });
    return topic;
  }

  /** The table, or one that was restored in its place. */
  private inUse(key: TableKey, table: Table, { restoredTables }: Stage): ITable {
    const restored = restoredTables?.[key];
    if (!restored) return table;
    return Table.fromTableAttributes(this, `${key}Restored`, {
      tableName: restored.name,
      ...(restored.streamArn && { tableStreamArn: restored.streamArn }),
    });
  }

  /**
   * Values that other stacks may read stay exported, whether or not one does: this stack is deployed before them, and
   * an export that they still use cannot go.
   */
  private exportAll(tables: readonly Table[]): void {
    for (const { tableName, tableArn, tableStreamArn } of tables) {
      for (const value of [tableName, tableArn, tableStreamArn]) if (value) this.exportValue(value);
    }
    const { bucketName, bucketArn, bucketRegionalDomainName } = this.photos;
    for (const value of [bucketName, bucketArn, bucketRegionalDomainName]) this.exportValue(value);
    for (const { secretArn } of [this.signing, this.edgeKey]) this.exportValue(secretArn);
    this.exportValue(this.alarms.topicArn);
  }
}

/** The tables whose changes call functions. */
const streamed: readonly TableKey[] = ['properties', 'bookings'];

/** Each index holds whole items, so that a list is read from it alone. */
function addIndexes(table: Table, indexes: Readonly<Record<string, IndexAttributes>>): void {
  for (const [indexName, { owner, place }] of Object.entries(indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: owner, type: AttributeType.STRING },
      sortKey: { name: place, type: AttributeType.STRING },
    });
  }
}

function named<T extends IConstruct>(logicalId: string, construct: T): T {
  const resource = construct.node.defaultChild;
  if (resource instanceof CfnResource) resource.overrideLogicalId(logicalId);
  return construct;
}
