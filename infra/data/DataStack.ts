import { CfnOutput, CfnResource, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  type ITable,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct, IConstruct } from 'constructs';
import { type IndexAttributes, type TableKey, tableIndexes, tableKeys } from '../../functions/runtime/table.ts';
import { CopyPlan } from '../copies/CopyPlan.ts';
import { AlarmTopics } from '../stacks/AlarmTopics.ts';
import { logEmptying } from '../stacks/emptiedBucket.ts';
import { accept } from '../stacks/findings.ts';
import { removalOf, stackSettings } from '../stacks/stackSettings.ts';
import type { Stage } from '../stages/stage.ts';
import { PhotoBucket } from './PhotoBucket.ts';
import { addPeopleKey } from './peopleKey.ts';
import { UploadBucket } from './UploadBucket.ts';

/**
 * The tables, the buckets of photos, the secrets, the key of people's numbers and the topics of alarms. Logical ids are the tables'
 * keys, `photos`, `uploads`, `signing`, `push`, `edge`, `journey`, `people`, `pages` and `alarms`, for readers of the template.
 */
export class DataStack extends Stack {
  readonly tables: Readonly<Record<TableKey, ITable>>;
  readonly photos: Bucket;
  /** Where browsers put photos that nobody has judged yet. */
  readonly uploads: Bucket;
  readonly signing: Secret;
  /** From it follows the key by which push services know the stage. */
  readonly push: Secret;
  /** The key that the distribution alone sends along, so that functions know a call that came through it. */
  readonly edgeKey: Secret;
  /** Under it numbers of people are sealed. */
  readonly peopleKey: IKey;
  /** They tell the operators of the stage what rings. */
  readonly alarms: AlarmTopics;

  constructor(scope: Construct, stage: Stage) {
    super(scope, `sarai-${stage.name}-data`, stackSettings(stage));
    const own = tableKeys.map((key) => [key, this.table(key, stage)] as const);
    const tables = own.map(([key, table]) => [key, this.inUse(key, table, stage)] as const);
    this.tables = Object.fromEntries(tables) as Record<TableKey, ITable>;
    this.photos = named('photos', new PhotoBucket(this, stage));
    this.uploads = named('uploads', new UploadBucket(this, stage));
    this.signing = this.secret('signing', stage, [
      'Signs the links in the mails of Sarai.',
      'It is rotated by hand, as the runbook says: links end within a day.',
    ]);
    this.push = this.secret('push', stage, [
      'Makes the key by which push services know Sarai.',
      'Each rotation silences all phones until they open the site again, as the runbook says: it is for a secret that was seen alone.',
    ]);
    this.edgeKey = this.secret('edge', stage, [
      'Tells the functions of Sarai that a call came through its distribution.',
      'It is rotated by hand, as the runbook says, with a deployment that gives it to the distribution.',
    ]);
    // No function reads it: whoever deploys does, for the journey after a release.
    this.secret('journey', stage, [
      'Makes the passwords of the two accounts of the journey after a release of Sarai.',
      'It opens two accounts of nobody, which are erased and opened again with a new value, as the runbook says.',
    ]);
    const key = named('people', addPeopleKey(this, stage));
    new CfnOutput(this, 'PeopleKey', {
      value: key.keyArn,
      description: 'peopleKey of copies, whose region gets one too',
    });
    const { restoredKey } = stage;
    this.peopleKey = restoredKey === undefined ? key : Key.fromKeyArn(this, 'peopleRestored', restoredKey);
    this.alarms = new AlarmTopics(this, stage);
    logEmptying(this, stage);
    const { copies } = stage;
    if (copies) {
      const inUse = Object.values(this.tables).map(({ tableArn }) => tableArn);
      new CopyPlan(this, { stage: { ...stage, copies }, tables: inUse, photos: this.photos.bucketArn });
    }
    this.exportAll(
      own.map(([, table]) => table),
      key,
    );
  }

  private table(key: TableKey, stage: Stage): Table {
    const { keepsData } = stage;
    const table = new Table(this, key, {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...mostUnits(stage),
      encryption: TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: keepsData },
      deletionProtection: keepsData,
      removalPolicy: removalOf(stage),
      timeToLiveAttribute: 'expiresAt',
      ...(streamed.includes(key) && { stream: StreamViewType.NEW_AND_OLD_IMAGES }),
    });
    if (key === 'bookings') addIndexes(table, tableIndexes[key], stage);
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
  private exportAll(tables: readonly Table[], key: Key): void {
    const values = [
      ...tables.flatMap(({ tableName, tableArn, tableStreamArn }) => [tableName, tableArn, tableStreamArn]),
      ...[this.photos, this.uploads].flatMap(({ bucketName, bucketArn, bucketRegionalDomainName }) => [
        bucketName,
        bucketArn,
        bucketRegionalDomainName,
      ]),
      ...[
        this.signing.secretArn,
        this.push.secretArn,
        this.edgeKey.secretArn,
        key.keyArn,
        this.alarms.pages.topicArn,
        this.alarms.alarms.topicArn,
      ],
    ];
    for (const value of values) if (value) this.exportValue(value);
  }
}

/** The tables whose changes call functions. */
const streamed: readonly TableKey[] = ['properties', 'bookings', 'messages'];

/** A bound of the bill, which a table and each of its indexes has by itself. */
function mostUnits({ tableUnits: { reads, writes } }: Stage) {
  return { maxReadRequestUnits: reads, maxWriteRequestUnits: writes };
}

/** Each index holds whole items, so that a list is read from it alone. */
function addIndexes(table: Table, indexes: Readonly<Record<string, IndexAttributes>>, stage: Stage): void {
  for (const [indexName, { owner, place }] of Object.entries(indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: owner, type: AttributeType.STRING },
      sortKey: { name: place, type: AttributeType.STRING },
      ...mostUnits(stage),
    });
  }
}

function named<T extends IConstruct>(logicalId: string, construct: T): T {
  const resource = construct.node.defaultChild;
  if (resource instanceof CfnResource) resource.overrideLogicalId(logicalId);
  return construct;
}
