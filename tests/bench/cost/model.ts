import { firewallRules } from '../../../infra/firewall/firewallRules.ts';
import type { Stage } from '../../../infra/stages/stage.ts';
import { exampleStages } from '../../support/exampleStages.ts';
import { atOrigin } from './edge.ts';
import type { MeasuredCosts } from './measured.ts';
import { free, prices } from './prices.ts';
import type { StageParts } from './templates.ts';
import {
  addresses,
  besides,
  callsEdgeFunction,
  drawingMs,
  type EdgePart,
  edgeCaches,
  eventsOfBus,
  functionGigabytes,
  functionMs,
  hoursOfMonth,
  keptMonths,
  logBytes,
  looksIntoQueue,
  ofHundredVisits,
  pagesOfFunctions,
  sharedSeconds,
  storedBytes,
  unitsOfMail,
  unitsOfPhoto,
  versions,
  type Work,
  wholeProcessor,
} from './visit.ts';

/** As the stages come: those of an operator have values of their own. */
type StageName = 'dev' | 'prod';

export const secondsOfMonth = 30 * 24 * 3600;

const works = Object.keys(ofHundredVisits) as Work[];

/** How often something is done in a month of so many visits, by somebody and at the origin. */
export function callsOf(visits: number, work: Work): { asked: number; origin: number } {
  const asked = (visits * ofHundredVisits[work]) / 100;
  const seconds = sharedSeconds[work];
  if (seconds === undefined) return { asked, origin: asked };
  const kept = { seconds, addresses: addresses[work] ?? 1, caches: edgeCaches };
  return { asked, origin: atOrigin(asked / secondsOfMonth, kept) * secondsOfMonth };
}

/** Milliseconds that a function runs for a piece of work: with its share of a processor a password takes long. */
export function millisecondsOf(work: Work, { passwordMs }: MeasuredCosts): number {
  const hashes = work === 'signup' || work === 'login';
  const processing = (hashes ? passwordMs : 0) + (pagesOfFunctions.includes(work) ? drawingMs : 0);
  return functionMs.usual + (processing * wholeProcessor) / (functionGigabytes.usual * 1024);
}

export type Bill = Record<
  | 'CloudFront'
  | 'API Gateway'
  | 'Lambda'
  | 'DynamoDB'
  | 'S3'
  | 'SES'
  | 'queues and bus'
  | 'CloudWatch'
  | 'Secrets Manager'
  | 'WAF',
  number
>;

/** Dollars of a month of a stage with so many visits. */
export function billOf(visits: number, measured: MeasuredCosts, name: StageName = 'prod'): Bill {
  const parts = measured.stages[name];
  const share = visits / 100;
  const total = (of: (work: Work, calls: { asked: number; origin: number }) => number) =>
    sum(works.map((work) => of(work, callsOf(visits, work))));
  const origin = total((_, calls) => calls.origin);
  const mails = share * besides.mails;
  const photos = share * besides.photosUploaded;
  return {
    CloudFront: edgeBill({
      requests: sum(Object.values(edgeRequests(visits, measured))),
      functionCalls: edgeFunctionCalls(visits, measured),
      bytes: edgeBytes(visits, measured),
    }),
    'API Gateway': millions(origin) * prices.gateway.dollars,
    Lambda: lambdaBill({
      // A mail, a photo and what follows from a booking are calls too.
      calls: origin + mails * 2 + photos,
      gigabyteSeconds:
        total((work, calls) => (calls.origin * millisecondsOf(work, measured) * functionGigabytes.usual) / 1000) +
        (mails * 2 * functionMs.usual * functionGigabytes.usual) / 1000 +
        (photos * functionMs.photo * functionGigabytes.photo) / 1000,
    }),
    DynamoDB:
      millions(
        total((work, calls) => calls.origin * measured.work[work].reads) +
          mails * unitsOfMail.reads +
          photos * unitsOfPhoto.reads,
      ) *
        prices.readUnits.dollars +
      millions(
        total((work, calls) => calls.origin * measured.work[work].writes) +
          mails * unitsOfMail.writes +
          photos * unitsOfPhoto.writes,
      ) *
        prices.writeUnits.dollars +
      storedBill(share * storedBytes * keptMonths, exampleStages[name].keepsData),
    S3: s3Bill(photos, share * besides.photosSeen),
    SES: (mails / 1000) * prices.mails.dollars,
    'queues and bus': busBill(share, parts),
    CloudWatch: watchBill(origin + mails * 2, parts, exampleStages[name].tracing),
    'Secrets Manager':
      parts.secrets * prices.secrets.dollars +
      (Math.min(origin, parts.functions * hoursOfMonth) / 10_000) * 2 * prices.secretReads.dollars,
    WAF: firewallBill(sum(Object.values(edgeRequests(visits, measured))), exampleStages[name].firewall),
  };
}

