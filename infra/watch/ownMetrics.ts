import type { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type FigureOfCall, type faultFigures, figures } from '../../functions/runtime/figures.ts';
import { namespaceOf } from '../functions/metricSettings.ts';
import type { Stage } from '../stages/stage.ts';

/** Metrics without a dimension that a stage has at most, at 0.30 dollars a month each: those with a value in the month. */
export const figureMetrics = Object.values(figures).flat().length;

/** A figure of the stage, as a metric that its functions write into their lines. */
export function figure(stage: Stage, metricName: FigureOfCall, statistic = 'Sum'): Metric {
  return new Metric({ namespace: namespaceOf(stage), metricName, statistic });
}

type FaultMetric = (typeof faultFigures)[number] | typeof unanswered;

/**
 * The faults of each operation, as one query: an alarm on it tells each operation by itself. Operations without a fault have no
 * metric, and cost nothing.
 */
export function faults(stage: Stage, name: FaultMetric, period?: Duration): MathExpression {
  const by = name === unanswered ? 'route' : 'operation';
  const query = `SELECT SUM(${name}) FROM SCHEMA("${namespaceOf(stage)}", ${by}) GROUP BY ${by} ORDER BY SUM() DESC`;
  return new MathExpression({ expression: query, ...(period && { period }) });
}

/** Calls that the gateway answered in the place of a function, by route: it broke off, did not start, or was throttled. */
const unanswered = 'unanswered';

/** Counts in the gateway's log what no function can count: calls that it has not answered. */
export function countUnanswered(scope: Construct, stage: Stage): void {
  const logGroup = LogGroup.fromLogGroupName(scope, 'AccessLog', `/sarai/${stage.name}/access`);
  new MetricFilter(scope, 'Unanswered', {
    logGroup,
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.status', '=', '5*'),
      FilterPattern.stringValue('$.error', '!=', '-'),
    ),
    metricNamespace: namespaceOf(stage),
    metricName: unanswered,
    dimensions: { route: '$.route' },
  });
}
