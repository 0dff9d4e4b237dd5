import type { Series } from './metricMath.ts';

/** A metric by its namespace, its name and its dimensions. */
export interface MetricName {
  namespace: string;
  name: string;
  dimensions: Readonly<Record<string, string>>;
}

/** Periods from the beginning of the samples: their length in seconds, and their number. */
export interface Periods {
  seconds: number;
  periods: number;
}

/** One value that something has measured, in a minute from the beginning. */
export interface Sample {
  minute: number;
  value: number;
}

/** The samples of metrics by their keys. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** Name, namespace and dimensions as one key, whatever the order of the dimensions. */
export function metricKey({ namespace, name, dimensions }: MetricName): string {
  const sorted = Object.entries(dimensions).sort(([one], [other]) => (one < other ? -1 : 1));
  return [namespace, name, ...sorted.map(([key, value]) => `${key}=${value}`)].join(' ');
}

/** Samples that are gathered. */
export class Recorder {
  readonly samples = new Map<string, Sample[]>();

  add(minute: number, metric: MetricName, value: number): void {
    const key = metricKey(metric);
    const known = this.samples.get(key);
    if (known) known.push({ minute, value });
    else this.samples.set(key, [{ minute, value }]);
  }
}

const sumOf = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

const statistics: Record<string, (values: readonly number[]) => number> = {
  Sum: sumOf,
  Average: (values) => sumOf(values) / values.length,
  Maximum: (values) => Math.max(...values),
  Minimum: (values) => Math.min(...values),
};

/** A statistic of the samples of one period, of which there is one at least. @throws Error for one that no alarm of ours uses */
export function statisticOf(statistic: string, values: readonly number[]): number {
  const known = statistics[statistic];
  if (known) return known(values);
  const [, percent] = /^p(\d+(?:\.\d+)?)$/.exec(statistic) ?? [];
  if (percent === undefined) throw new Error(`There is no statistic ${statistic} here.`);
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((Number(percent) / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** A statistic of the samples of each period; a period without any is not there. */
export function seriesOf(samples: readonly Sample[], statistic: string, { seconds, periods }: Periods): Series {
  const byPeriod = Map.groupBy(samples, ({ minute }) => Math.floor((minute * 60) / seconds));
  const values = [...byPeriod].map(([period, found]) => {
    return [
      period,
      statisticOf(
        statistic,
        found.map(({ value }) => value),
      ),
    ] as const;
  });
  return new Map(values.filter(([period]) => period < periods));
}
