import * as z from 'zod/mini';

const named = z.string().check(z.minLength(1), z.maxLength(255));

/** Units of CloudWatch that the functions use, of those that the format knows. */
const unit = z.enum(['Count', 'None']);

/**
 * The JSON schema of the embedded metric format, and what its page says beside it ("Specification: Embedded metric format",
 * CloudWatch User Guide): objects that it defines have no members but these, a metric has 100 values at most.
 */
const directive = z.strictObject({
  Namespace: named,
  Dimensions: z.array(z.array(named).check(z.maxLength(30))).check(z.minLength(1)),
  Metrics: z.array(z.strictObject({ Name: named, Unit: unit })).check(z.minLength(1), z.maxLength(100)),
});

const document = z.looseObject({
  _aws: z.strictObject({ Timestamp: z.int(), CloudWatchMetrics: z.array(directive).check(z.minLength(1)) }),
});

const target = z.union([z.number(), z.array(z.number()).check(z.minLength(1), z.maxLength(100))]);

/** A metric as CloudWatch takes it out of a line: each value counts by itself. */
export interface TakenMetric {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
  /** Milliseconds since 1970. */
  at: number;
  values: number[];
}

/** The metrics of a line; none of one that is not in the format. @throws where a line claims to be, and is not */
export function metricsIn(line: string): TakenMetric[] {
  const read: unknown = JSON.parse(line);
  if (typeof read !== 'object' || read === null || !('_aws' in read)) return [];
  // The size of an event of CloudWatch Logs that the oldest version of the page allows.
  if (Buffer.byteLength(line) > 256 * 1024) throw new Error('The line is longer than CloudWatch takes.');
  const { _aws, ...root } = z.parse(document, read);
  return _aws.CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((keys) =>
      Metrics.map(({ Name: name }) => ({
        namespace,
        name,
        dimensions: Object.fromEntries(keys.map((key) => [key, z.parse(z.string(), root[key])])),
        at: _aws.Timestamp,
        values: [z.parse(target, root[name])].flat(),
      })),
    ),
  );
}
