import { type Counted, type Figure, type FigureOfCall, faultFigures, figures } from './figures.ts';

/** The setting METRICS of a function, as JSON: the stacks give it where the stage has metrics. */
export interface MetricSettings {
  /** That of the stage: stages of an account share none of their metrics. */
  namespace: string;
  /** The name of the function, as the one dimension of faults. */
  operation: string;
  /** The figure of its faults, by its capability. */
  faults?: (typeof faultFigures)[number];
}

/** Values of a metric in one line, at most: https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html */
const mostValues = 100;

/** Members of a line by which CloudWatch takes metrics out of it (Embedded Metric Format); undefined where there are none. */
export function embedMetrics(counted: Counted, setting = process.env.METRICS): object | undefined {
  if (setting === undefined || counted.size === 0) return undefined;
  const settings = JSON.parse(setting) as MetricSettings;
  const named = [...counted].flatMap(([figure, values]) => {
    const name = nameOf(figure, settings);
    return name === undefined ? [] : [{ name, value: valueOf(name, values) }];
  });
  if (named.length === 0) return undefined;
  const names = named.map(({ name }) => name);
  const { namespace: Namespace, operation } = settings;
  const directive = (Dimensions: string[][], own: string[]) =>
    own.length === 0 ? [] : [{ Namespace, Dimensions, Metrics: own.map((Name) => ({ Name, Unit: unitOf(Name) })) }];
  const CloudWatchMetrics = [
    ...directive([[]], names.filter((name) => !isFault(name))),
    ...directive([['operation']], names.filter(isFault)),
  ];
  const values = Object.fromEntries(named.map(({ name, value }) => [name, value]));
  return { _aws: { Timestamp: Date.now(), CloudWatchMetrics }, operation, ...values };
}

type MetricName = FigureOfCall | (typeof faultFigures)[number];

function nameOf(figure: Figure, { faults }: MetricSettings): MetricName | undefined {
  return figure === 'faults' ? faults : figure;
}

function isFault(name: string): boolean {
  return (faultFigures as readonly string[]).includes(name);
}

function isMinutes(name: string): boolean {
  return (figures.minutes as readonly string[]).includes(name);
}

/** CloudWatch has no unit of minutes. */
function unitOf(name: string): 'Count' | 'None' {
  return isMinutes(name) ? 'None' : 'Count';
}

function valueOf(name: string, values: readonly number[]): number | number[] {
  return isMinutes(name) ? values.slice(0, mostValues) : values.reduce((sum, value) => sum + value, 0);
}
