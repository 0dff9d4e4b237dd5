import { exampleStages } from '../../support/exampleStages.ts';
import { atOrigin, unitsOfKey } from './edge.ts';
import { limitsOf } from './limits.ts';
import type { MeasuredCosts } from './measured.ts';
import { type Bill, billOf, sumOf } from './model.ts';
import { drawPlot } from './plot.ts';
import { edgeCaches, sharedSeconds } from './visit.ts';

/** As the stage `prod` comes: a stage of an operator has values of its own. */
const { prod: stage } = exampleStages;

/** The plots of docs/cost.md, by the names of their files. */
export function costPlots(measured: MeasuredCosts): Record<string, string> {
  return {
    'cost-by-service.svg': byService(measured),
    'cost-limits.svg': againstLimits(measured),
    'cost-edge.svg': atTheEdge(measured),
  };
}

/** From one power of ten to another, ten points in each. */
function between(from: number, to: number): number[] {
  const [first, last] = [Math.round(Math.log10(from) * 10), Math.round(Math.log10(to) * 10)];
  return Array.from({ length: last - first + 1 }, (_, step) => 10 ** ((first + step) / 10));
}

function byService(measured: MeasuredCosts): string {
  const visits = between(1000, 100_000_000);
  // Secrets, keys and queues cost about the same with any number of visits.
  const services = (Object.keys(billOf(1000, measured)) as (keyof Bill)[]).filter(
    (name) => !['Secrets Manager', 'KMS', 'queues and bus'].includes(name),
  );
  const line = (name: string, of: (bill: Bill) => number) => ({
    name,
    points: visits.map((each) => [each, of(billOf(each, measured))] as const),
  });
  return drawPlot({
    title: 'Dollars a month of the stage prod, by service',
    x: { label: 'visits a month', from: 1000, to: 100_000_000 },
    y: { label: 'US dollars a month', from: 0.01, to: 100_000 },
    lines: [line('all of it', sumOf), ...services.map((name) => line(name, (bill) => bill[name]))],
  });
}

function againstLimits(measured: MeasuredCosts): string {
  const visits = between(10_000, 1_000_000_000);
  return drawPlot({
    title: 'Limits of the stage prod in its busy hour',
    x: { label: 'visits a month', from: 10_000, to: 1_000_000_000 },
    y: { label: 'percent of the limit', from: 0.01, to: 10_000 },
    lines: [
      { name: 'the limit', isBound: true, points: visits.map((each) => [each, 100] as const) },
      ...limitsOf(measured).map(({ name, load, most }) => ({
        name,
        points: visits.map((each) => [each, (100 * load(each)) / most] as const),
      })),
    ],
  });
}

function atTheEdge(measured: MeasuredCosts): string {
  const different = between(1, 1_000_000);
  const bound = (name: string, value: number) => ({
    ...{ name, isBound: true },
    points: different.map((each) => [each, value] as const),
  });
  const seconds = sharedSeconds.search ?? 0;
  const kept = (name: string, caches: number) => ({
    name,
    points: different.map((each) => [each, atOrigin(10_000, { seconds, addresses: each, caches })] as const),
  });
  return drawPlot({
    title: `10,000 searches a second, kept for ${seconds} seconds at the edge`,
    x: { label: 'different searches among them', from: 1, to: 1_000_000 },
    y: { label: 'searches a second that reach the origin', from: 0.01, to: 100_000 },
    lines: [
      bound('kept nowhere', 10_000),
      bound('what one key serves', unitsOfKey / measured.busiestKey),
      bound('throttle of the route', stage.throttle.rate),
      kept(`${edgeCaches} edge caches`, edgeCaches),
      kept('one edge cache', 1),
    ],
  });
}
