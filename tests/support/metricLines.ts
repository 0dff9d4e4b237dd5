import { metricSetting } from '../../infra/functions/metricSettings.ts';
import type { OperationsPart } from '../../infra/openapi/capabilities.ts';
import { setForTest } from './accounts.ts';
import { metricsIn } from './embeddedMetrics.ts';
import { exampleStages } from './exampleStages.ts';
import { listenAsLambda } from './lambdaConsole.ts';

/** Lets functions write metrics, as one of a stage with metrics does, from now to the end of the test. */
export function writeMetrics(operation = 'createBookingRequest', faultsOf?: OperationsPart): string[] {
  setForTest('METRICS', metricSetting(exampleStages.prod, operation, faultsOf) ?? '');
  return listenAsLambda();
}

/** The values of each metric of these lines, by its name. */
export function valuesIn(lines: readonly string[]): Record<string, number[]> {
  const taken = lines.flatMap(metricsIn);
  const names = [...new Set(taken.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [name, taken.filter((each) => each.name === name).flatMap(({ values }) => values)]),
  );
}
