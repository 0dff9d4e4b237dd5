import { tableIndexes, tableKeys } from '../../../functions/runtime/table.ts';
import { windowSeconds } from '../../../infra/firewall/firewallRules.ts';
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
  /** Dollars of the same day under a flat-rate plan, which has edge and firewall in its price. */
  behindEdge: number;
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
  const { requests: ofAddress } = stage.firewall || { requests: Number.POSITIVE_INFINITY };
  const file = { edge: atEdge(firstLoad.bytes / firstLoad.files) + ofEdgeFunction, behind: 0 };
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
      behindEdge: day * stage.concurrency * ofFunction(1000),
    },
    tablesAtTheirMost(),
    {
      what: `one address at its limit, ${(ofAddress / windowSeconds).toLocaleString('en')} files a second`,
      ...dayOf(ofAddress / windowSeconds, file),
    },
    {
      what: 'a gigabit a second of photos from the edge, in the width of a phone',
      ...dayOf(1e9 / 8 / photoBytes, { edge: atEdge(photoBytes), behind: 0 }),
    },
    {
      what: `${floodRate.toLocaleString('en')} requests a second of the site's files, or of answers that the edge keeps, from ${Math.ceil((floodRate * windowSeconds) / ofAddress).toLocaleString('en')} addresses`,
      ...dayOf(floodRate, file),
    },
  ];
}

/** Dollars of a request, at the edge and behind it. */
interface RequestPrice {
  edge: number;
  behind: number;
}

/** A day of so many requests a second. */
function dayOf(requests: number, { edge, behind }: RequestPrice): Omit<Worst, 'what'> {
  return {
    aDay: day * requests * (edge + behind),
    firewall: (day * requests * prices.firewall.dollars) / 1e6,
    behindEdge: day * requests * behind,
  };
}

/** A loop of ours that reads and writes without an end. */
function tablesAtTheirMost(): Worst {
  const { reads, writes } = stage.tableUnits;
  const indexes = Object.values(tableIndexes).flatMap((of) => Object.keys(of)).length;
  const aSecond = (reads * prices.readUnits.dollars + writes * prices.writeUnits.dollars) / 1e6;
  const aDay = day * (tableKeys.length + indexes) * aSecond;
  const what = `all ${tableKeys.length} tables and ${indexes} indexes at what they serve at most, ${reads.toLocaleString('en')} read and ${writes.toLocaleString('en')} write units a second`;
  return { what, aDay, firewall: 0, behindEdge: aDay };
}

const ofEdgeFunction = prices.edgeFunctions.dollars / 1e6;

function atEdge(bytes: number): number {
  return prices.edgeRequests.dollars / 10_000 + (bytes / 1e9) * prices.edgeTraffic.dollars;
}

/** A call of the API from the edge to the tables. */
function ofCall({ reads, writes, bytes }: WorkUnits, milliseconds: number = functionMs.usual): RequestPrice {
  const behind =
    (prices.gateway.dollars + prices.lambdaCalls.dollars) / 1e6 +
    ofFunction(milliseconds) +
    (logBytes / 1e9) * prices.logs.dollars +
    (reads * prices.readUnits.dollars + writes * prices.writeUnits.dollars) / 1e6;
  return { edge: atEdge(bytes) + ofEdgeFunction, behind };
}

function ofFunction(milliseconds: number): number {
  return (milliseconds / 1000) * functionGigabytes.usual * prices.lambdaSeconds.dollars;
}
