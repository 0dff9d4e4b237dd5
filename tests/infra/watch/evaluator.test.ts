import { describe, expect, test } from 'vitest';
import { type MissingData, stateAfter } from '../../support/alarms/evaluate.ts';
import { evaluateMath, type Series } from '../../support/alarms/metricMath.ts';
import { statisticOf } from '../../support/alarms/samples.ts';

/** Values from the oldest to the newest; `-` is none. */
function seriesOf(text: string): Series {
  const values = text.split(/,? +/).map((each, at) => [at, each === 'X' ? 1 : Number(each)] as const);
  return new Map(values.filter(([, value]) => !Number.isNaN(value)));
}

const shown = (series: Series, length: number) => Array.from({ length }, (_, at) => series.get(at) ?? '-').join(' ');

/** The tables of "How alarm state is evaluated when data is missing" (Amazon CloudWatch User Guide), letter by letter. */
const documented: [datapointsToAlarm: number, points: string, ...states: string[]][] = [
  [3, '0 - X - X', 'OK', 'OK', 'OK', 'OK'],
  [3, '0 - - - -', 'OK', 'OK', 'OK', 'OK'],
  [3, '- - - - -', 'INSUFFICIENT_DATA', 'retained', 'ALARM', 'OK'],
  [3, '0 X X - X', 'ALARM', 'ALARM', 'ALARM', 'ALARM'],
  [3, '- - - - X', 'INSUFFICIENT_DATA', 'retained', 'ALARM', 'OK'],
  [3, 'X - - - -', 'ALARM', 'retained', 'ALARM', 'OK'],
  [2, '0 - X - X', 'ALARM', 'ALARM', 'ALARM', 'ALARM'],
  [2, '0 0 X 0 X', 'ALARM', 'ALARM', 'ALARM', 'ALARM'],
  [2, '0 - X - -', 'OK', 'OK', 'ALARM', 'OK'],
  [2, '- - - - 0', 'OK', 'OK', 'ALARM', 'OK'],
  [2, '- - - - X', 'INSUFFICIENT_DATA', 'retained', 'ALARM', 'OK'],
];

const settings: MissingData[] = ['missing', 'ignore', 'breaching', 'notBreaching'];

test.each(documented)('%i of 3, %s: the states of AWS', (datapointsToAlarm, points, ...states) => {
  const found = settings.map((missing) => {
    const rule = { evaluationPeriods: 3, datapointsToAlarm, missing, breaches: (value: number) => value >= 1 };
    const ofState = (before: 'OK' | 'ALARM') => stateAfter(rule, seriesOf(points), 4, before);
    return ofState('OK') === ofState('ALARM') ? ofState('OK') : 'retained';
  });
  expect(found).toEqual(states);
});

describe('metric math', () => {
  // The examples of "Using metric math".
  const metrics = {
    metric1: seriesOf('30 20 0 0'),
    metric2: seriesOf('20 - 20 -'),
    holds: seriesOf('1 1 0 0 -'),
    one: seriesOf('30 - 0 0 30'),
    other: seriesOf('0 0 20 - 20'),
  };

  test.each([
    ['metric1 < metric2', '0 0 1 0 -'],
    ['metric1 >= 30', '1 0 0 0 -'],
    ['metric1 > 15 AND metric2 > 15', '1 0 0 0 -'],
    ['IF(holds, one, other)', '30 0 20 - -'],
    ['IF(holds, 5, other)', '5 5 20 - -'],
    ['IF(holds, one, 5)', '30 0 5 5 -'],
    ['metric1 - metric2', '10 20 -20 0 -'],
    ['metric1 / metric2', '1.5 - 0 - -'],
    ['2 * (metric1 + 1)', '62 42 2 2 -'],
    ['FILL(metric2, 7)', '20 7 20 7 7'],
    ['MAX([metric1, metric2 * 2])', '40 20 40 0 -'],
    ['SUM([FILL(metric2, 0), 1])', '21 1 21 1 1'],
    ['IF(metric1 >= 20, metric1 / 10, 0)', '3 2 0 0 -'],
  ])('%s is %s', (expression, values) => {
    expect(shown(evaluateMath(expression, metrics, 5), 5)).toBe(values);
  });

  test.each(['RUNNING_SUM(metric1)', 'MAX(metric1)', 'FILL([metric1], 0)', 'metric1 $ 2', '5', 'metric9'])(
    '%s is refused',
    (expression) => {
      expect(() => evaluateMath(expression, metrics, 5)).toThrow();
    },
  );
});

test.each([
  ['Average', [0, 0, 1, 1], 0.5],
  ['Sum', [1, 2], 3],
  ['Maximum', [3, 9, 4], 9],
  ['p99', Array.from({ length: 100 }, (_, at) => at + 1), 99],
  ['p50', [1, 2, 3, 4], 2],
])('%s of %j is %d', (statistic, values, expected) => {
  expect(statisticOf(statistic, values)).toBe(expected);
});
