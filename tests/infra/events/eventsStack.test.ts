import { describe, expect, test } from 'vitest';
import { concurrencyShares } from '../../../infra/stages/checked.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const { units, data, events } = await stacksOf('prod');
const functions = resources('AWS::Lambda::Function', events);
const rules = resources('AWS::Events::Rule', events);
const mappings = resources('AWS::Lambda::EventSourceMapping', events);

const named = (found: typeof rules, name: string) =>
  found.filter(({ Properties }) => JSON.stringify(Properties).includes(name)).map(({ Properties }) => Properties);

test('there is one function an event, and one thing that calls it', () => {
  const names = units.map(({ name }) => `sarai-prod-${name}`).sort();
  expect(functions.map(({ Properties }) => Properties.FunctionName).sort()).toEqual(names);
  expect(rules.length + mappings.length).toBe(units.length);
});

test('a photo that is put calls the function that judges it, and no other object does', () => {
  expect(data.findResources('AWS::S3::Bucket').uploads?.Properties.NotificationConfiguration).toEqual({
    EventBridgeConfiguration: { EventBridgeEnabled: true },
  });
  const [rule] = named(rules, 'processPhoto');
  expect(rule?.EventPattern).toMatchObject({
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { object: { key: [{ prefix: 'room-photos/incoming/' }] } },
  });
});

test('what SES tells of the own mails calls the function that blocks addresses, and of those of no other stage', () => {
  const [rule] = named(rules, 'blockAddress');
  expect(rule?.EventPattern).toEqual({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
    detail: { mail: { tags: { 'ses:configuration-set': ['sarai-prod'] } } },
  });
});

test.each([
  ['removeUnusedPhotos', 'rate(1 hour)'],
  ['settleProperties', 'rate(1 hour)'],
  ['bookingsDue', 'rate(10 minutes)'],
  ['resendMails', 'rate(1 minute)'],
  ['mailDigests', 'rate(5 minutes)'],
  ['tellReports', 'rate(5 minutes)'],
])('%s is called by the clock, at a %s', (name, rate) => {
  expect(named(rules, name)).toMatchObject([{ ScheduleExpression: rate }]);
});

test('the function that draws has the memory and the time for the largest photo', () => {
  const [drawing] = functions.filter(({ Properties }) => Properties.FunctionName === 'sarai-prod-processPhoto');
  expect(drawing?.Properties).toMatchObject({ MemorySize: 2048, Timeout: 60 });
});

test('a thousand photos at once leave the travellers their searches: only ten are drawn at the same time', () => {
  const reserved = functions.map(({ Properties }) => [
    Properties.FunctionName,
    Properties.ReservedConcurrentExecutions,
  ]);
  expect(reserved.filter(([, most]) => most !== undefined)).toEqual([
    ['sarai-prod-processPhoto', concurrencyShares.reserved],
  ]);
});

test('a stage for trying out can be deployed to a new account, which has no executions to reserve', async () => {
  const { events: dev } = await stacksOf('dev');
  const lambdas = resources('AWS::Lambda::Function', dev);
  expect(lambdas.filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined)).toEqual([]);
});

describe.each([
  ['mailBooking', 'bookings', ['booking']],
  ['declineOverlaps', 'bookings', ['booking']],
  ['followRooms', 'properties', ['removal', 'property']],
  ['showStanding', 'properties', ['properties', 'reviews']],
])('%s follows the table %s', (name, table, sk) => {
  const [mapping = {}] = named(mappings, name);

  test('for its own items alone, from the beginning of the stream', () => {
    expect(JSON.stringify(mapping.EventSourceArn)).toMatch(new RegExp(`GetAtt${table}StreamArn`));
    const [filter] = mapping.FilterCriteria.Filters;
    expect(JSON.parse(filter.Pattern)).toEqual({ dynamodb: { Keys: { sk: { S: sk } } } });
    expect(mapping.StartingPosition).toBe('TRIM_HORIZON');
  });

  test('through an outage of hours, within the day that the stream remembers, and not for ever', () => {
    const hours = mapping.MaximumRecordAgeInSeconds / 3600;
    expect(hours).toBeGreaterThanOrEqual(6);
    expect(hours).toBeLessThan(24);
    expect(mapping).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    expect(JSON.stringify(mapping.DestinationConfig.OnFailure.Destination)).toMatch(/GivenUp\w*","Arn"/);
  });

  test('can do its largest batch within its time, though SES takes its longest for each', () => {
    const [{ Timeout = 0 } = {}] = named(functions, `sarai-prod-${name}`);
    const longestOfOne = 4 + 6;
    expect(mapping.BatchSize * longestOfOne).toBeLessThanOrEqual(Timeout);
  });

  test('and says so when it is late', () => {
    const [alarm = {}] = named(resources('AWS::CloudWatch::Alarm', events), `${name}Function`);
    expect(alarm).toMatchObject({ MetricName: 'IteratorAge', Threshold: 1_800_000 });
    expect(alarm.AlarmDescription).toMatch(/half an hour late/);
  });
});

test('what is given up waits encrypted for two weeks, and an alarm says what it means for people', () => {
  const [queue, ...others] = resources('AWS::SQS::Queue', events);
  expect(others).toEqual([]);
  expect(queue?.Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 });
  const [policy] = resources('AWS::SQS::QueuePolicy', events);
  expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
  );
  const [alarm] = resources('AWS::CloudWatch::Alarm', events).filter(
    ({ Properties }: { Properties: Properties }) => Properties.Namespace === 'AWS/SQS',
  );
  expect(alarm?.Properties).toMatchObject({ Threshold: 1, TreatMissingData: 'notBreaching' });
  expect(alarm?.Properties.AlarmDescription).toContain('Somebody has not been told');
});

test('the secret that signs is made by AWS, kept where data is, and in no template', () => {
  const [secret] = resources('AWS::SecretsManager::Secret', data);
  expect(secret?.DeletionPolicy).toBe('RetainExceptOnCreate');
  expect(secret?.Properties.SecretString).toBeUndefined();
  expect(secret?.Properties.GenerateSecretString).toMatchObject({ PasswordLength: 64 });
  const told = functions.flatMap(({ Properties }) => Object.entries(Properties.Environment?.Variables ?? {}));
  const ids = told.filter(([variable]) => variable === 'SIGNING_SECRET').map(([, value]) => JSON.stringify(value));
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(id).toMatch(/^{"Fn::ImportValue":"[\w:-]*Refsigning\w*"}$/);
});
