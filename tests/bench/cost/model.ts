import { atOrigin } from './edge.ts';
import type { Measured } from './measured.ts';
import { free, prices } from './prices.ts';
import {
  addresses,
  besides,
  edgeCaches,
  functionGigabytes,
  functionMs,
  logBytes,
  ofHundredVisits,
  sharedSeconds,
  unitsOfMail,
  unitsOfPhoto,
  type Work,
  wholeProcessor,
} from './visit.ts';

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
export function millisecondsOf(work: Work, { passwordMs }: Measured): number {
  const hashes = work === 'signup' || work === 'login';
  return functionMs.usual + (hashes ? (passwordMs * wholeProcessor) / (functionGigabytes.usual * 1024) : 0);
}

export type Bill = Record<
  'CloudFront' | 'API Gateway' | 'Lambda' | 'DynamoDB' | 'S3' | 'SES' | 'CloudWatch' | 'Secrets Manager',
  number
>;

/** Dollars of a month with so many visits. */
export function billOf(visits: number, measured: Measured): Bill {
  const share = visits / 100;
  const total = (of: (work: Work, calls: { asked: number; origin: number }) => number) =>
    works.reduce((sum, work) => sum + of(work, callsOf(visits, work)), 0);
  const origin = total((_, calls) => calls.origin);
  const mails = share * besides.mails;
  const photos = share * besides.photosUploaded;
  return {
    CloudFront: edgeBill({
      requests: edgeRequests(visits, measured),
      apiCalls: total((_, { asked }) => asked),
      bytes:
        total((work, { asked }) => asked * measured.work[work].bytes) +
        share * (besides.photosSeen * measured.photoBytes + besides.firstLoads * measured.firstLoad.bytes),
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
        prices.writeUnits.dollars,
    S3: s3Bill(photos, share * besides.photosSeen),
    SES: (mails / 1000) * prices.mails.dollars,
    CloudWatch:
      gigabytes((origin + mails * 2) * logBytes) * prices.logs.dollars + alarmsOfStage * prices.alarms.dollars,
    'Secrets Manager': secretsOfStage * prices.secrets.dollars,
  };
}

/** Dollars of a firewall in front of all of it. */
export function firewallOf(visits: number, measured: Measured): number {
  return prices.firewallRules.dollars + millions(edgeRequests(visits, measured)) * prices.firewall.dollars;
}

function edgeRequests(visits: number, { firstLoad }: Measured): number {
  const asked = works.reduce((sum, work) => sum + callsOf(visits, work).asked, 0);
  return asked + (visits / 100) * (besides.photosSeen + besides.firstLoads * firstLoad.files);
}

/** Alarms of a stage beyond those that are free, and its secrets. */
const alarmsOfStage = 20 - free.alarms;
const secretsOfStage = 2;

export function sumOf(bill: Bill): number {
  return Object.values(bill).reduce((sum, each) => sum + each, 0);
}

function edgeBill({ requests, apiCalls, bytes }: { requests: number; apiCalls: number; bytes: number }): number {
  return (
    (beyond(requests, free.edgeRequests) / 10_000) * prices.edgeRequests.dollars +
    beyond(gigabytes(bytes), free.edgeGigabytes) * prices.edgeTraffic.dollars +
    millions(beyond(apiCalls, free.edgeFunctions)) * prices.edgeFunctions.dollars
  );
}

function lambdaBill({ calls, gigabyteSeconds }: { calls: number; gigabyteSeconds: number }): number {
  return (
    millions(beyond(calls, free.lambdaCalls)) * prices.lambdaCalls.dollars +
    beyond(gigabyteSeconds, free.lambdaSeconds) * prices.lambdaSeconds.dollars
  );
}

/** Six files of a photo, of 400 KB together, that stay for years: a year of them is counted. One look in twenty is not kept at the edge. */
function s3Bill(photos: number, seen: number): number {
  return (
    gigabytes(photos * 12 * 400_000) * prices.files.dollars +
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
