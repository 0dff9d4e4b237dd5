import { stage } from '../../../infra/stages/prod.ts';
import type { Measured } from './measured.ts';
import { millisecondsOf, secondsOfMonth } from './model.ts';
import { prices } from './prices.ts';
import { functionGigabytes, functionMs, logBytes } from './visit.ts';

/** A bill that somebody could make on purpose, and how long a day of it is. */
export interface Worst {
  what: string;
  aDay: number;
}

/** Read units that a search with dates takes at most (decision 50). */
const mostUnits = 16;

/** Requests a second that API Gateway lets an account have, over all of its routes. */
const accountRate = 10_000;

const day = secondsOfMonth / 30;

export function worstBills(measured: Measured): Worst[] {
  const { work } = measured;
  const { rate } = stage.throttle;
  const request =
    (prices.gateway.dollars + prices.lambdaCalls.dollars) / 1e6 +
    (logBytes / 1e9) * prices.logs.dollars +
    prices.edgeRequests.dollars / 10_000;
  const seconds = (milliseconds: number) =>
    (milliseconds / 1000) * functionGigabytes.usual * prices.lambdaSeconds.dollars;
  const units = (reads: number, writes = 0) =>
    (reads * prices.readUnits.dollars + writes * prices.writeUnits.dollars) / 1e6;
  const usual = request + seconds(functionMs.usual);
  return [
    {
      what: `one route at its throttle, ${rate} a second: a read`,
      aDay: day * rate * (usual + units(work.details.reads)),
    },
    { what: 'the same with searches of days, of 16 read units each', aDay: day * rate * (usual + units(mostUnits)) },
    {
      what: 'the same with logins, each of which hashes',
      aDay:
        day *
        rate *
        (request + seconds(millisecondsOf('login', measured)) + units(work.login.reads, work.login.writes)),
    },
    {
      what: `all routes at the account's ${accountRate.toLocaleString('en')} a second`,
      aDay: day * accountRate * (usual + units(work.details.reads)),
    },
    {
      what: `all ${stage.concurrency.toLocaleString('en')} functions at work without a pause`,
      aDay: day * stage.concurrency * seconds(1000),
    },
    {
      what: 'a gigabit a second of photos from the edge, which no throttle of ours sees',
      aDay: (day / 8) * prices.edgeTraffic.dollars,
    },
  ];
}
