import { exampleStages } from '../../support/exampleStages.ts';
import type { MeasuredCosts, WorkUnits } from './measured.ts';
import { millisecondsOf, secondsOfMonth } from './model.ts';
import { prices } from './prices.ts';
import { functionGigabytes, functionMs, logBytes } from './visit.ts';

/** As the stage `prod` comes: a stage of an operator has values of its own. */
const { prod: stage } = exampleStages;

/** A bill that somebody could make on purpose. */
export interface Worst {
  what: string;
  /** Dollars of a day of it, but for the firewall. */
  aDay: number;
  /** Dollars of the same day for the requests that a firewall looks at. */
  firewall: number;
}

/** Read units that a search with dates takes at most (decision 50). */
const mostUnits = 28;

/** Requests a second that API Gateway lets an account have, over all of its routes. */
const accountRate = 10_000;

/** An assumption: requests a second that somebody has sent to the edge by machines of others. */
const floodRate = 100_000;

const day = secondsOfMonth / 30;

export function worstBills(measured: MeasuredCosts): Worst[] {
  const { work, firstLoad, photoBytes } = measured;
  const { rate } = stage.throttle;
  const login = millisecondsOf('login', measured);
  const oneRead = ofCall(work.details);
  return [
    { what: `one route at its throttle, ${rate} a second: a read`, ...dayOf(rate, oneRead) },
    {
      what: `the same with searches of days, of ${mostUnits} read units each`,
      ...dayOf(rate, ofCall({ ...work.datedSearch, reads: mostUnits })),
    },
    { what: 'the same with logins, each of which hashes', ...dayOf(rate, ofCall(work.login, login)) },
    {
      what: `all routes at the account's ${accountRate.toLocaleString('en')} a second`,
      ...dayOf(accountRate, oneRead),
    },
    {
      what: `all ${stage.concurrency.toLocaleString('en')} functions at work without a pause, whatever calls them`,
      aDay: day * stage.concurrency * ofFunction(1000),
      firewall: 0,
    },
    {
      what: 'a gigabit a second of photos from the edge, in the width of a phone',
      ...dayOf(1e9 / 8 / photoBytes, atEdge(photoBytes)),
    },
    {
      what: `${floodRate.toLocaleString('en')} requests a second of the site's files, or of answers that the edge keeps`,
      ...dayOf(floodRate, atEdge(firstLoad.bytes / firstLoad.files) + ofEdgeFunction),
    },
  ];
}

/** A day of so many requests a second, of which each costs so many dollars. */
function dayOf(requests: number, dollars: number): Pick<Worst, 'aDay' | 'firewall'> {
  return { aDay: day * requests * dollars, firewall: (day * requests * prices.firewall.dollars) / 1e6 };
}

const ofEdgeFunction = prices.edgeFunctions.dollars / 1e6;

function atEdge(bytes: number): number {
  return prices.edgeRequests.dollars / 10_000 + (bytes / 1e9) * prices.edgeTraffic.dollars;
}

/** A call of the API from the edge to the tables. */
function ofCall({ reads, writes, bytes }: WorkUnits, milliseconds: number = functionMs.usual): number {
  return (
    atEdge(bytes) +
    ofEdgeFunction +
    (prices.gateway.dollars + prices.lambdaCalls.dollars) / 1e6 +
    ofFunction(milliseconds) +
    (logBytes / 1e9) * prices.logs.dollars +
    (reads * prices.readUnits.dollars + writes * prices.writeUnits.dollars) / 1e6
  );
}

function ofFunction(milliseconds: number): number {
  return (milliseconds / 1000) * functionGigabytes.usual * prices.lambdaSeconds.dollars;
}
