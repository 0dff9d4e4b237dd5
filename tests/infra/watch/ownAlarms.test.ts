import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultFigures, figures } from '../../../functions/runtime/figures.ts';
import { figureMetrics } from '../../../infra/watch/ownMetrics.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

const { watch, all } = await stacksOf('prod');
const trying = await stacksOf('dev');

const alarms = new Map(
  resources('AWS::CloudWatch::Alarm', watch).map(({ Properties }) => [Properties.AlarmName as string, Properties]),
);

const functions = resources('AWS::Lambda::Function', ...all).map(({ Properties }) => Properties);

const metricsOf = (name: string) => {
  const own = functions.find(({ FunctionName }) => FunctionName === `sarai-prod-${name}`);
  return JSON.parse(own?.Environment?.Variables.METRICS ?? 'null');
};

describe('a function of a stage with metrics', () => {
  test.each([
    ['createBookingRequest', 'bookingFaults'],
    ['userLogin', 'accountFaults'],
    ['authorizePhotoUpload', 'propertyFaults'],
    ['getRoomSearch', 'roomFaults'],
    ['bookingsDue', 'bookingFaults'],
    ['settleProperties', 'propertyFaults'],
  ])('is told whose faults those of %s are', (operation, faults) => {
    expect(metricsOf(operation)).toEqual({ namespace: 'Sarai/prod', operation, faults });
  });

  test('of an event that goes on after no fault has none of a capability', () => {
    expect(metricsOf('mailDigests')).toEqual({ namespace: 'Sarai/prod', operation: 'mailDigests' });
  });

  test('has the setting, whichever it is', () => {
    const ours = functions.filter(({ FunctionName = '' }) => FunctionName.startsWith('sarai-'));
    expect(ours.length).toBeGreaterThan(70);
    for (const { FunctionName } of ours) expect(metricsOf(FunctionName.slice('sarai-prod-'.length))).not.toBeNull();
  });

  test('of a stage without metrics has none', () => {
    const without = resources('AWS::Lambda::Function', ...trying.all);
    expect(without.map(({ Properties }) => Properties.Environment?.Variables?.METRICS).filter(Boolean)).toEqual([]);
  });
});

/** The one metric or query that an alarm reads. */
const queryOf = ({ Metrics = [] }: Properties) => Metrics.map(({ Expression }: Properties) => Expression);

describe('an alarm on faults', () => {
  test.each([
    ['booking-faults', 'bookingFaults', 'operation'],
    ['account-faults', 'accountFaults', 'operation'],
    ['property-faults', 'propertyFaults', 'operation'],
    ['room-faults', 'roomFaults', 'operation'],
    ['unanswered', 'unanswered', 'route'],
  ])('tells each operation by itself, from the first on: %s', (name, metric, by) => {
    const alarm = alarms.get(`sarai-prod-${name}`) ?? {};
    expect(queryOf(alarm)).toEqual([
      `SELECT SUM(${metric}) FROM SCHEMA("Sarai/prod", ${by}) GROUP BY ${by} ORDER BY SUM() DESC`,
    ]);
    expect(alarm).toMatchObject({ Threshold: 1, EvaluationPeriods: 1, TreatMissingData: 'notBreaching' });
    expect(alarm.Metrics).toMatchObject([{ Period: 300, ReturnData: true }]);
  });

  test('of an outage rings at the third in ten minutes', () => {
    expect(alarms.get('sarai-prod-unavailable')).toMatchObject({ Threshold: 3, Metrics: [{ Period: 600 }] });
  });

  test('is there for every figure of faults but those of runs, which Lambda repeats', () => {
    const read = [...alarms.values()].flatMap(queryOf).join();
    expect(faultFigures.filter((name) => !read.includes(`SUM(${name})`))).toEqual(['eventFaults']);
  });

  test('says its harm, and that it names the operation', () => {
    for (const [name, { AlarmDescription }] of alarms) {
      if (!name.endsWith('faults')) continue;
      expect(AlarmDescription).toMatch(
        / has failed with a fault of ours.*The message names the operation\..*#faults-of-an-operation$/,
      );
    }
  });
});

test('calls that the gateway answered for a function are counted by their route', () => {
  expect(resources('AWS::Logs::MetricFilter', watch).map(({ Properties }) => Properties)).toEqual([
    {
      LogGroupName: '/sarai/prod/access',
      FilterPattern: '{ ($.status = "5*") && ($.error != "-") }',
      MetricTransformations: [
        {
          MetricName: 'unanswered',
          MetricNamespace: 'Sarai/prod',
          MetricValue: '1',
          Dimensions: [{ Key: 'route', Value: '$.route' }],
        },
      ],
    },
  ]);
});

test('mails that are late are told of after half an hour, and after half a day', () => {
  const late = [...alarms.values()].filter(({ MetricName }) => MetricName === 'mailLateMinutes');
  expect(late.map(({ Threshold, Statistic, Namespace }) => [Namespace, Statistic, Threshold])).toEqual([
    ['Sarai/prod', 'Maximum', 30],
    ['Sarai/prod', 'Maximum', 12 * 60],
  ]);
});

test('mails that the stage holds are told of from the first on', () => {
  const held = alarms.get('sarai-prod-mails-held');
  expect(held).toMatchObject({ MetricName: 'mailOutcomes.heldByStage', Statistic: 'Sum', Threshold: 1 });
  expect(Object.values(figures).flat()).toContain(held?.MetricName);
});

test('figures stay few, and the page on deploying says what they cost', () => {
  expect(figureMetrics).toBeLessThanOrEqual(44);
  const dollars = (figureMetrics * 0.3).toFixed(2);
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`${figureMetrics} figures, ${dollars} dollars a month`);
});

test('a stage without metrics has no alarm on them, and counts nothing in logs', () => {
  expect(JSON.stringify(resources('AWS::CloudWatch::Alarm', ...trying.all))).not.toContain('Sarai/');
  expect(resources('AWS::Logs::MetricFilter', trying.watch)).toEqual([]);
});
