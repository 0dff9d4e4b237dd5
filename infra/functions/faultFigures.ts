import type { EventNeeds } from '../../functions/runtime/onEvent.ts';
import type { faultFigures } from '../../functions/runtime/figures.ts';
import type { MetricSettings } from '../../functions/runtime/embedMetrics.ts';
import { api, type Operation } from '../../shared/api.ts';
import { capabilitiesOf } from '../openapi/capabilities.ts';
import type { Stage } from '../stages/stage.ts';

type FaultFigure = (typeof faultFigures)[number];

/** The figure of faults of an operation, by the capability of the document that it belongs to. */
const figureOfCapability: Readonly<Record<string, FaultFigure>> = {
  Rooms: 'searchFaults',
  Accounts: 'accountFaults',
  Recovery: 'accountFaults',
  Properties: 'propertyFaults',
  Bookings: 'bookingFaults',
  Reviews: 'bookingFaults',
  'Kept rooms': 'accountFaults',
  Photos: 'propertyFaults',
  Service: 'searchFaults',
};

const figureOfEvents = { bookings: 'bookingFaults', properties: 'propertyFaults' } as const;

/** The figure of the faults of a function; undefined for a function of an event that goes on after none. */
export function faultFigureOf(name: string, faultsOf: EventNeeds['faultsOf']): FaultFigure | undefined {
  if (faultsOf) return figureOfEvents[faultsOf];
  if (!(name in api)) return undefined;
  const [capability = ''] = capabilitiesOf(api[name as Operation]);
  return figureOfCapability[capability];
}

/** The namespace of a stage's own metrics: stages of one account share none. */
export function namespaceOf({ name }: Pick<Stage, 'name'>): string {
  return `Sarai/${name}`;
}

/** The setting by which a function writes metrics, where its stage has them. */
export function metricSetting(stage: Stage, name: string, faultsOf: EventNeeds['faultsOf']): string | undefined {
  if (!stage.metrics) return undefined;
  const faults = faultFigureOf(name, faultsOf);
  const settings: MetricSettings = { namespace: namespaceOf(stage), operation: name, ...(faults && { faults }) };
  return JSON.stringify(settings);
}
