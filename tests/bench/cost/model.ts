import { exampleStages } from '../../support/exampleStages.ts';
import {
  busBill,
  edgeBill,
  firewallBill,
  keyBill,
  lambdaBill,
  millions,
  s3Bill,
  storedBill,
  watchBill,
} from './bills.ts';
import { atOrigin } from './edge.ts';
import type { MeasuredCosts } from './measured.ts';
import { prices } from './prices.ts';
import {
  addresses,
  besides,
  callsEdgeFunction,
  drawingMs,
  type EdgePart,
  edgeCaches,
  functionGigabytes,
  functionMs,
  hoursOfMonth,
  keptMonths,
  ofHundredVisits,
  pagesOfFunctions,
  sharedSeconds,
  storedBytes,
  unitsOfMail,
  unitsOfPhoto,
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
  | 'KMS'
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
    KMS: keyBill(share * besides.openings, parts),
    WAF: firewallBill(sum(Object.values(edgeRequests(visits, measured))), exampleStages[name].firewall),
  };
}

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
