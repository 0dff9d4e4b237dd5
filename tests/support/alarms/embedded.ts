import type { Recorder } from './samples.ts';

interface Line {
  _aws?: { CloudWatchMetrics: readonly Directive[] };
  [member: string]: unknown;
}

interface Directive {
  Namespace: string;
  Dimensions: readonly (readonly string[])[];
  Metrics: readonly { Name: string }[];
}

/**
 * Takes the metrics out of a line of a log as CloudWatch does ("Specification: Embedded metric format", Amazon CloudWatch User Guide):
 * names and dimensions point to members at the root of the line, and a list holds several values.
 */
export function readEmbedded(recorder: Recorder, minute: number, text: string): void {
  const line: Line = JSON.parse(text);
  for (const { metric, value } of (line._aws?.CloudWatchMetrics ?? []).flatMap((each) => valuesOf(line, each))) {
    recorder.add(minute, metric, value);
  }
}

function valuesOf(line: Line, { Namespace: namespace, Dimensions, Metrics }: Directive) {
  return Dimensions.flatMap((names) => {
    const dimensions = Object.fromEntries(names.map((name) => [name, String(line[name])]));
    return Metrics.flatMap(({ Name: name }) =>
      [line[name]].flat().map((value) => ({ metric: { namespace, name, dimensions }, value: Number(value) })),
    );
  });
}
