import { exampleStages } from '../../support/exampleStages.ts';
import { atOrigin, unitsOfKey } from './edge.ts';
import { flatRates, visitsOfPlan } from './flatRates.ts';
import { type Limit, limitsOf, visitsAt } from './limits.ts';
import type { MeasuredCosts } from './measured.ts';
import { type Bill, billOf, sumOf, withoutFirewall } from './model.ts';
import { type Price, prices, pricesOf } from './prices.ts';
import type { StageParts } from './templates.ts';
import { edgeCaches, ofHundredVisits, pagesOfFunctions, sharedSeconds, type Work } from './visit.ts';
import { worstBills } from './worst.ts';

/** As the stage `prod` comes: a stage of an operator has values of its own. */
const { prod: stage } = exampleStages;

const months = [1000, 100_000, 10_000_000];

/** The tables of docs/cost.md, by the names of their places. */
export function costTables(measured: MeasuredCosts): Record<string, string> {
  return {
    bills: bills(measured),
    standing: standing(measured),
    plans: plans(measured),
    limits: limits(measured),
    worst: table(
      ['what', 'a day by use', 'the firewall', 'a day with it', 'a day under a flat-rate plan'],
      worstBills(measured).map(({ what, aDay, firewall, behindEdge }) => [
        what,
        ...[aDay, firewall, aDay + firewall, behindEdge].map(dollars),
      ]),
    ),
    edge: edge(measured),
    units: units(measured),
    prices: table(
      ['a', 'dollars', `as of ${pricesOf}`],
      Object.values<Price>(prices).map(({ source, dollars: each, per, verified }) => [
        per,
        String(each),
        `[${verified ? 'read' : 'assumed'}](${source})`,
      ]),
    ),
  };
}

function bills(measured: MeasuredCosts): string {
  const of = months.map((visits) => billOf(visits, measured));
  const services = (Object.keys(of[0] ?? {}) as (keyof Bill)[]).filter((service) => service !== 'WAF');
  return table(
    ['service', ...months.map((visits) => `${count(visits)} visits`)],
    [
      ...services.map((service) => [service, ...of.map((bill) => dollars(bill[service]))]),
      ['**together, without a firewall**', ...of.map((bill) => `**${dollars(sumOf(withoutFirewall(bill)))}**`)],
      ['the firewall (WAF)', ...of.map((bill) => dollars(bill.WAF))],
      ['**together, with it, as in `prod`**', ...of.map((bill) => `**${dollars(sumOf(bill))}**`)],
      ['a thousand visits of `prod`', ...of.map((bill, at) => dollars((sumOf(bill) / (months[at] ?? 1)) * 1000))],
    ],
  );
}

/** Dollars of a month in which nobody comes, and what they are for. */
function standing(measured: MeasuredCosts): string {
  const names = ['dev', 'prod'] as const;
  const rows: [what: string, of: (parts: StageParts) => number][] = [
    ['secrets', ({ secrets }) => secrets],
    ['keys of KMS', ({ keys }) => keys],
    ['metrics of alarms', ({ alarmMetrics }) => alarmMetrics],
    ['metrics that functions write, in a month in which each has a value', ({ ownMetrics }) => ownMetrics],
    ['dashboards of more than 50 metrics', ({ largeDashboards }) => largeDashboards],
    ['queues that functions read', ({ queuesRead }) => queuesRead],
  ];
  const bills = names.map((name) => billOf(0, measured, name));
  return table(
    ['what stands', ...names.map((name) => `\`${name}\``)],
    [
      ...rows.map(([what, of]) => [what, ...names.map((name) => count(of(measured.stages[name])))]),
      ['the firewall', ...bills.map(({ WAF }) => dollars(WAF))],
      ['**a month without visits**', ...bills.map((bill) => `**${dollars(sumOf(bill))}**`)],
      ['a month with 1,000 visits', ...names.map((name) => dollars(sumOf(billOf(1000, measured, name))))],
    ],
  );
}

/** CloudFront's flat-rate plans against what the same visits cost by use, with the firewall. */
function plans(measured: MeasuredCosts): string {
  return table(
    ['plan', 'dollars a month', 'requests', 'GB', 'visits that fill it', 'the same by use'],
    flatRates.map(({ name, dollars: price, requests, gigabytes }) => {
      const visits = visitsOfPlan({ requests, gigabytes }, measured);
      const { CloudFront, WAF } = billOf(visits, measured);
      const filled = count(Number(visits.toPrecision(2)));
      return [name, dollars(price), count(requests), count(gigabytes), filled, dollars(CloudFront + WAF)];
    }),
  );
}

function limits(measured: MeasuredCosts): string {
  const inOrder = limitsOf(measured).sort((a, b) => visitsAt(a) - visitsAt(b));
  return table(
    ['limit', 'at most', ...months.map((visits) => count(visits)), 'met with', 'what to raise'],
    inOrder.map((limit) => [
      limit.name,
      `${count(limit.most)} ${limit.unit}`,
      ...months.map((visits) => figure(limit.load(visits))),
      metWith(limit),
      limit.raise,
    ]),
  );
}

function metWith(limit: Limit): string {
  const visits = visitsAt(limit);
  return visits < 1e11 ? `${count(Number(visits.toPrecision(2)))} visits a month` : 'no number of visits';
}

function edge(measured: MeasuredCosts): string {
  const seconds = sharedSeconds.search ?? 0;
  return table(
    ['different searches', 'one cache', `${edgeCaches} caches`, 'units of one key', 'refused by the throttle'],
    [1, 10, 100, 1000, 10_000, 100_000].map((addresses) => {
      const origin = atOrigin(10_000, { seconds, addresses, caches: edgeCaches });
      const passed = Math.min(origin, stage.throttle.rate);
      return [
        count(addresses),
        figure(atOrigin(10_000, { seconds, addresses, caches: 1 })),
        figure(origin),
        `${figure(passed * measured.busiestKey)} of ${count(unitsOfKey)}`,
        figure(origin - passed),
      ];
    }),
  );
}

function units({ work }: MeasuredCosts): string {
  return table(
    ['work', 'of 100 visits', 'read units', 'write units', 'bytes, compressed', 'kept at the edge'],
    (Object.keys(ofHundredVisits) as Work[]).map((name) => {
      const { reads, writes, bytes } = work[name];
      const seconds = sharedSeconds[name];
      return [
        words[name],
        String(ofHundredVisits[name]),
        String(reads),
        String(writes),
        pagesOfFunctions.includes(name) ? 'in the first load' : count(bytes),
        seconds === undefined ? '' : `${seconds} s`,
      ];
    }),
  );
}

const words: Record<Work, string> = {
  featured: 'rooms of the home page',
  cityPage: 'page of a city, of 20',
  search: 'default search',
  counts: 'its counts',
  datedSearch: 'search with days',
  details: 'room details',
  reviews: 'page of reviews',
  roomPage: 'page of a room, as HTML',
  searchPage: 'page of a search, as HTML',
  calendar: 'calendar of a room',
  signup: 'signup',
  login: 'login',
  request: 'request for a room',
  accept: 'its acceptance',
  list: 'listing a hotel of five rooms',
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join('\n');
}

function dollars(value: number): string {
  if (value >= 100) return `$${count(Math.round(value))}`;
  return value > 0 && value < 0.01 ? 'under 1 cent' : `$${value.toFixed(2)}`;
}

function figure(value: number): string {
  return value >= 100 ? count(Math.round(value)) : String(Number(value.toPrecision(2)));
}

function count(value: number): string {
  return value.toLocaleString('en');
}