function storedBill(bytes: number, isRestorable: boolean): number {
  const stored = gigabytes(bytes);
  return (
    beyond(stored, free.storedGigabytes) * prices.storedItems.dollars +
    (isRestorable ? stored * prices.restoring.dollars : 0)
  );
}

/** A queue is looked into while it is empty; an event is put on the bus, and once into each queue that hears it. */
function busBill(share: number, { queuesRead }: StageParts): number {
  if (queuesRead === 0) return 0;
  const events = share * eventsOfBus.told;
  // It is put there, read and deleted.
  const calls = queuesRead * looksIntoQueue + events * eventsOfBus.heardBy * 3;
  return (
    millions(beyond(calls, free.queueCalls)) * prices.queueCalls.dollars + millions(events) * prices.busEvents.dollars
  );
}

function watchBill(calls: number, parts: StageParts, isTraced: boolean): number {
  return (
    gigabytes(calls * logBytes) * prices.logs.dollars +
    beyond(parts.alarmMetrics, free.alarms) * prices.alarms.dollars +
    beyond(parts.ownMetrics, free.ownMetrics) * prices.ownMetrics.dollars +
    parts.largeDashboards * prices.dashboards.dollars +
    (isTraced ? millions(calls * tracedShare) * prices.traces.dollars : 0)
  );
}

/** X-Ray records one call a second and one in twenty of the others. */
const tracedShare = 0.05;

/** Bytes from the edge in a month of so many visits. */
export function edgeBytes(visits: number, { work, photoBytes, firstLoad }: MeasuredCosts): number {
  const ofCalls = sum(works.map((each) => callsOf(visits, each).asked * work[each].bytes));
  return ofCalls + (visits / 100) * (besides.photosSeen * photoBytes + besides.firstLoads * firstLoad.bytes);
}

/** Requests at the edge in a month of so many visits. */
export function edgeRequests(visits: number, { firstLoad }: MeasuredCosts): Record<EdgePart, number> {
  return {
    api: sum(works.filter((work) => !pagesOfFunctions.includes(work)).map((work) => callsOf(visits, work).asked)),
    site: (visits / 100) * besides.firstLoads * firstLoad.files,
    photos: (visits / 100) * besides.photosSeen,
  };
}

/** How often they call a function of CloudFront. */
export function edgeFunctionCalls(visits: number, measured: MeasuredCosts): number {
  const requests = Object.entries(edgeRequests(visits, measured)) as [EdgePart, number][];
  return sum(requests.map(([part, count]) => (callsEdgeFunction[part] ? count : 0)));
}

export function sumOf(bill: Bill): number {
  return sum(Object.values(bill));
}

/** The bill of a stage that is as `prod` but for the firewall. */
export function withoutFirewall(bill: Bill): Bill {
  return { ...bill, WAF: 0 };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

/** The firewall looks at every request, and asks for each rule by the month. */
function firewallBill(requests: number, firewall: Stage['firewall']): number {
  if (!firewall) return 0;
  const rules = firewallRules(firewall).length;
  return (
    prices.firewallList.dollars + rules * prices.firewallRule.dollars + millions(requests) * prices.firewall.dollars
  );
}

function edgeBill({ requests, functionCalls, bytes }: Record<'requests' | 'functionCalls' | 'bytes', number>): number {
  return (
    (beyond(requests, free.edgeRequests) / 10_000) * prices.edgeRequests.dollars +
    beyond(gigabytes(bytes), free.edgeGigabytes) * prices.edgeTraffic.dollars +
    millions(beyond(functionCalls, free.edgeFunctions)) * prices.edgeFunctions.dollars
  );
}

function lambdaBill({ calls, gigabyteSeconds }: { calls: number; gigabyteSeconds: number }): number {
  return (
    millions(beyond(calls, free.lambdaCalls)) * prices.lambdaCalls.dollars +
    beyond(gigabyteSeconds, free.lambdaSeconds) * prices.lambdaSeconds.dollars
  );
}

/**
 * Six files of a photo, of 400 KB together, that stay for years: a year of them is counted, and the versions of those that are replaced.
 * One look in twenty is not kept at the edge.
 */
function s3Bill(photos: number, seen: number): number {
  const kept = 12 + versions.share * (versions.days / 30);
  return (
    gigabytes(photos * kept * 400_000) * prices.files.dollars +
    ((photos * 7) / 1000) * prices.filePuts.dollars +
    (seen / 20 / 1000) * prices.fileGets.dollars
  );
}

function beyond(used: number, given: number): number {
  return Math.max(0, used - given);
}

function millions(count: number): number {
  return count / 1_000_000;
}

function gigabytes(bytes: number): number {
  return bytes / 1_000_000_000;
}
