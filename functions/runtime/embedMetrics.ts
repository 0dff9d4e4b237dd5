import { type CallFigures, type Figure, type FigureOfCall, faultFigures, figures } from './figures.ts';

/** The setting METRICS of a function, as JSON: the stacks give it where the stage has metrics. */
export interface MetricSettings {
  /** That of the stage: stages of an account share none of their metrics. */
  namespace: string;
  /** The name of the function, which is the one dimension of faults. */
  operation: string;
  /** The figure that its faults count for, by its capability. */
  faults?: FaultFigure;
}

type FaultFigure = (typeof faultFigures)[number];

type MetricName = FigureOfCall | FaultFigure;

interface Value {
  name: MetricName;
  value: number | number[];
}

/**
 * Values of a metric in a line, at most:
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
const mostValues = 100;

const isFault = ({ name }: Value) => (faultFigures as readonly string[]).includes(name);

const isMinutes = (name: MetricName) => (figures.minutes as readonly string[]).includes(name);

/**
 * The members of a line by which CloudWatch takes metrics out of it, its embedded metric format; undefined where there are
 * none. Faults have the dimension `operation`, everything else none.
 */
export function embedMetrics(counted: CallFigures, setting = process.env.METRICS): object | undefined {
  if (setting === undefined) return undefined;
  const { namespace: Namespace, operation, faults } = JSON.parse(setting) as MetricSettings;
  const values = [...counted].flatMap((each) => valuesOf(each, faults));
  if (values.length === 0) return undefined;
  const CloudWatchMetrics = [
    { Namespace, Dimensions: [[]], Metrics: definitions(values.filter((each) => !isFault(each))) },
    { Namespace, Dimensions: [['operation']], Metrics: definitions(values.filter(isFault)) },
  ].filter(({ Metrics }) => Metrics.length > 0);
  const members = Object.fromEntries(values.map(({ name, value }) => [name, value]));
  return { _aws: { Timestamp: Date.now(), CloudWatchMetrics }, operation, ...members };
}

/** A function of an event that tells of no faults of a capability has none to count. */
function valuesOf([figure, counts]: [Figure, number[]], faults: FaultFigure | undefined): Value[] {
  const name = figure === 'faults' ? faults : figure;
  if (name === undefined) return [];
  const sum = counts.reduce((total, each) => total + each, 0);
  return [{ name, value: isMinutes(name) ? counts.slice(0, mostValues) : sum }];
}

/** CloudWatch has no unit of minutes. */
function definitions(values: readonly Value[]) {
  return values.map(({ name: Name }) => ({ Name, Unit: isMinutes(Name) ? 'None' : 'Count' }));
}
