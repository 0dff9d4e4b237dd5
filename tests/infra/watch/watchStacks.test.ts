import { describe, expect, test } from 'vitest';
import { loadEvents } from '../../../infra/functions/events.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const prod = await stacksOf('prod');
const [, edgeWatch] = prod.atTheEdge;
if (!edgeWatch) throw new Error('The stage prod has no alarms of its distribution.');
const alarms = resources('AWS::CloudWatch::Alarm', ...prod.all, edgeWatch).map(({ Properties }) => Properties);

function alarmNamed(name: string): Properties {
  const found = alarms.find(({ AlarmName }) => AlarmName.replace('-ap-south-1', '') === `sarai-prod-${name}`);
  if (!found) throw new Error(`There is no alarm ${name}.`);
  return found;
}

describe('visits of the site', () => {
  const functions = resources('AWS::Lambda::Function', prod.watch).map(({ Properties }) => Properties);

  test('are made every five minutes, through the own name of the site, and tried once', () => {
    expect(functions).toMatchObject([
      {
        FunctionName: 'sarai-prod-openSite',
        Environment: { Variables: { WATCHED_SITE: 'https://sarai.example', WATCHED_PLACE: 'Murree' } },
      },
    ]);
    const [rule] = resources('AWS::Events::Rule', prod.watch);
    expect(rule?.Properties).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      Targets: [{ RetryPolicy: { MaximumRetryAttempts: 0 } }],
    });
    const [tries] = resources('AWS::Lambda::EventInvokeConfig', prod.watch);
    expect(tries?.Properties.MaximumRetryAttempts).toBe(0);
  });

  test('may do nothing but write their log', () => {
    const roles = resources('AWS::IAM::Role', prod.watch);
    const statements = roles.flatMap(({ Properties }) => Properties.Policies[0].PolicyDocument.Statement);
    const [writing, ...tracing] = statements.map(({ Action }) => [Action].flat());
    expect(writing).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
    expect(tracing.flat().filter((action) => !action.startsWith('xray:'))).toEqual([]);
  });

  test('go to the name of the distribution where the site has none of its own', async () => {
    const { watch } = await stacksOf('prod', { domain: undefined });
    const [lambda] = resources('AWS::Lambda::Function', watch);
    expect(JSON.stringify(lambda?.Properties.Environment.Variables.WATCHED_SITE)).toMatch(/https:\/\/.*DomainName/);
  });

  test('are not made where nobody would be told', async () => {
    const { watch } = await stacksOf('dev');
    expect(resources('AWS::Lambda::Function', watch)).toEqual([]);
  });

  test('ring where two of three succeed no more, and where none is made: nobody knows then', () => {
    expect(alarmNamed('site-down')).toMatchObject({
      EvaluationPeriods: 3,
      DatapointsToAlarm: 2,
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    });
  });
});

test('each function that the clock calls has an alarm about not being called, whose silence is the fault', async () => {
  const onClock = (await loadEvents()).filter(({ needs }) => needs.trigger.on === 'clock' && !needs.opensSite);
  expect(onClock.length).toBeGreaterThanOrEqual(6);
  for (const { name, needs } of onClock) {
    const minutes = needs.trigger.on === 'clock' ? needs.trigger.everyMinutes : 0;
    expect(alarmNamed(`${name}-clock`)).toMatchObject({
      Namespace: 'AWS/Lambda',
      MetricName: 'Invocations',
      Dimensions: [{ Name: 'FunctionName', Value: `sarai-prod-${name}` }],
      Statistic: 'Sum',
      Period: Math.max(minutes, 5) * 60,
      ComparisonOperator: 'LessThanThreshold',
      Threshold: 1,
      TreatMissingData: 'breaching',
    });
  }
});

describe('alarms of the distribution', () => {
  test('stand where CloudFront and its firewall measure themselves, and tell topics there', () => {
    const stack = prod.app.node.findChild('sarai-prod-edge-watch-ap-south-1') as unknown as { region: string };
    expect(stack.region).toBe('us-east-1');
    expect(resources('AWS::SNS::Topic', edgeWatch)).toHaveLength(2);
    expect(resources('AWS::SNS::Subscription', edgeWatch).map(({ Properties }) => Properties.Protocol)).toEqual([
      'email',
      'https',
      'email',
    ]);
  });

  test('look at the share of faults by the dimensions that CloudFront gives', () => {
    const { Dimensions, ...alarm } = alarmNamed('edge-failing');
    expect(alarm).toMatchObject({ Namespace: 'AWS/CloudFront', MetricName: '5xxErrorRate', Statistic: 'Average' });
    expect(Dimensions).toEqual([
      { Name: 'DistributionId', Value: expect.anything() },
      { Name: 'Region', Value: 'Global' },
    ]);
  });

  test('are not there for a stage that tells nobody, or that may stand anywhere', async () => {
    expect((await stacksOf('dev')).atTheEdge).toEqual([]);
    const anywhere = { account: undefined, region: undefined, firewall: false } as const;
    expect((await stacksOf('prod', anywhere)).atTheEdge).toEqual([]);
  });

  test('a stage without a firewall has no alarm of one', async () => {
    const { atTheEdge } = await stacksOf('prod', { firewall: false });
    const names = resources('AWS::CloudWatch::Alarm', ...atTheEdge).map(({ Properties }) => Properties.AlarmName);
    expect(names.sort()).toEqual(['sarai-prod-edge-failing-ap-south-1', 'sarai-prod-spending-ap-south-1']);
  });
});
