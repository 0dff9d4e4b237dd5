import { describe, expect, test } from 'vitest';
import { figures } from '../../../functions/runtime/figures.ts';
import { type Properties, resources, stacksOf } from '../../support/stacks.ts';

/** The text of the dashboard, whose unknown parts stand as references. */
function textOf(stack: Parameters<typeof resources>[1]): string {
  const [dashboard] = resources('AWS::CloudWatch::Dashboard', stack);
  const [, parts] = dashboard?.Properties.DashboardBody['Fn::Join'] ?? [];
  return parts.map((part: unknown) => (typeof part === 'string' ? part : 'REFERENCE')).join('');
}

const bodyOf = (stack: Parameters<typeof resources>[1]): Properties => JSON.parse(textOf(stack));

const { watch, site, all } = await stacksOf('prod');
const trying = await stacksOf('dev');

const graphs = (body: Properties) =>
  new Map(body.widgets.map(({ properties }: Properties) => [properties.title, properties]));

const shown = graphs(bodyOf(watch));

/** Names of the metrics of a graph, and texts of its searches and queries. */
const linesOf = (title: string): string[] =>
  (shown.get(title) as Properties).metrics.map(([first, second]: [unknown, string]) =>
    typeof first === 'string' ? second : (first as Properties).expression,
  );

const metricsOn = (body: Properties) => body.widgets.flatMap(({ properties }: Properties) => properties.metrics ?? []);

describe('the dashboard of a stage with metrics', () => {
  test('shows every figure', () => {
    const names = metricsOn(bodyOf(watch))
      .filter(([namespace]: [unknown]) => namespace === 'Sarai/prod')
      .map(([, name]: [unknown, string]) => name);
    expect([...new Set(names)].sort()).toEqual(Object.values(figures).flat().sort());
  });

  test('shows the middle of the minutes to an answer, not their sum', () => {
    const { metrics } = shown.get('Minutes until an owner answers') as Properties;
    expect(metrics.map((each: Properties[]) => each[2]?.stat)).toEqual(['p50', 'p90']);
  });

  test('shows faults by their operations', () => {
    expect(linesOf('Faults by operation')).toEqual(
      ['booking', 'account', 'property', 'room'].map((part) =>
        expect.stringContaining(`SUM(${part}Faults) FROM SCHEMA("Sarai/prod", operation) GROUP BY operation`),
      ),
    );
  });

  test('shows how many events wait in each queue, and how long', () => {
    const queues = resources('AWS::SQS::Queue', ...all).map(({ Properties }) => Properties.QueueName);
    for (const [title, metric] of [
      ['Events that wait in queues', 'ApproximateNumberOfMessagesVisible'],
      ['Seconds that the oldest event of a queue waits', 'ApproximateAgeOfOldestMessage'],
    ] as const) {
      const metrics = (shown.get(title) as Properties).metrics.map((each: string[]) => each.slice(0, 4));
      expect(metrics.sort()).toEqual(queues.map((name) => ['AWS/SQS', metric, 'QueueName', name]).sort());
    }
  });

  test('finds the functions that were throttled most, whichever they are', () => {
    expect(linesOf('Functions that were throttled')).toEqual([
      `SORT(SEARCH('{AWS/Lambda,FunctionName} MetricName="Throttles" FunctionName=sarai FunctionName=prod', 'Sum'), SUM, DESC, 10)`,
    ]);
  });

  test('shows the distribution, its cache included, where CloudFront measures it', () => {
    expect(linesOf('Requests of the distribution, of a hundred')).toEqual([
      '4xxErrorRate',
      '5xxErrorRate',
      'CacheHitRate',
    ]);
    expect((shown.get('Requests of the distribution') as Properties).metrics).toEqual([
      [
        'AWS/CloudFront',
        'Requests',
        'DistributionId',
        'REFERENCE',
        'Region',
        'Global',
        expect.objectContaining({ region: 'us-east-1' }),
      ],
    ]);
    const [subscription] = resources('AWS::CloudFront::MonitoringSubscription', site);
    expect(JSON.stringify(subscription?.Properties)).toContain('"RealtimeMetricsSubscriptionStatus":"Enabled"');
  });

  test('shows each function that the clock calls', () => {
    const clocks = resources('AWS::Events::Rule', ...all).filter(({ Properties }) => Properties.ScheduleExpression);
    // All but the one that opens the site, whose alarm says more.
    expect(linesOf('Runs of the clock')).toEqual(Array(clocks.length - 1).fill('Invocations'));
  });

  test('has no more metrics than CloudWatch takes', () => {
    expect(metricsOn(bodyOf(watch)).length).toBeLessThanOrEqual(500);
  });
});

describe('the dashboard of a stage without metrics', () => {
  const body = bodyOf(trying.watch);

  test('has so few metrics that it costs nothing', () => {
    expect(metricsOn(body).length).toBeLessThanOrEqual(50);
    expect(JSON.stringify(body)).not.toMatch(/SEARCH|SELECT|Sarai\//);
  });

  test('pays for no metrics of the distribution', () => {
    expect(JSON.stringify(body)).not.toContain('CacheHitRate');
    expect(resources('AWS::CloudFront::MonitoringSubscription', ...trying.all)).toEqual([]);
  });
});
