import { expect, test } from 'vitest';
import { leftBetween, refusalsBetween, type StackTemplate } from '../../../infra/deployed/release/conflicts.ts';
import { physicalName } from '../../../infra/deployed/release/physicalName.ts';

const log = (DeletionPolicy: string) => ({
  Type: 'AWS::Logs::LogGroup',
  Properties: { LogGroupName: '/sarai/dev/search' },
  DeletionPolicy,
});

function stack(stackName: string, template: Partial<StackTemplate['template']>): StackTemplate {
  return { stackName, region: 'ap-south-1', template: { Resources: {}, ...template } };
}

const empty = stack('one', {});

test('a resource with a name that stays when it leaves is in the way of itself', () => {
  const kept = stack('one', { Resources: { Logs: log('RetainExceptOnCreate') } });
  expect(leftBetween([kept], [empty])).toEqual([
    'ap-south-1 AWS::Logs::LogGroup "/sarai/dev/search" of one Logs stays when it leaves, and is in the way when it comes again.',
  ]);
  expect(leftBetween([kept], [kept])).toEqual([]);
});

test('a resource with a name that goes when it leaves can come again', () => {
  const gone = stack('one', { Resources: { Logs: log('Delete') } });
  expect([...refusalsBetween([gone], [empty]), ...leftBetween([gone], [empty])]).toEqual([]);
  expect(refusalsBetween([empty], [gone])).toEqual([]);
});

test.each([
  ['another stack', [empty, stack('two', { Resources: { Logs: log('Delete') } })]],
  ['another id', [stack('one', { Resources: { Other: log('Delete') } })]],
])('a name that moves to %s is made before it is gone', (_, after) => {
  const before = [stack('one', { Resources: { Logs: log('Delete') } })];
  expect(refusalsBetween(before, after)).toMatchObject([expect.stringContaining('moves from one Logs to')]);
});

test('a route of the gateway is a name too', () => {
  const route = (id: string) =>
    stack('one', {
      Resources: { [id]: { Type: 'AWS::ApiGatewayV2::Route', Properties: { RouteKey: 'GET /health' } } },
    });
  expect(refusalsBetween([route('a')], [route('b')])).toHaveLength(1);
});

test.each([
  ['goes', {}],
  ['changes', { A: { Value: { Ref: 'Other' }, Export: { Name: 'one:a' } } }],
])('an export that %s while another stack reads it is refused', (_, Outputs) => {
  const one = stack('one', { Outputs: { A: { Value: { Ref: 'Table' }, Export: { Name: 'one:a' } } } });
  const two = stack('two', {
    Resources: { Reader: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::ImportValue': 'one:a' } } } },
  });
  const after = stack('one', { Outputs });
  expect(refusalsBetween([one, two], [after, two])).toEqual([
    'The export "one:a" goes or changes while two still reads it.',
  ]);
  expect(refusalsBetween([one], [after])).toEqual([]);
});

test.each([
  ['AWS::CloudWatch::CompositeAlarm', { AlarmName: 'down' }, '"down"'],
  ['AWS::CloudFront::CachePolicy', { CachePolicyConfig: { Name: 'answers' } }, '"answers"'],
  ['AWS::Budgets::Budget', { Budget: { BudgetName: 'month' } }, '"month"'],
  ['AWS::SES::EmailIdentity', { EmailIdentity: 'sarai.example' }, '"sarai.example"'],
  ['AWS::Logs::MetricFilter', { LogGroupName: 'search' }, undefined],
  ['AWS::SQS::Queue', {}, undefined],
])('%s of %j has the name %s', (Type, Properties, name) => {
  expect(physicalName({ Type, Properties })).toBe(name);
});
