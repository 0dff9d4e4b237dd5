import type { Series } from './metricMath.ts';
import { type Periods, type Samples, seriesOf } from './samples.ts';

const form = /^SELECT (SUM|MAX)\((\w+)\) FROM SCHEMA\("([^"]+)", (\w+)\) GROUP BY \4(?: ORDER BY \w+\(\) DESC)?$/;

const statistics: Record<string, string> = { SUM: 'Sum', MAX: 'Maximum' };

/**
 * The series that a query of Metrics Insights finds, one for each value of its dimension: an alarm on it rings for each by itself
 * ("Create an alarm based on a Multi Time Series Metrics Insights query", Amazon CloudWatch User Guide).
 * @throws Error for a query of another form than ours
 */
export function seriesOfQuery(query: string, samples: Samples, periods: Periods): Series[] {
  const [, statistic = '', metric, namespace, dimension] = form.exec(query) ?? [];
  if (metric === undefined) throw new Error(`Nothing here evaluates the query: ${query}`);
  const ours = [...samples].filter(([key]) => key.startsWith(`${namespace} ${metric} ${dimension}=`));
  return ours.map(([, found]) => seriesOf(found, statistics[statistic] ?? '', periods));
}
