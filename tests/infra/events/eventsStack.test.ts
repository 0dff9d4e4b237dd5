import { describe, expect, test } from 'vitest';
import { mostTries, pauseAfter } from '../../../functions/bus/pauses.ts';
import { concurrencyShares } from '../../../infra/stages/checked.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const { units, data, events } = await stacksOf('prod');
const functions = resources('AWS::Lambda::Function', events);
const rules = resources('AWS::Events::Rule', events);
const mappings = resources('AWS::Lambda::EventSourceMapping', events);
const queues = resources('AWS::SQS::Queue', events);
const listeners = units.filter(({ needs }) => needs.trigger.on === 'bus').map(({ name }) => name);

const withPrefixes = (...all: string[]) => all.map((prefix) => ({ prefix }));
const named = (found: typeof rules, name: string) =>
  found.filter(({ Properties }) => JSON.stringify(Properties).includes(name)).map(({ Properties }) => Properties);

test('there is one function an event, and one thing that calls it', () => {
  const names = units.map(({ name }) => `sarai-prod-${name}`).sort();
  expect(functions.map(({ Properties }) => Properties.FunctionName).sort()).toEqual(names);
  // A listener has both: a rule into its queue, and a mapping out of it.
  expect(rules.length + mappings.length).toBe(units.length + listeners.length);
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
  ['readCalendars', 'rate(5 minutes)'],
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
  const reserved = functions.map(({ Properties: its }) => [its.FunctionName, its.ReservedConcurrentExecutions]);
  const only = [['sarai-prod-processPhoto', concurrencyShares.reserved]];
  expect(reserved.filter(([, most]) => most !== undefined)).toEqual(only);
});

test('a stage for trying out can be deployed to a new account, which has no executions to reserve', async () => {
  const { events: dev } = await stacksOf('dev');
  const lambdas = resources('AWS::Lambda::Function', dev);
  expect(lambdas.filter(({ Properties }) => Properties.ReservedConcurrentExecutions !== undefined)).toEqual([]);
});

const ofBookings = ['booking', 'proposal', 'advance'];

describe.each([
  ['publishBookings', 'bookings', [...ofBookings, ...withPrefixes('closing#', 'calendar#', 'clash#')]],
  ['publishProperties', 'properties', ['removal', 'property', 'properties', 'reviews']],
])('%s tells the changes of the table %s', (name, table, sk) => {
  const [mapping = {}] = named(mappings, name);

  test('as the only reader of its stream, for items that mean something, from its beginning', () => {
    const readers = mappings.filter(({ Properties }) =>
      JSON.stringify(Properties.EventSourceArn).includes(`GetAtt${table}`),
    );
    expect(readers).toHaveLength(1);
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

  test('can do its largest batch within its time, though the bus takes its longest for each call, three times', () => {
    const [{ Timeout = 0 } = {}] = named(functions, `sarai-prod-${name}`);
    expect(Math.ceil(mapping.BatchSize / 10) * 3 * 2).toBeLessThanOrEqual(Timeout);
  });

  test('and says so when it is late', () => {
    const [alarm = {}] = named(resources('AWS::CloudWatch::Alarm', events), `${name}Function`);
    expect(alarm).toMatchObject({ MetricName: 'IteratorAge', Threshold: 600_000 });
    expect(alarm.AlarmDescription).toMatch(/#a-publisher-that-is-late$/);
  });
});

describe.each(
  units.flatMap(({ name, needs }) => (needs.trigger.on === 'bus' ? [{ name, needs, trigger: needs.trigger }] : [])),
)('$name hears events', ({ name, needs, trigger }) => {
  const [queue = {}] = queues
    .map(({ Properties }) => Properties)
    .filter(({ QueueName }) => QueueName === `sarai-prod-${name}`);
  const [mapping = {}] = named(mappings, `${name}Queue`);

  test('of the bus of the stage, and of no other source, in a queue of its own', () => {
    const [rule = {}] = named(rules, `${name}Queue`);
    expect(rule.EventPattern).toEqual({ source: ['sarai'], 'detail-type': trigger.events });
    expect(JSON.stringify(rule.EventBusName)).toMatch(/"Ref":"ListenersBus\w+"/);
    expect(rule.Targets).toHaveLength(1);
    expect(JSON.stringify(rule.Targets[0].DeadLetterConfig)).toMatch(/GivenUp\w*","Arn"/);
  });

  test('one by one: what fails comes again by itself, so often and no more, and is set aside then', () => {
    expect(mapping.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    expect(queue.RedrivePolicy.maxReceiveCount).toBe(120);
    expect(JSON.stringify(queue.RedrivePolicy)).toMatch(/GivenUp\w*","Arn"/);
  });

  test('hidden six times as long as the function runs, as AWS advises, and through twelve hours of crashes', () => {
    expect(queue.VisibilityTimeout).toBe(6 * needs.timeoutSeconds);
    expect((queue.RedrivePolicy.maxReceiveCount * queue.VisibilityTimeout) / 3600).toBeGreaterThanOrEqual(12);
    expect(queue.MessageRetentionPeriod / 3600).toBeGreaterThan(48);
  });

  test('encrypted, and on no line without encryption', () => {
    expect(queue.SqsManagedSseEnabled).toBe(true);
  });

  test('at the same time with few others, in batches that it can do though SES takes its longest for each', () => {
    expect(mapping.ScalingConfig).toEqual({ MaximumConcurrency: 5 });
    expect(mapping.BatchSize * (4 + 6)).toBeLessThanOrEqual(needs.timeoutSeconds);
  });

  test('and says when it fails, or does not run, for half an hour', () => {
    const [alarm = {}] = resources('AWS::CloudWatch::Alarm', events)
      .map(({ Properties }) => Properties)
      .filter(({ AlarmName }) => AlarmName === `sarai-prod-events-${name}-late`);
    expect(alarm.Threshold).toBe(30);
    const ids = alarm.Metrics.map(({ Id, Expression }: Properties) => Expression ?? Id);
    expect(ids).toEqual(['MAX([FILL(failing, 0), FILL(waiting, 0) / 60])', 'failing', 'waiting']);
    expect(alarm.AlarmDescription).toMatch(/^\w.+ An event waits for half an hour/);
  });

  test('without a pause while an event fails, though it is tried every quarter of an hour alone', () => {
    const [alarm = {}] = resources('AWS::CloudWatch::Alarm', events)
      .map(({ Properties }) => Properties)
      .filter(({ AlarmName }) => AlarmName === `sarai-prod-events-${name}-late`);
    expect(alarm.DatapointsToAlarm).toBe(1);
    expect(alarm.EvaluationPeriods * 300).toBeGreaterThan(pauseAfter(mostTries));
  });
});

test('events of the stage go to a bus of its own', () => {
  expect(resources('AWS::Events::EventBus', events).map(({ Properties }) => Properties.Name)).toEqual(['sarai-prod']);
});

test('what is given up waits encrypted for two weeks, and an alarm says what it means for people', () => {
  const [queue] = queues.filter(({ Properties }) => Properties.QueueName === 'sarai-prod-given-up');
  expect(queue?.Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 });
  for (const { Properties } of resources('AWS::SQS::QueuePolicy', events)) {
    expect(Properties.PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  }
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
