import { describe, expect, test } from 'vitest';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const traced = await stacksOf('prod', { tracing: true });
const untraced = await stacksOf('prod');

const functionsOf = ({ all }: typeof traced) =>
  resources('AWS::Lambda::Function', ...all)
    .map(({ Properties }) => Properties)
    .filter(({ FunctionName = '' }) => FunctionName.startsWith('sarai-'));

const xray = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

const mayTrace = ({ Policies = [] }: Properties) => JSON.stringify(Policies).includes('xray:');

describe('a stage with tracing', () => {
  test('has every call of a function recorded that X-Ray chooses', () => {
    expect(functionsOf(traced).map(({ TracingConfig }) => TracingConfig?.Mode)).toEqual(
      functionsOf(traced).map(() => 'Active'),
    );
  });

  test('lets their roles hand the records over, in the one policy that they have', () => {
    const roles = resources('AWS::IAM::Role', ...traced.all).filter(({ Properties }) => mayTrace(Properties));
    expect(roles).toHaveLength(functionsOf(traced).length);
    expect(resources('AWS::IAM::Policy', ...traced.all)).toEqual(resources('AWS::IAM::Policy', ...untraced.all));
    const [{ Policies } = {}] = roles.map(({ Properties }) => Properties);
    const [{ PolicyDocument }] = Policies;
    expect(PolicyDocument.Statement).toContainEqual({ Effect: 'Allow', Action: xray, Resource: '*' });
  });
});

test('a stage without tracing records nothing, and no role may', () => {
  expect(functionsOf(untraced).filter(({ TracingConfig }) => TracingConfig)).toEqual([]);
  expect(resources('AWS::IAM::Role', ...untraced.all).filter(({ Properties }) => mayTrace(Properties))).toEqual([]);
});
