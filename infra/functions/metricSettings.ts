import type { MetricSettings } from '../../functions/runtime/embedMetrics.ts';
import type { OperationsPart } from '../openapi/capabilities.ts';
import type { Stage } from '../stages/stage.ts';

/** The figures of faults, by the part of the API that a function belongs to, or whose faults it tells of. */
export const faultFigureOf = {
  rooms: 'roomFaults',
  accounts: 'accountFaults',
  properties: 'propertyFaults',
  bookings: 'bookingFaults',
  payments: 'bookingFaults',
} as const satisfies Record<OperationsPart, MetricSettings['faults']>;

/** The namespace of a stage's own metrics: stages of one account share none. */
export function namespaceOf({ name }: Pick<Stage, 'name'>): string {
  return `Sarai/${name}`;
}

/** The setting by which a function writes metrics, where its stage has them. */
export function metricSetting(stage: Stage, operation: string, faultsOf?: OperationsPart): string | undefined {
  if (!stage.metrics) return undefined;
  const faults = faultsOf && { faults: faultFigureOf[faultsOf] };
  return JSON.stringify({ namespace: namespaceOf(stage), operation, ...faults } satisfies MetricSettings);
}
