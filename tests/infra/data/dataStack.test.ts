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

test('sessions, challenges and counts of newcomers expire', () => {
  const tables = dev.data.findResources(tableType);
  const expiring = tableKeys.filter((key) => tables[key]?.Properties.TimeToLiveSpecification);
  expect(expiring).toEqual(['users', 'vendors', 'bookings']);
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
  expect(buckets).toHaveLength(2);
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

test('what was uploaded and not yet re-encoded is never served, and goes after a day', () => {
  const [policy] = resources('AWS::S3::BucketPolicy', dev.data);
  const denied = policy?.Properties.PolicyDocument.Statement.find(
    ({ Effect, Principal }: Properties) => Effect === 'Deny' && Principal.Service === 'cloudfront.amazonaws.com',
  );
  expect(denied.Action).toBe('s3:GetObject');
  expect(JSON.stringify(denied.Resource)).toContain('/room-photos/incoming/*');
  expect(denied.Condition).toBeUndefined();
  const [bucket] = resources('AWS::S3::Bucket', dev.data);
  expect(bucket?.Properties.LifecycleConfiguration.Rules).toContainEqual(
    expect.objectContaining({ Prefix: 'room-photos/incoming/', ExpirationInDays: 1 }),
  );
});

test('a page of any address may put into the photo bucket, for what counts are its credentials', () => {
  const [bucket] = resources('AWS::S3::Bucket', dev.data);
  expect(bucket?.Properties.CorsConfiguration.CorsRules).toEqual([
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
