import { exampleStages } from '../../support/exampleStages.ts';
import { unitsOfKey } from './edge.ts';
import type { MeasuredCosts } from './measured.ts';
import { callsOf, millisecondsOf, secondsOfMonth } from './model.ts';
import { besides, functionMs, ofHundredVisits, peak, type Work, wholeProcessor } from './visit.ts';

/** As the stage `prod` comes: a stage of an operator has values of its own. */
const { prod: stage } = exampleStages;

/** Something that ends at a number: how much of it a month of visits takes in its busy hour, and what to raise. */
export interface Limit {
  name: string;
  unit: string;
  most: number;
  load: (visits: number) => number;
  raise: string;
}

const works = Object.keys(ofHundredVisits) as Work[];

/** The limits of the stage `prod`, with the quotas of AWS that docs/deploying.md asks for. */
export function limitsOf(measured: MeasuredCosts): Limit[] {
  const busy = (visits: number, work: Work) => callsOf(visits * peak, work).origin / secondsOfMonth;
  const running = (visits: number, among: readonly Work[]) =>
    among.reduce((sum, work) => sum + (busy(visits, work) * millisecondsOf(work, measured)) / 1000, 0);
  const route = (visits: number) => Math.max(...works.map((work) => busy(visits, work)));
  const perDay = (ofHundred: number) => (visits: number) => ((visits / 100) * ofHundred * 2) / 30;
  return [
    {
      name: 'throttle of the busiest route',
      unit: 'requests a second',
      most: stage.throttle.rate,
      load: route,
      raise: `\`throttle\` of the stage; the account has 10,000, and from ${Math.floor(unitsOfKey / measured.busiestKey)} on one place could fill its key`,
    },
    {
      name: 'functions at once',
      unit: 'at once',
      most: stage.concurrency,
      load: (visits) => running(visits, works),
      raise: 'the quota of Lambda, and `concurrency`',
    },
    {
      name: 'logins and signups',
      unit: 'a second',
      most: Math.round((1000 * stage.concurrency) / millisecondsOf('login', measured)),
      load: (visits) => busy(visits, 'login') + busy(visits, 'signup'),
      raise: `\`memoryMegabytes\`: with ${wholeProcessor.toLocaleString('en')} a function has a whole processor`,
    },
    {
      name: 'the busiest key of a search',
      unit: 'read units a second',
      most: unitsOfKey,
      load: (visits) => busy(visits, 'search') * measured.busiestKey,
      raise: '`cacheSeconds` of the search',
    },
    {
      name: 'mails of SES',
      unit: 'a day',
      most: 50_000,
      load: perDay(besides.mails),
      raise: 'the sending quota of SES, and its rate a second',
    },
    {
      name: 'photos drawn at once',
      unit: 'at once',
      most: 10,
      load: (visits) => ((visits * peak * besides.photosUploaded) / 100 / secondsOfMonth) * (functionMs.photo / 1000),
      raise: '`atOnce` of `functions/events/processPhoto.ts`; until then they wait',
    },
  ];
}

/** Visits a month with which a limit is met. */
export function visitsAt({ load, most }: Limit): number {
  let [below, above] = [1, 1e12];
  for (let step = 0; step < 100; step += 1) {
    const middle = Math.sqrt(below * above);
    if (load(middle) < most) below = middle;
    else above = middle;
  }
  return below;
}
