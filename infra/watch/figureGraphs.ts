import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { type FigureOfCall, figures } from '../../functions/runtime/figures.ts';
import type { Stage } from '../stages/stage.ts';
import type { Graph } from './graph.ts';
import { faults, figure } from './ownMetrics.ts';

/** Graphs of what people do, and of faults that they meet, as the functions of the stage count them. */
export function figureGraphs(stage: Stage): Graph[] {
  const counts = (names: readonly FigureOfCall[]): IMetric[] =>
    names.map((name) => figure(stage, name).with({ label: labelOf(name) }));
  const minutes = (statistic: string, label: string) => figure(stage, 'answerMinutes', statistic).with({ label });
  return [
    { title: 'Requests, and what became of them', metrics: counts(figures.bookings) },
    {
      title: 'Minutes until an owner answers',
      metrics: [minutes('p50', 'half of them'), minutes('p90', 'nine in ten')],
    },
    { title: 'Signups and listings', metrics: counts(figures.accounts) },
    { title: 'Mails by what they tell', metrics: counts(figures.mails) },
    { title: 'Mails by what became of them', metrics: counts(figures.mailOutcomes) },
    {
      title: 'Minutes that the oldest late mail waits',
      metrics: [figure(stage, 'mailLateMinutes', 'Maximum').with({ label: 'minutes' })],
    },
    {
      title: 'Faults by operation',
      metrics: [
        faults(stage, 'bookingFaults'),
        faults(stage, 'accountFaults'),
        faults(stage, 'propertyFaults'),
        faults(stage, 'roomFaults'),
      ],
    },
    {
      title: 'Calls that cannot be done now, by operation, or had no answer, by route',
      metrics: [faults(stage, 'unavailable'), faults(stage, 'unanswered')],
    },
    { title: 'Faults of events, which come again, by function', metrics: [faults(stage, 'eventFaults')] },
    { title: 'Calls that were refused past the distribution', metrics: counts(figures.edge) },
  ];
}

/** The part behind the point says by what a figure is divided, and the graph the rest; `declines` and `cancellations` share one. */
function labelOf(name: FigureOfCall): string {
  return name.replace(/^(?:mails|mailOutcomes)\./, '').replaceAll(/[._]/g, ' ');
}
