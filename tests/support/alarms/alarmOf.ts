import type { Properties } from '../stacks.ts';
import { type AlarmRule, type MissingData, ringsAfter } from './evaluate.ts';
import { evaluateMath, type Series } from './metricMath.ts';
import { seriesOfQuery } from './query.ts';
import { type MetricName, metricKey, type Samples, seriesOf } from './samples.ts';

/** An alarm of a template, ready to be evaluated. */
export interface TemplateAlarm {
  /** Without the names of the stage and of its region. */
  name: string;
  description: string;
  /** The metrics that it reads; none where it is a query. */
  metrics: readonly MetricName[];
  /** The value, the threshold, the periods, and what no value counts as. */
  rule: string;
  /** The first minute after `unseen` at which it rings, of so many of the samples; undefined where it stays quiet. */
  firstRings(samples: Samples, minutes: number, unseen: number): number | undefined;
  /** Its figure at a minute, the largest where it has several; `none` where there is no value. */
  figureAt(samples: Samples, minute: number): string;
}

/** The figures that an alarm looks at: one series, or as many as a query finds, of which each may ring. */
interface Source {
  said: string;
  seconds: number;
  metrics: readonly MetricName[];
  series(samples: Samples, periods: number): Series[];
}

interface MetricStat extends MetricName {
  id: string;
  statistic: string;
  seconds: number;
}

const comparisons: Record<string, readonly [sign: string, breaches: (value: number, threshold: number) => boolean]> = {
  GreaterThanOrEqualToThreshold: ['≥', (value, threshold) => value >= threshold],
  LessThanThreshold: ['<', (value, threshold) => value < threshold],
};

/** @throws Error where the alarm has something that nothing here evaluates */
export function alarmOf(alarm: Properties): TemplateAlarm {
  const { AlarmName: name, AlarmDescription: description, Threshold, EvaluationPeriods: of } = alarm;
  const [sign, breaches] = comparisons[alarm.ComparisonOperator] ?? [];
  if (!sign || !breaches) throw new Error(`${name} compares by ${alarm.ComparisonOperator}.`);
  const { said, seconds, metrics, series } = watchedBy(alarm);
  const rule: AlarmRule = {
    evaluationPeriods: of,
    datapointsToAlarm: alarm.DatapointsToAlarm ?? of,
    // Whatever is said: alarms of metrics of DynamoDB ignore missing values.
    missing: metrics.some(({ namespace }) => namespace === 'AWS/DynamoDB') ? 'ignore' : missingOf(alarm),
    breaches: (value) => breaches(value, Threshold),
  };
  return {
    name: name.replace(/^sarai-prod-|-ap-south-1$/g, ''),
    description,
    metrics,
    rule: `${said} ${sign} ${Threshold}, ${rule.datapointsToAlarm} of ${of} × ${seconds / 60} min, ${rule.missing}`,
    firstRings: (samples, minutes, unseen) => {
      const periods = Math.floor((minutes * 60) / seconds);
      const rings = series(samples, periods).flatMap((each) => ringsAfter(rule, each, periods));
      const seen = rings.map((period) => ((period + 1) * seconds) / 60).filter((minute) => minute > unseen);
      return seen.length === 0 ? undefined : Math.min(...seen);
    },
    figureAt: (samples, minute) => {
      const periods = Math.floor((minute * 60) / seconds);
      return shown(series(samples, periods).flatMap((each) => each.get(periods - 1) ?? []));
    },
  };
}

/** The largest of the values that there are. */
function shown(values: readonly number[]): string {
  return values.length === 0 ? 'none' : String(Number(Math.max(...values).toPrecision(3)));
}

function missingOf({ TreatMissingData = 'missing' }: Properties): MissingData {
  return TreatMissingData;
}

function watchedBy(alarm: Properties): Source {
  const [{ Expression = '', Period } = {} as Properties] = alarm.Metrics ?? [];
  return /^SELECT /.test(Expression) ? ofQuery(Expression, Period) : ofMetrics(alarm);
}

function ofQuery(query: string, seconds: number): Source {
  return {
    said: query.replace(/ ORDER BY .*$/, ''),
    seconds,
    metrics: [],
    series: (samples, periods) => seriesOfQuery(query, samples, { seconds, periods }),
  };
}

function ofMetrics(alarm: Properties): Source {
  const stats = metricsOf(alarm);
  const expression: string = alarm.Metrics?.find((each: Properties) => each.Expression)?.Expression ?? 'm';
  const [{ seconds } = { seconds: 0 }] = stats;
  if (stats.some((each) => each.seconds !== seconds)) throw new Error('An alarm has metrics of several periods.');
  const named = (id: string) => {
    const stat = stats.find((each) => each.id === id);
    return stat ? `${stat.statistic} ${stat.name}` : id;
  };
  return {
    said: expression.replaceAll(/\b[a-z]\w*/g, named),
    seconds,
    metrics: stats.map(({ namespace, name, dimensions }) => ({ namespace, name, dimensions })),
    series: (samples, periods) => {
      const ofStat = (stat: MetricStat) => {
        return seriesOf(samples.get(metricKey(stat)) ?? [], stat.statistic, { seconds, periods });
      };
      return [evaluateMath(expression, Object.fromEntries(stats.map((each) => [each.id, ofStat(each)])), periods)];
    },
  };
}

function metricsOf(alarm: Properties): MetricStat[] {
  if (!alarm.Metrics) return [statOf('m', alarm, alarm)];
  return alarm.Metrics.flatMap(({ Id, MetricStat }: Properties) =>
    MetricStat ? [statOf(Id, MetricStat.Metric, { Statistic: MetricStat.Stat, Period: MetricStat.Period })] : [],
  );
}

function statOf(id: string, metric: Properties, { Statistic, ExtendedStatistic, Period }: Properties): MetricStat {
  const dimensions = (metric.Dimensions ?? []).map(({ Name, Value }: Properties) => [Name, plain(Value)] as const);
  return {
    id,
    namespace: metric.Namespace,
    name: metric.MetricName,
    dimensions: Object.fromEntries(dimensions),
    statistic: Statistic ?? ExtendedStatistic,
    seconds: Period,
  };
}

/** A value that only a deployment knows is called as our own metrics call it, by the logical id in it. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value);
  const [, lambda] = /"(?:SiteVisits)?(\w+)Function[0-9A-F]{8}"/.exec(text) ?? [];
  if (lambda !== undefined) return `sarai-prod-${lambda}`;
  const [name = text] = text.match(/Distribution|Gateway|GivenUp/) ?? [];
  return name;
}
