import { expect, test } from 'vitest';
import { tableKeys } from '../../../functions/runtime/table.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const dev = await stacksOf('dev');
const prod = await stacksOf('prod');
const tableType = 'AWS::DynamoDB::Table';

test.each(tableKeys)('the table %s is known by its key, has pk and sk, and is paid by request', (key) => {
  expect(dev.data.findResources(tableType)[key]?.Properties).toMatchObject({
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    BillingMode: 'PAY_PER_REQUEST',
  });
});

test('a table and each of its indexes serve no more units a second than the stage says', () => {
  const most = { MaxReadRequestUnits: 10_000, MaxWriteRequestUnits: 2000 };
  for (const { Properties } of resources(tableType, prod.data)) {
    expect(Properties.OnDemandThroughput).toEqual(most);
    for (const index of Properties.GlobalSecondaryIndexes ?? []) expect(index.OnDemandThroughput).toEqual(most);
  }
});

test('items of every table end by themselves at their time', () => {
  for (const { Properties } of resources(tableType, dev.data)) {
    expect(Properties.TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
  }
});

test('prod keeps its tables, can restore them to any second, and refuses to delete them', () => {
  const tables = resources(tableType, prod.data);
  for (const { DeletionPolicy, Properties } of tables) {
    expect(DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(Properties.DeletionProtectionEnabled).toBe(true);
    expect(Properties.PointInTimeRecoverySpecification).toEqual({ PointInTimeRecoveryEnabled: true });
  }
});

test('dev is taken down with all it has', () => {
  const kept = Object.values(dev.data.toJSON().Resources as Record<string, { DeletionPolicy?: string }>);
  expect(kept.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain')).toEqual([]);
});

test('buckets are private, encrypted and reached by TLS alone', () => {
  const buckets = resources('AWS::S3::Bucket', ...prod.all);
  const policies = resources('AWS::S3::BucketPolicy', ...prod.all);
  expect(buckets).toHaveLength(3);
  for (const { Properties } of buckets) {
    expect(Object.values(Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(Properties.BucketEncryption).toBeDefined();
    expect(Properties.AccessControl).toBeUndefined();
  }
  for (const { Properties } of policies) {
    expect(Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  }
});

const buckets = (stack: typeof dev) => stack.data.findResources('AWS::S3::Bucket');

test('what was uploaded and is not judged goes after a day, is served to nobody, and leaves no version', () => {
  for (const stage of [dev, prod]) {
    const uploads = buckets(stage).uploads?.Properties;
    expect(uploads.VersioningConfiguration).toBeUndefined();
    expect(uploads.LifecycleConfiguration.Rules).toEqual([expect.objectContaining({ ExpirationInDays: 1 })]);
    const policies = resources('AWS::S3::BucketPolicy', stage.data).filter(
      ({ Properties }) => JSON.stringify(Properties.Bucket) === '{"Ref":"uploads"}',
    );
    expect(policies).toHaveLength(1);
    expect(JSON.stringify(policies)).not.toContain('cloudfront');
  }
});

test.each([
  ['prod', 35, prod],
  ['dev', 1, dev],
] as const)('a photo of %s that was removed stays as a version for %i days', (_, days, stage) => {
  const { VersioningConfiguration, LifecycleConfiguration } = buckets(stage).photos?.Properties ?? {};
  expect(VersioningConfiguration).toEqual({ Status: 'Enabled' });
  expect(LifecycleConfiguration.Rules).toEqual([
    expect.objectContaining({
      NoncurrentVersionExpiration: { NoncurrentDays: days },
      ExpiredObjectDeleteMarker: true,
      Status: 'Enabled',
    }),
  ]);
});

test('no function may delete a version, so that no fault of one takes what a restore needs', async () => {
  for (const { ports } of [...prod.operations, ...prod.units]) {
    expect(ports.flatMap(({ actions }) => actions).filter((action) => /version/i.test(action))).toEqual([]);
  }
  const roles = JSON.stringify(resources('AWS::IAM::Role', prod.api, prod.events));
  expect(roles).not.toMatch(/s3:\w*Version/);
});

test('a page of any address may put into the bucket of uploads, for what counts are its credentials', () => {
  expect(buckets(dev).photos?.Properties.CorsConfiguration).toBeUndefined();
  expect(buckets(dev).uploads?.Properties.CorsConfiguration.CorsRules).toEqual([
    expect.objectContaining({ AllowedMethods: ['PUT', 'POST'], AllowedOrigins: ['*'], ExposedHeaders: ['ETag'] }),
  ]);
});

test('alarms of this account may tell both topics, and nobody may without TLS', () => {
  const policies = resources('AWS::SNS::TopicPolicy', prod.data);
  expect(policies).toHaveLength(2);
  for (const { Properties: policy } of policies) {
    const statements: Properties[] = policy.PolicyDocument.Statement;
    expect(statements.map(({ Effect, Action, Principal }) => [Effect, Action, Principal])).toEqual([
      ['Deny', 'sns:Publish', '*'],
      ['Allow', 'sns:Publish', { Service: 'cloudwatch.amazonaws.com' }],
    ]);
    expect(statements[1]?.Condition).toEqual({ StringEquals: { 'aws:SourceAccount': '111122223333' } });
  }
});

test('a table that was restored stands in the place of its own, which stays', async () => {
  const streamArn = 'arn:aws:dynamodb:ap-south-1:111122223333:table/restored/stream/2026-11-22T00:00:00.000';
  const { data, events, api } = await stacksOf('prod', {
    restoredTables: { bookings: { name: 'restored', streamArn } },
  });
  expect(data.findResources(tableType).bookings).toBeDefined();
  const mappings = resources('AWS::Lambda::EventSourceMapping', events).map(
    ({ Properties }) => Properties.EventSourceArn,
  );
  expect(mappings).toContain(streamArn);
  const named = resources('AWS::Lambda::Function', api).map(
    ({ Properties }) => Properties.Environment?.Variables?.BOOKINGS_TABLE,
  );
  expect(new Set(named.filter(Boolean))).toEqual(new Set(['restored']));
});
